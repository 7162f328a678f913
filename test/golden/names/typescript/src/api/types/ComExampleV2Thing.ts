export interface ComExampleV2Thing {
  v2?: string;
}

export interface ComExampleV1Thing {
  v1?: string;
}

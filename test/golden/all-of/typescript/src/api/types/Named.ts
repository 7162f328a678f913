export interface Named {
  name?: string;
}

export interface BoolField {
  type?: "bool";
  value?: boolean;
}

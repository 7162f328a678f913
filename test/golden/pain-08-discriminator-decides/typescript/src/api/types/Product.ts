export interface Product {
  kind: string;
  name?: string;
}

export interface Author {
  name?: string;
}

export interface Type {
  Import?: string;
}

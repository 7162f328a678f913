export interface Entry {
  id?: string;
  text?: string;
}

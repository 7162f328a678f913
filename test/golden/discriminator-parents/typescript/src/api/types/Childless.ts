export interface Childless {
  type?: string;
}

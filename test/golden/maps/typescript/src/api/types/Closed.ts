export interface Closed {
  a?: string;
}

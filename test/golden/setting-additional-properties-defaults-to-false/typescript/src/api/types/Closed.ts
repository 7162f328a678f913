export interface Closed {
  text?: string;
}

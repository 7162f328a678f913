export interface Heard {
  text?: string;
}

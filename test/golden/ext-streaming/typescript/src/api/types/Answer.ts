export interface Answer {
  text: string;
}

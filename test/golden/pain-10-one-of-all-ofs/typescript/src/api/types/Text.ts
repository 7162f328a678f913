export interface Text {
  text: string;
}

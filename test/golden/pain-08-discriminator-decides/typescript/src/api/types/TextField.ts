export interface TextField {
  value: string;
}

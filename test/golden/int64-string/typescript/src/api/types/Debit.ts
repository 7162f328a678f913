export interface Debit {
  kind: string;
  value: string;
}

export interface Debit {
  kind: string;
  value: bigint;
}

export interface Transfer {
  method: string;
  iban?: string;
}

export interface BookLoan {
  to?: string;
  overdue?: boolean;
}

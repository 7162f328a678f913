export interface Card {
  method: string;
  last4?: string;
}

export interface Card {
  kind: string;
  id?: string;
  secret?: string;
}

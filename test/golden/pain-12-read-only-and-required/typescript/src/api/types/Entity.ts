export interface Entity {
  id?: string;
  createdAt?: string;
}

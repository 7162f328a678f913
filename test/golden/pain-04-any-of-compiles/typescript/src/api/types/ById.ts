export interface ById {
  id: number;
  limit?: number;
}

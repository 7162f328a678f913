export interface ByName {
  name: string;
  limit?: number;
}

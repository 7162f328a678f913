export interface Base {
  id: string;
  note?: string | null;
}

export interface Base {
  id: string;
}

export interface Flight {
  id: string;
}

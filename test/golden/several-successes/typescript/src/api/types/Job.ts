export interface Job {
  id: string;
}

export interface Created {
  type: string;
  at: string;
}

export interface Created {
  id: string;
  before?: Created | null;
}

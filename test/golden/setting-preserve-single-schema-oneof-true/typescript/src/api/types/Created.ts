export interface Created {
  id: CreatedId;
  before?: Created | null;
}

export type CreatedId = string;

export interface GetPetResponse {
  id?: string;
}

export interface DeletePetConflictErrorBody {
  usedBy: string[];
}

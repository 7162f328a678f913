/** What `getPet` takes. */
export interface GetPetRequest {
  id: string;
}

/** What `deletePet` takes. */
export interface DeletePetRequest {
  id: string;
}

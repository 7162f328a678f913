/** What `listPets` takes. */
export interface ListPetsRequest {
  limit?: number;
}

/** What `getPet` takes. */
export interface GetPetRequest {
  id: string;
}

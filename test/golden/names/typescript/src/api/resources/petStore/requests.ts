/** What `getPetsPetIdOwnersOwnerId` takes. */
export interface GetPetsPetIdOwnersOwnerIdPetStoreRequest {
  "pet-id": string;
  "owner.id": string;
}

export interface PetStoreClient {
  secret?: string;
}

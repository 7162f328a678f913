export interface CreatePetRequest {
  own?: string;
}

export interface PetsListTooManyPetsData {
  limit?: number;
}

export interface PetModel {
  lower?: boolean;
}

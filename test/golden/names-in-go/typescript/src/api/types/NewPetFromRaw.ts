export interface NewPetFromRaw {
  n: string;
}

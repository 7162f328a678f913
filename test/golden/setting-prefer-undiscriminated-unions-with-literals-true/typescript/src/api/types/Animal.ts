export type Animal = AnimalCat;

export interface AnimalBase {
  species: string;
}

export interface AnimalCat {
  species: "Cat";
  lives?: number;
}

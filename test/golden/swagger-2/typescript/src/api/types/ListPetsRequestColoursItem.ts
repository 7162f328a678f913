export type ListPetsRequestColoursItem = "black" | "white";

export const ListPetsRequestColoursItem = {
  Black: "black",
  White: "white",
} as const;

import { type Parents, ParentsClient } from "./src/index.js";

export function describe(pet: Parents.Pet): string {
  switch (pet.petType) {
    case "Cat":
      return `${pet.name} has ${pet.lives.toFixed()} lives`;
    case "Kitten":
      return pet.mother?.name ?? pet.name;
    case "hound":
    case "poodle":
      return pet.barks === true ? "loud" : "quiet";
    case "Lizard":
      return pet.name;
    default:
      return String(pet.petType);
  }
}

export function colorOf(color: Parents.Color): number | undefined {
  return color.model === "RGB" ? color.red : color.model === "CMYK" ? color.cyan : undefined;
}

export async function names(): Promise<readonly string[]> {
  const pets = await new ParentsClient().pets.add({
    body: { petType: "Cat", name: "Tom", lives: 9, friends: [{ petType: "Lizard", name: "Liz" }] },
  });
  return pets.map(describe);
}

// @ts-expect-error: a cat has lives.
export const cat: Parents.Pet = { petType: "Cat", name: "Tom" };

export const vehicles: readonly Parents.Vehicle[] = [
  { kind: "any", wheels: 3 },
  { kind: "cab", doors: 4 },
  { kind: "bike", bell: true },
];

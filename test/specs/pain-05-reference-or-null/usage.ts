import type { OrNull } from "./src/index.js";

const owner: OrNull.Owner = { name: "Ann" };

export const pet: OrNull.Pet = {
  owner: null,
  breeder: owner,
  vet: null,
  size: "small",
  friends: [owner, null],
  only: owner,
  single: { own: "x", name: "y" },
};

export const name: string | undefined = pet.owner?.name;

// @ts-expect-error: a union of one keeps the properties of its entry.
export const half: OrNull.Single = { own: "x" };

// @ts-expect-error: a union of one does not admit null.
export const none: OrNull.Pet = { owner, only: null };

export interface Pet {
  id: number;
  name: string;
  mood?: PetMood;
}

export type PetMood = "calm" | "wild" | (string & {});

export const PetMood = {
  Calm: "calm",
  Wild: "wild",
} as const;

import type { Kind } from "./types/Kind.js";
import type { ListPetsRequestColoursItem } from "./types/ListPetsRequestColoursItem.js";
import type { Pet } from "./types/Pet.js";
import type { FileInput } from "../core/file/input.js";

/** What `listPets` takes. */
export interface ListPetsRequest {
  kind?: Kind;
  /**
   * How many to give at most.
   *
   * @defaultValue 20
   */
  limit?: number;
  tags?: string[];
  ids?: number[];
  breeds?: string[];
  colours?: ListPetsRequestColoursItem[];
  names?: string[];
  "X-Fields"?: string[];
}

/** What `addPet` takes. */
export interface AddPetRequest {
  kind?: Kind;
  /** The new one. */
  body: Pet;
}

/** What `replaceNote` takes. */
export interface ReplaceNoteRequest {
  id: number;
  body?: string;
}

/** What `changePet` takes. */
export interface ChangePetRequest {
  id: number;
  /** The new name. */
  name?: string | null;
  tags?: string[];
  mood: ChangePetRequestMood;
}

/** What `getPhoto` takes. */
export interface GetPhotoRequest {
  id: number;
}

/** What `addPhoto` takes. */
export interface AddPhotoRequest {
  id: number;
  photo: FileInput;
  caption?: string;
}

export type ChangePetRequestMood = "calm" | "wild";

export const ChangePetRequestMood = {
  Calm: "calm",
  Wild: "wild",
} as const;

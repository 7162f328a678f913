import type { Double } from "../../types/Double.js";
import type { Kind } from "../../types/Kind.js";
import type { PetId } from "../../types/PetId.js";
import type { FileInput } from "../../../core/file/input.js";

/** What `get` takes. */
export interface GetPetRequest {
  petId: PetId;
}

/** What `search` takes. */
export interface SearchPetRequest {
  kind?: Kind[];
  limit?: number;
  trace?: string;
}

/** What `add` takes. */
export interface AddPetRequest {
  id: PetId;
  name: string;
  weight: Double;
  born?: string | null;
  /** What is said of it. */
  tags?: string[];
  /** @deprecated Feed by order. */
  fed?: Record<string, number>;
  count: string;
  kind: Kind;
}

/** What `photo` takes. */
export interface PhotoPetRequest {
  petId: PetId;
}

/** What `upload` takes. */
export interface UploadPetRequest {
  petId: PetId;
  body: FileInput;
}

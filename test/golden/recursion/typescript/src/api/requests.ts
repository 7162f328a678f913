import type { Json } from "./types/Json.js";

/** What `putJson` takes. */
export interface PutJsonRequest {
  body: Json | null;
}

import type { Cat } from "../../types/Cat.js";
import type { Envelope } from "../../types/Envelope.js";

export interface CreateCatResponse extends Envelope {
  result: Cat;
}

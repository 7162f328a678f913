import type { Owner } from "./Owner.js";

export type Single = SingleModel;

export interface SingleModel extends Owner {
  own: string;
}

import type { Entity } from "./Entity.js";
import type { User } from "./User.js";

export interface Team extends Entity {
  lead: User;
  members: User[];
}

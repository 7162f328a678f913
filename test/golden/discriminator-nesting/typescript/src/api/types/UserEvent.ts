import type { UserAdded } from "./UserAdded.js";
import type { UserRemoved } from "./UserRemoved.js";
import type { UnknownTag } from "../../core/unknown.js";

/** By the same property. */
export type UserEvent = UserAdded | UserRemoved | { type: UnknownTag; [key: string]: unknown };

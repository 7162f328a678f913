import type { Owner } from "./Owner.js";

/** A pet as it is stored. */
export interface Pet {
  /** Given by the server. */
  id: string;
  name: string;
  /** Always there, perhaps null. */
  tag: string | null;
  /** Perhaps absent, never null. */
  nickname?: string;
  owner?: Owner | null;
  secret?: string;
  createdAt: string;
  /** Without a type it is any JSON value. */
  anything?: unknown;
}

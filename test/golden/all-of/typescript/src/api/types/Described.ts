import type { Base } from "./Base.js";

/** A wrapper around one reference adds text only. */
export type Described = Base;

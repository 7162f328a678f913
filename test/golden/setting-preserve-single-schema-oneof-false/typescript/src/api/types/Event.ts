import type { Created } from "./Created.js";

export type Event = Created;

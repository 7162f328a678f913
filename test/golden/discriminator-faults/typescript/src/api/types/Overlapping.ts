import type { C } from "./C.js";
import type { D } from "./D.js";

export type Overlapping = C | D;

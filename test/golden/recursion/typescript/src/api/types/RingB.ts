import type { RingC } from "./RingC.js";

export type RingB = { [key: string]: RingC };

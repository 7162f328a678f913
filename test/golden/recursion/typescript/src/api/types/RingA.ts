import type { RingB } from "./RingB.js";

export type RingA = RingB[];

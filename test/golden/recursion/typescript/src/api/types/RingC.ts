import type { RingA } from "./RingA.js";

export type RingC = RingA;

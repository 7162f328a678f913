import type { A } from "./A.js";
import type { B } from "./B.js";

export type Mapped = (A & { t: "a" }) | (B & { t: "B" });

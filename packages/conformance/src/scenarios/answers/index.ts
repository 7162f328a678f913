import type { Group } from "../../support/scenario.js";
import { bodies } from "./bodies.js";
import { heads } from "./heads.js";
import { streams } from "./streams.js";
import { tokens } from "./tokens.js";

/** Answers that no sound server gives, and what becomes of them in each language: the same. */
export const answersOfBrokenServers: Group = {
  title: "Broken servers",
  scenarios: [...heads, ...bodies, ...streams, ...tokens],
};

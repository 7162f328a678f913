import type { Group, Scenario } from "../support/scenario.js";
import { combinations, construction, credentials } from "./construction.js";

/** The table, in the order of its headings. */
export const GROUPS: readonly Group[] = [construction, credentials, combinations];

export const SCENARIOS: readonly Scenario[] = GROUPS.flatMap(({ scenarios }) => scenarios);

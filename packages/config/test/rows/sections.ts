import { API } from "./api.js";
import { AUTH } from "./auth.js";
import { FILE } from "./file.js";
import { GENERATORS } from "./generators.js";
import type { Section } from "./row.js";
import { SETTINGS } from "./settings.js";
import { SPECS } from "./specs.js";

/** Every section of generators.yml. */
export const SECTIONS: readonly Section[] = [...FILE, ...API, ...SPECS, ...SETTINGS, ...AUTH, ...GENERATORS];

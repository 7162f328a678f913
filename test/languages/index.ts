import type { Language } from "../support/language.js";
import { go } from "./go/index.js";
import { typescript } from "./typescript/index.js";

/** The languages of the suite, in the order of the report. */
export const LANGUAGES: readonly Language[] = [typescript, go];

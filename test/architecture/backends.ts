import { existsSync, readdirSync } from "node:fs";
import { ROOT } from "./imports.js";

/** The languages that have a backend, by the folders of plugins. One without a manifest is a runtime that has no backend yet. */
export const BACKEND_LANGUAGES: readonly string[] = readdirSync(`${ROOT}plugins`)
  .filter((name) => name.startsWith("backend-") && existsSync(`${ROOT}plugins/${name}/package.json`))
  .map((name) => name.replace("backend-", ""))
  .sort();

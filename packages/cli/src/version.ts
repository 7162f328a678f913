import { readFileSync } from "node:fs";

/** Release of the compiler: that of its package. The manifest is one folder up from sources, build and bundle alike. */
export const VERSION: string = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;

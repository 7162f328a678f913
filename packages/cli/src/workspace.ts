import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Where the configuration may be, seen from each folder on the way up. */
const PLACES = ["generators.yml", "generators.yaml", "sdkwright/generators.yml", "fern/generators.yml"];

/** The configuration to use: its folder (absolute) and its name in it. */
export interface ConfigPlace {
  readonly root: string;
  readonly file: string;
}

/**
 * The configuration that was named, whether or not it exists, else the nearest one from a folder upwards. Undefined
 * where there is none.
 */
export function findConfig(cwd: string, named: string | undefined): ConfigPlace | undefined {
  if (named !== undefined) return placeOf(resolve(cwd, named));
  for (let folder = cwd; ; folder = dirname(folder)) {
    const found = PLACES.map((place) => join(folder, place)).find((path) => existsSync(path));
    if (found !== undefined) return placeOf(found);
    if (dirname(folder) === folder) return undefined;
  }
}

function placeOf(path: string): ConfigPlace {
  return { root: dirname(path), file: basename(path) };
}

import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const NAMES = ["generators.yml", "generators.yaml"];
/** Where a workspace may be, seen from each folder on the way up. */
const BASES = ["", "sdkwright", "fern"];

/** A configuration to use: its folder (absolute) and its name in it. */
export interface ConfigPlace {
  readonly root: string;
  readonly file: string;
  /** It belongs to another user, and was found in a folder above. */
  readonly foreign?: true;
  /** What `--api` calls it. Absent where the workspace has no folder `apis`. */
  readonly apiName?: string;
}

export interface ConfigQuery {
  /** The file that was named, whether or not it exists. */
  readonly named?: string | undefined;
  /** Take only a workspace of several APIs, where there is one. */
  readonly several?: boolean;
  /** Returns the owner of a file, by default from the file system; tests replace it. */
  readonly ownerOf?: (path: string) => number;
}

/**
 * Whether a configuration above the current folder is of a stranger: a generators.yml in a folder that others may write
 * to, such as `/tmp`, could run plugins of its own. Whoever owns the current folder is none, nor is the system itself.
 */
function isForeign({ root, file }: ConfigPlace, cwd: string, ownerOf: (path: string) => number): boolean {
  const owner = ownerOf(join(root, file));
  return owner !== 0 && owner !== process.getuid?.() && owner !== ownerOf(cwd);
}

/**
 * The configuration that was named, else those of the nearest workspace from a folder upwards: its generators.yml, and
 * one for each API in `apis/<name>/`. Empty where there is none.
 */
export function findConfigs(cwd: string, query: ConfigQuery): readonly ConfigPlace[] {
  const { named, ownerOf = (path) => statSync(path).uid } = query;
  if (named !== undefined) return [placeOf(resolve(cwd, named))];
  const marked = (place: ConfigPlace): ConfigPlace =>
    place.root !== cwd && isForeign(place, cwd, ownerOf) ? { ...place, foreign: true } : place;
  return nearestConfigs(cwd, query).map(marked);
}

function nearestConfigs(cwd: string, { several = false }: ConfigQuery): readonly ConfigPlace[] {
  let nearest: readonly ConfigPlace[] = [];
  for (let folder = cwd; ; folder = dirname(folder)) {
    for (const base of BASES) {
      const places = placesIn(join(folder, base));
      if (nearest.length === 0) nearest = places;
      const isEnough = several ? places.some(({ apiName }) => apiName !== undefined) : places.length > 0;
      if (isEnough) return places;
    }
    if (dirname(folder) === folder) return nearest;
  }
}

/** The workspace of a folder. Its own configuration is called `.` where there are other APIs. */
function placesIn(folder: string): readonly ConfigPlace[] {
  const own = configIn(folder);
  const apis = namesIn(join(folder, "apis")).flatMap((apiName): ConfigPlace[] => {
    const place = configIn(join(folder, "apis", apiName));
    return place === undefined ? [] : [{ ...place, apiName }];
  });
  if (own === undefined) return apis;
  return [apis.length === 0 ? own : { ...own, apiName: "." }, ...apis];
}

function configIn(folder: string): ConfigPlace | undefined {
  const path = NAMES.map((name) => join(folder, name)).find((candidate) => existsSync(candidate));
  return path === undefined ? undefined : placeOf(path);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function placeOf(path: string): ConfigPlace {
  return { root: dirname(path), file: basename(path) };
}

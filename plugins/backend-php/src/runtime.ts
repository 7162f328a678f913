import { posix } from "node:path";
import { type RuntimeFile, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };
import { SOURCES } from "./dialect.js";

/** The runtime of emitted SDKs. Paths are below the folder of the sources. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

/** The exception that is called after the API, in the runtime's sources. */
const BRANDED = /\bBrand(?=Exception\b)/g;

/** The namespace that stands for that of the SDK. */
const NAMESPACE = /(?<![\w\\])Sdk(?=\\)/g;

const paths: ReadonlyMap<string, string> = new Map(
  runtimeFiles.map(({ path }) => [posix.basename(path, ".php"), path]),
);

/** The file of a class of the runtime in an SDK. A class that the runtime does not have is a bug and throws. */
export function runtimePath(name: string): string {
  const path = paths.get(name);
  if (path === undefined) throw new Error(`The runtime does not have '${name}'`);
  return SOURCES + path;
}

/** Imports, which are sorted by names that are the SDK's own. */
const USES = /(?:^use [^;]+;\n)+/m;

const sorted = (uses: string): string =>
  `${uses
    .trimEnd()
    .split("\n")
    .sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .join("\n")}\n`;

/** What the runtime is called after in an SDK, and which parts of it the SDK has. */
interface RuntimeUser {
  readonly brand: string;
  readonly namespace: string;
  readonly helpers: ReadonlySet<string>;
}

/** Sources of the runtime as one SDK has them, in a folder of its own. */
function sourcesFor(
  { brand, namespace }: RuntimeUser,
  folder: string,
  files: readonly { readonly path: string; readonly content: string }[],
): ScaffoldFile[] {
  return files.map(({ path, content }) => ({
    path: folder + path.replace(BRANDED, brand),
    content: content
      .replace(BRANDED, brand)
      .replace(NAMESPACE, () => namespace)
      .replace(USES, sorted),
    kind: "runtime",
  }));
}

/** The runtime's files for one SDK. */
export const runtimeOf = (user: RuntimeUser): ScaffoldFile[] =>
  sourcesFor(user, SOURCES, runtimeFor(runtimeFiles, user.helpers));

/** What the tests of an SDK share, in their folder. */
export const wireSupport = (user: RuntimeUser, folder: string): ScaffoldFile[] => sourcesFor(user, folder, assets.wire);

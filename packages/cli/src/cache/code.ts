import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sha256 } from "@sdkwright/output";

/** Folder of the module that runs: in what users install, all code of the compiler and its plugins is in this one. */
const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/**
 * Hash of all that decides what a run makes of its input, beside the input: the compiler's code with its built-in
 * plugins, its manifest, and Node with the libraries in it. Undefined where the code cannot be told, as when it runs
 * from sources. Cheap: 3 MB.
 */
export function codeHash(folder = FOLDER): string | undefined {
  if (basename(folder) !== "bundle") return undefined;
  const files = readdirSync(folder).filter((name) => /\.c?js$/.test(name));
  const paths = [join(folder, "..", "package.json"), ...files.sort().map((name) => join(folder, name))];
  const code = paths.map((path) => [basename(path), sha256(readFileSync(path))]);
  return sha256(JSON.stringify([code, process.versions, process.platform, process.arch]));
}

import { join } from "node:path";
import { readDestination } from "./destination.js";
import { readableText } from "./disk.js";
import { manifestIn } from "./manifest.js";
import { createTree, type OutputTree } from "./tree.js";

/** What the last run left in an output folder, to be written to another one. */
export interface Generated {
  /** Every file that was generated, as it is now: with the user's edits, without what the user deleted. */
  readonly tree: OutputTree;
  /** Version of the SDK, as semantic versioning has it. */
  readonly packageVersion?: string | undefined;
  /** Name of the API that the names in the SDK come from. */
  readonly apiName?: string | undefined;
  /** What was left for the next release. */
  readonly release?: string | undefined;
}

/** Reads what the last run generated into a folder; undefined where no run did. */
export function readGenerated(folder: string): Generated | undefined {
  const manifest = manifestIn(folder);
  if (manifest === undefined) return undefined;
  const tree = createTree();
  const add = (path: string, kind: "generated" | "once"): void => {
    const content = readableText(join(folder, path));
    if (content !== undefined) tree.add(path, { content, kind });
  };
  for (const path of manifest.files.keys()) add(path, "generated");
  for (const path of manifest.once) add(path, "once");
  const { packageVersion, apiName } = manifest;
  return { tree, packageVersion, apiName, release: readDestination(folder).release };
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readableText } from "./disk.js";
import { manifestIn, type ReadManifest } from "./manifest.js";
import { STATE_FOLDER } from "./paths.js";
import { OLD_RELEASE_NAME, RELEASE_NAME } from "./state-files.js";

/** What an output folder says of the SDK that is in it. */
export interface Destination {
  /** Versions of the SDK that the last run left: one, or that of each branch after a merge of version control. */
  readonly versions: readonly string[];
  /** Name of the API that the names in the SDK come from. */
  readonly apiName?: string | undefined;
  /** Names of the tags, where the folder is a repository of git: in code unit order. */
  readonly tags: readonly string[];
  /** Text of a file of the folder; undefined where there is none. */
  read(path: string): string | undefined;
  /** What the last release left for the next one. */
  readonly release?: string | undefined;
}

/**
 * What an output folder holds, read when it is asked for: most runs need little of it. What cannot be read is left out. The
 * manifest is read once, because that of a large SDK has a line for each of thousands of files.
 */
export function readDestination(folder: string): Destination {
  let found: { readonly manifest: ReadManifest | undefined } | undefined;
  const manifest = (): ReadManifest | undefined => {
    found ??= { manifest: manifestIn(folder) };
    return found.manifest;
  };
  return {
    read: (path) => readOutput(folder, path),
    get versions() {
      return manifest()?.packageVersions ?? [];
    },
    get apiName() {
      return manifest()?.apiName;
    },
    get tags() {
      return tagsOf(join(folder, ".git"));
    },
    get release() {
      const texts = [RELEASE_NAME, OLD_RELEASE_NAME].map((name) => readableText(join(folder, STATE_FOLDER, name)));
      return texts[0] ?? texts[1];
    },
  };
}

/** Text of a file of an output folder; undefined where there is none. */
export function readOutput(folder: string, path: string): string | undefined {
  return readableText(join(folder, path));
}

/** Tags as git keeps them: a file each, or lines of `packed-refs`. A repository elsewhere (a worktree) has none here. */
function tagsOf(git: string): string[] {
  const packed = readableText(join(git, "packed-refs")) ?? "";
  const names = [...packed.matchAll(/^[0-9a-f]+ refs\/tags\/(.+)$/gm)].map(([, name = ""]) => name);
  return [...new Set([...names, ...namesIn(join(git, "refs/tags"))])].sort();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

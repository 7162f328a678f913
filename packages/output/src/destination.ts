import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE, readManifest } from "./manifest.js";
import { STATE_FOLDER } from "./paths.js";

/** Path, within an output folder, of what is known of the last release of its SDK. */
export const RELEASE_FILE = `${STATE_FOLDER}/release.json`;

/** What an output folder says of the SDK that is in it. */
export interface Destination {
  /** Version of the SDK that the last run left. */
  readonly version?: string | undefined;
  /** Names of the tags, where the folder is a repository of git: in code unit order. */
  readonly tags: readonly string[];
  /** What the last release left for the next one. */
  readonly release?: string | undefined;
}

/** Looks at an output folder. What is missing or cannot be read is left out. */
export function readDestination(folder: string): Destination {
  const found = readManifest(join(folder, MANIFEST_FILE));
  const version = found !== undefined && "manifest" in found ? found.manifest.packageVersion : undefined;
  return { version, tags: tagsOf(join(folder, ".git")), release: textAt(join(folder, RELEASE_FILE)) };
}

/** Text of a file of an output folder; undefined where there is none. */
export function readOutput(folder: string, path: string): string | undefined {
  return textAt(join(folder, path));
}

/** Tags as git keeps them: a file each, or lines of `packed-refs`. A repository elsewhere (a worktree) has none here. */
function tagsOf(git: string): string[] {
  const packed = textAt(join(git, "packed-refs")) ?? "";
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

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

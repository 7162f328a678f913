import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SiteFile } from "@sdkwright/site";

/** Names the files that a run wrote, so that the next one can delete those that are gone. */
const LIST = ".sdkwright-docs.json";

/** What a run did to the folder of a site. */
export interface WrittenSite {
  readonly files: number;
  readonly changed: number;
  readonly deleted: number;
}

function listed(folder: string): readonly string[] | undefined {
  try {
    const data: unknown = JSON.parse(readFileSync(join(folder, LIST), "utf8"));
    return Array.isArray(data) ? data.filter((path) => typeof path === "string" && !path.includes("..")) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a place is a file, or a folder with files of somebody else, which a site must not be mixed with. */
export function isForeignFolder(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return !statSync(folder).isDirectory() || (listed(folder) === undefined && readdirSync(folder).length > 0);
}

function isSame(path: string, content: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(content);
  } catch {
    return false;
  }
}

function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}

/** Brings the folder of a site up to date: changed files are written, and those of the last run that are gone are deleted. */
export function writeSite(folder: string, files: readonly SiteFile[]): WrittenSite {
  const before = new Set(listed(folder));
  const paths = new Set(files.map(({ path }) => path));
  const folders = new Set(files.map(({ path }) => dirname(join(folder, path))));
  for (const one of folders) mkdirSync(one, { recursive: true });
  // First of all, so that files of a run that was stopped are known to the next.
  writeFileSync(join(folder, LIST), `${JSON.stringify([...new Set([...before, ...paths])])}\n`);
  let changed = 0;
  for (const { path, content } of files) {
    const target = join(folder, path);
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    if (before.has(path) && isSame(target, bytes)) continue;
    writeFileSync(target, bytes);
    changed++;
  }
  const gone = [...before].filter((path) => !paths.has(path) && existsSync(join(folder, path)));
  for (const path of gone) {
    rmSync(join(folder, path));
    removeEmpty(dirname(join(folder, path)), folder);
  }
  writeFileSync(join(folder, LIST), `${JSON.stringify([...paths].sort())}\n`);
  return { files: files.length, changed, deleted: gone.length };
}

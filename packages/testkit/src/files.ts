import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Path, relative with `/` -> content. */
export type Files = ReadonlyMap<string, string>;

/** Every file below a folder, in code unit order; none where the folder does not exist. */
export function readFolder(folder: string): Files {
  const files: [string, string][] = [];
  if (existsSync(folder)) collect(folder, "", files);
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function collect(folder: string, prefix: string, files: [string, string][]): void {
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) collect(folder, `${path}/`, files);
    else files.push([path, readFileSync(join(folder, path), "utf8")]);
  }
}

/** Writes files below a folder, over what is there. */
export function writeFolder(folder: string, files: Files): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Runs work in an empty folder that is gone afterwards, whatever happens. */
export async function inTemporaryFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-test-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

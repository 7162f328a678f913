import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
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

/** Copies a file or a folder, which may be read-only: the copy is not. */
export function copyWritable(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const below = statSync(to).isDirectory() ? readdirSync(to, { recursive: true, withFileTypes: true }) : [];
  const paths = below.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of [to, ...paths]) chmodSync(path, statSync(path).mode | OWNER_MAY_WRITE);
}

const OWNER_MAY_WRITE = 0o200;

/** Runs work in an empty folder that is gone afterwards, whatever happens. */
export function inTemporaryFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  return inFolderOf(tmpdir(), work);
}

/**
 * The same in memory, where the system has room for it: a disk looks for a place for every file anew. Not for toolchains,
 * which may see other folders than their caller.
 */
export function inMemoryFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  return inFolderOf(hasRoomInMemory() ? IN_MEMORY : tmpdir(), work);
}

const IN_MEMORY = "/dev/shm";
/** Some of the SDKs of a few large definitions are there at a time: less than a tenth of this. */
const ENOUGH_BYTES = 2 ** 31;

/** Containers may have such a folder in which no program can be started, and that is too small. */
function hasRoomInMemory(): boolean {
  try {
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    const mount = mounts.map((line) => line.split(" ")).findLast(([, folder]) => folder === IN_MEMORY);
    const [, , kind, options = ""] = mount ?? [];
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return kind === "tmpfs" && !/\b(?:noexec|ro)\b/.test(options) && bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

async function inFolderOf<T>(parent: string, work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(parent, "sdkwright-test-"));
  try {
    return await work(folder);
  } finally {
    // A process that was killed may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

import { lstatSync } from "node:fs";
import { sha256 } from "./hash.js";

/**
 * What the file system says of files whose contents are known: a file with the same number, size and time of its last change
 * has the same contents. The time is the one that programs cannot set (`ctime`); `mtime` would prove nothing.
 */
export interface Seal {
  /** Paths within the folder, whether or not there is a file. */
  readonly paths: readonly string[];
  readonly hash: string;
}

/** Values per path: number and device of the file, kind, size, time of its last change. */
const VALUES = 5;

/** Times of whole seconds are of file systems that know no finer ones. */
const SECOND = 1_000_000_000n;
/** For how long after a change another one could have the same time, in nanoseconds. */
const TICK = { coarse: 2n * SECOND, fine: SECOND / 50n };

interface Looked {
  readonly hash: string;
  /** Time of the latest change, in nanoseconds since 1970. */
  readonly latest: bigint;
}

/** Looks at each path without reading it. */
function look(folder: string, paths: readonly string[]): Looked {
  const values = new BigUint64Array(paths.length * VALUES);
  let latest = 0n;
  for (const [index, path] of paths.entries()) {
    const found = lstatSync(`${folder}/${path}`, { bigint: true, throwIfNoEntry: false });
    if (!found) continue;
    values.set([found.ino, found.dev, found.mode], index * VALUES);
    // A folder changes with every file that is added: only what it is counts.
    if (found.isDirectory()) continue;
    values.set([found.size, found.ctimeNs], index * VALUES + 3);
    if (found.ctimeNs > latest) latest = found.ctimeNs;
  }
  return { hash: sha256(new Uint8Array(values.buffer)), latest };
}

/**
 * Seals files of a folder that are as they should be. Undefined where one was changed so shortly before `now` (nanoseconds since
 * 1970) that another change could have the same time.
 */
export function seal(folder: string, paths: readonly string[], now: bigint): Seal | undefined {
  const { hash, latest } = look(folder, paths);
  const tick = latest % SECOND === 0n ? TICK.coarse : TICK.fine;
  return now - latest > tick ? { paths, hash } : undefined;
}

/** Whether no file of a seal was changed, added or removed since. False also for one that was only copied or touched. */
export function isSealed(folder: string, { paths, hash }: Seal): boolean {
  try {
    return look(folder, paths).hash === hash;
  } catch {
    return false;
  }
}

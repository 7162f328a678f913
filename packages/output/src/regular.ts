import { closeSync, constants, fstatSync, openSync, readSync, statSync } from "node:fs";

/** Most bytes of a text that a run leaves for the next one. A list of 100,000 files takes 14 MB. */
export const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Reads the bytes of a regular file, following links; undefined if it cannot be read.
 *
 * Files of state come with clones of other people's repositories. A pipe would block the run for ever, a device never
 * ends, and a huge file would take all memory: none of them is read.
 *
 * @param most Bytes of the largest file that is read.
 */
export function readRegular(path: string, most: number = MOST_BYTES): Buffer | undefined {
  try {
    if (!statSync(path).isFile()) return undefined;
    // What stands there may be another file by now, and opening a pipe waits for somebody who writes to it.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      return readOpened(file, most);
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

function readOpened(file: number, most: number): Buffer | undefined {
  const stats = fstatSync(file);
  if (!stats.isFile() || stats.size > most) return undefined;
  const bytes = Buffer.allocUnsafe(stats.size);
  let at = 0;
  while (at < bytes.length) {
    const count = readSync(file, bytes, at, bytes.length - at, at);
    if (count === 0) break;
    at += count;
  }
  return bytes.subarray(0, at);
}

/** The text of a regular file; see {@link readRegular}. */
export function readRegularText(path: string, most?: number): string | undefined {
  return readRegular(path, most)?.toString("utf8");
}

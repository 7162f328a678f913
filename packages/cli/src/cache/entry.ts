import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type LeftState, makeFolder, readRegularText, sha256 } from "@sdkwright/output";
import type { Observation } from "./observed.js";

/** A cached run: its inputs, its outputs, and the text that the same run prints if nothing has changed. */
export interface Entry {
  /** Hash of the code that ran. */
  readonly code: string;
  readonly inputs: readonly Observation[];
  readonly outputs: readonly LeftState[];
  /** Files outside of output folders, with their hashes. */
  readonly files: readonly (readonly [path: string, hash: string])[];
  readonly out: string;
  readonly err: string;
}

/** Changes when {@link Entry} does. */
const FORMAT = "sdkwright run 1";
/** Runs that are remembered in one folder. */
const MOST = 100;

/** The entry of a file; undefined where there is none, or it is not whole. */
export function readEntry(path: string): Entry | undefined {
  try {
    const [format, hash, ...rest] = (readRegularText(path) ?? "").split("\n");
    const text = rest.join("\n");
    return format === FORMAT && hash === sha256(text) ? (JSON.parse(text) as Entry) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes an entry atomically, and removes the oldest entries if there are many. Ignores errors of the file system,
 * because a run that is not cached does no harm.
 */
export function writeEntry(path: string, entry: Entry): void {
  const text = JSON.stringify(entry);
  const staged = `${path}.${process.pid}`;
  try {
    makeFolder(dirname(path));
    rmSync(staged, { force: true });
    writeFileSync(staged, `${FORMAT}\n${sha256(text)}\n${text}`, { flag: "wx" });
    renameSync(staged, path);
    removeOldest(dirname(path));
  } catch {
    if (existsSync(staged)) rmSync(staged, { recursive: true });
  }
}

function removeOldest(folder: string): void {
  const names = readdirSync(folder);
  if (names.length <= MOST) return;
  const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const paths = names.map((name) => join(folder, name)).map((path) => ({ path, time: timeOf(path) }));
  const newest = paths.sort((a, b) => b.time - a.time);
  for (const { path } of newest.slice(MOST)) rmSync(path, { force: true });
}

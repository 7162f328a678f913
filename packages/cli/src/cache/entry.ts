import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type LeftState, makeFolder, readRegularText, sha256 } from "@sdkwright/output";
import type { Observation } from "./observed.js";

/** What the last run for an API depended on and left behind. The API is up to date as long as all of it is the same. */
export interface ApiEntry {
  /** Hash of the code that ran. */
  readonly code: string;
  readonly inputs: readonly Observation[];
  readonly outputs: readonly LeftState[];
  /** Files outside of output folders, with their hashes. */
  readonly files: readonly (readonly [path: string, hash: string])[];
  /** Stamp of what the run found, which is stored beside this; null where it is too large to store. */
  readonly result: string | null;
}

/** What a command line prints if none of its APIs has changed. */
export interface CommandEntry {
  /** The entry of each API, with the stamp that it had. */
  readonly apis: readonly (readonly [key: string, stamp: string])[];
  /** What it read of APIs that it then left out. */
  readonly inputs: readonly Observation[];
  readonly out: string;
  readonly err: string;
}

/** A value that was stored. The stamp is another one for every value. */
export interface Stored<T> {
  readonly value: T;
  readonly stamp: string;
}

/** Changes when one of the stored types does. */
const FORMAT = "sdkwright run 2";
/** Entries that are stored in one folder. */
const MOST = 1000;

/** The value in a file; undefined where there is none, or it is not whole. */
export function readStored<T>(path: string): Stored<T> | undefined {
  try {
    const [format, stamp = "", ...rest] = (readRegularText(path) ?? "").split("\n");
    const text = rest.join("\n");
    return format === FORMAT && stamp === sha256(text) ? { value: JSON.parse(text) as T, stamp } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a value atomically, removes the oldest ones if there are many, and returns its stamp. Ignores errors of the file
 * system, because a run that is not cached does no harm.
 */
export function writeStored(path: string, value: unknown): string {
  const text = JSON.stringify(value);
  const stamp = sha256(text);
  const staged = `${path}.${process.pid}`;
  try {
    makeFolder(dirname(path));
    rmSync(staged, { force: true });
    writeFileSync(staged, `${FORMAT}\n${stamp}\n${text}`, { flag: "wx" });
    renameSync(staged, path);
    removeOldest(dirname(path));
  } catch {
    if (existsSync(staged)) rmSync(staged, { recursive: true });
  }
  return stamp;
}

function removeOldest(folder: string): void {
  const names = readdirSync(folder);
  if (names.length <= MOST) return;
  const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const paths = names.map((name) => join(folder, name)).map((path) => ({ path, time: timeOf(path) }));
  const newest = paths.sort((a, b) => b.time - a.time);
  for (const { path } of newest.slice(MOST)) rmSync(path, { force: true });
}

import { closeSync, lstatSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { readRegularText } from "./regular.js";

/** Who writes to an output folder at the moment. */
interface Holder {
  readonly pid: number;
  /** When the process began, in the system's own count; empty where that is unknown. */
  readonly started: string;
}

/** A lock without a readable holder is one that is being written, for this long. */
const YOUNG_MS = 2_000;
/** Where nothing else tells processes of one number apart, a lock of this age is left over: no run takes as long. */
const OLD_MS = 10 * 60_000;
const POLL_MS = 25;

/** When a process began, so that another one that has its number by now is not taken for it. Linux alone says so. */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Behind the name, which may hold anything, comes the state, the third field; the start is the 22nd.
    return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Bytes of the longest lock. */
const LONGEST = 64;

/** What stands where a lock goes: a file with its text, which is undefined where another user's cannot be read. */
type Existing =
  | "none"
  /** A folder, a link, a pipe, a device or a file that no run wrote. */
  | "no-lock"
  | { readonly text: string | undefined; readonly ageMs: number };

function look(path: string): Existing {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return "none";
    if (!stats.isFile() || stats.size > LONGEST) return "no-lock";
    return { text: readRegularText(path, LONGEST), ageMs: Math.abs(Date.now() - stats.mtimeMs) };
  } catch {
    return "none";
  }
}

function holderOf(text: string): Holder | undefined {
  const [, pid, started = ""] = /^([1-9]\d*) (\d*)\n$/.exec(text) ?? [];
  return pid === undefined ? undefined : { pid: Number(pid), started };
}

/** Whether the process that a lock names still has it. This one, which asks, has none yet. */
function isHeld({ text, ageMs }: Exclude<Existing, string>): boolean {
  if (text === undefined) return true;
  const holder = holderOf(text);
  if (!holder) return ageMs < YOUNG_MS;
  if (holder.pid === process.pid || !isAlive(holder.pid)) return false;
  const started = startOf(holder.pid);
  // Where the system tells when a process began, every run says so in its lock.
  return started === "" ? ageMs < OLD_MS : holder.started === started;
}

/** Takes a lock that its holder left behind; false where another process was faster. */
function discard(path: string, text: string | undefined): boolean {
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
    if (readRegularText(aside, LONGEST) !== text) renameSync(aside, path);
    rmSync(aside, { force: true });
    return true;
  } catch {
    return false;
  }
}

function tryLock(path: string): boolean {
  let file: number;
  try {
    file = openSync(path, "wx");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
  try {
    writeSync(file, `${process.pid} ${startOf(process.pid)}\n`);
    return true;
  } catch (error) {
    // On a full disk, the file is there already, and names nobody.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Stops this thread for a moment: writing is synchronous, and has nothing else to do. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
}

/** Why a lock cannot be taken: a process has it, whose number is undefined where the lock cannot be read, or it is none. */
export type LockRefusal = { readonly kind: "held"; readonly pid: number | undefined } | { readonly kind: "no-lock" };

/**
 * Takes the lock at a path, once whoever has it is done. Undefined once it is this process's; otherwise why it is not
 * after `waitMs`. A lock whose process is gone counts for nothing.
 */
export function lock(path: string, waitMs: number): LockRefusal | undefined {
  const until = Date.now() + waitMs;
  for (;;) {
    if (tryLock(path)) return undefined;
    const existing = look(path);
    if (existing === "no-lock") return { kind: "no-lock" };
    const isFile = existing !== "none";
    if (isFile && !isHeld(existing) && discard(path, existing.text)) continue;
    if (Date.now() > until) return { kind: "held", pid: isFile ? holderOf(existing.text ?? "")?.pid : undefined };
    pause();
  }
}

export function unlock(path: string): void {
  rmSync(path, { force: true });
}

/** Whether another process has the lock at a path. */
export function isLocked(path: string): boolean {
  const existing = look(path);
  return typeof existing !== "string" && isHeld(existing);
}

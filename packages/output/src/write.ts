import { existsSync, lstatSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import type { Diagnostic, Report } from "@sdkwright/diagnostics";
import { BASE_FILE, printBase } from "./base.js";
import { outputCatalogue } from "./catalogue.js";
import { type Commit, commitFresh, commitInto, placeOfCopy } from "./commit.js";
import { RELEASE_FILE } from "./destination.js";
import { type Disk, openDisk } from "./disk.js";
import { readEarlier } from "./earlier.js";
import { sha256 } from "./hash.js";
import { ignoredBy, MOST_RULES } from "./ignored.js";
import type { LeftState } from "./left.js";
import { isLocked, type LockRefusal, lock, unlock } from "./lock.js";
import { makeFolder } from "./make-folder.js";
import { MANIFEST_FILE, type Manifest, printManifest, readManifest } from "./manifest.js";
import { IGNORE_FILE, STATE_FOLDER } from "./paths.js";
import { planWrite, type WritePlan } from "./plan.js";
import { MOST_BYTES, readRegularText } from "./regular.js";
import { reportEdits } from "./report-edits.js";
import { findLeftOvers, type LeftOvers, locksOf } from "./runs.js";
import { failedSummary, summarise } from "./summary.js";
import { printTrace, TRACE_FILE, type Trace } from "./trace.js";
import type { FileKind, OutputTree, WriteSummary } from "./tree.js";

export interface WriteOptions {
  /** Takes `output/*` findings. With an error among them nothing was written, or (`output/cannot-write`) not all. */
  readonly report: Report;
  /** Release of the compiler, for the manifest. */
  readonly version: string;
  /** How messages name the output folder; its files are named alone where absent. */
  readonly label?: string;
  /** Find out what would be done, and do nothing. */
  readonly dryRun?: boolean;
  /** Replace files that no earlier run wrote. A copy is kept below `.sdkwright/edited/`. */
  readonly force?: boolean;
  /**
   * Whether edits of generated files are merged with what is generated now. True unless told; where not, edited files
   * are overwritten and a copy is kept.
   */
  readonly replay?: boolean;
  /** Version of the SDK, for the manifest. */
  readonly packageVersion?: string | undefined;
  /** Left beside the manifest for the next release; what is there stays where absent. */
  readonly release?: string | undefined;
  /** Left beside the manifest for `why` and `where`. */
  readonly trace?: Trace;
  /** How long to wait for another process that writes to the folder. 60 seconds unless told. */
  readonly waitMs?: number;
  /** Told how the folder was left, once it is what the tree says. */
  readonly onLeft?: (state: LeftState) => void;
}

/**
 * Brings an output folder to what the tree says. Files that are right already are not touched, files that somebody else
 * wrote are neither changed nor deleted, and a stop at any point leaves each file whole: the old one or the new one. A
 * later run finishes what a stopped one began and removes what it staged.
 *
 * Whole means for other processes and for a killed one. Nothing waits for the disk, so a power cut may lose a run.
 */
export function writeTree(tree: OutputTree, folder: string, options: WriteOptions): WriteSummary {
  const root = resolve(folder);
  const { label } = options;
  const show = (path: string): string => (label === undefined ? path : path === "." ? label : `${label}/${path}`);
  try {
    return write(tree, root, show, options);
  } catch (error) {
    const { code, syscall, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
    if (code === undefined || syscall === undefined) throw error;
    // Of a write that fails the system does not say the file, and what is staged beside the folder is none of its files.
    const name = dest ?? path ?? root;
    const file = name.startsWith(`${root}${sep}`) ? name.slice(root.length + 1).replaceAll(sep, "/") : ".";
    options.report(outputCatalogue.create("cannot-write", { file: show(file), reason: reasonOf(error as Error) }));
    return failedSummary();
  }
}

/** What is kept in the state folder. */
type Texts = Pick<Commit, "manifest" | "trace" | "release">;

/** What a run is about to do to a folder. */
interface Prepared {
  readonly disk: Disk | undefined;
  readonly plan: WritePlan;
  readonly leftOvers: LeftOvers;
  readonly ignoreFile: string | undefined;
  readonly texts: Texts;
  /** Whether what was generated is kept for the next run, to merge edits with. */
  readonly replay: boolean;
}

/** What is to be done, and what is to be said of it. Reads only. Undefined where nothing can be done. */
function prepare(
  tree: OutputTree,
  folder: string,
  show: (path: string) => string,
  { report, version, packageVersion, release, force = false, trace, replay = true }: WriteOptions,
): Prepared | undefined {
  const disk = openOutput(folder, show, report);
  if (disk === "blocked") return undefined;
  const leftOvers = findLeftOvers(folder);
  const ignoreFile = ignoreFileIn(folder);
  const isIgnored = ignoredBy(ignoreFile);
  if (isIgnored === "too-long") {
    report(outputCatalogue.create("ignore-too-long", { file: show(IGNORE_FILE), most: MOST_RULES }));
    return undefined;
  }
  const manifest = lastManifest(folder, show, report);
  const earlier = readEarlier(folder, { manifest, leftOvers, disk, keepsEdits: replay });
  const plan = planWrite({ tree, disk, force, show, earlier, isIgnored });
  for (const finding of plan.findings) report(finding);
  if (plan.findings.some((finding) => finding.severity === "error")) return undefined;
  const texts = {
    manifest: printManifest({
      version,
      packageVersion,
      files: plan.files,
      edited: plan.held,
      deleted: plan.deleted,
      once: plan.once,
    }),
    trace: trace === undefined ? undefined : printTrace(trace),
    release,
  };
  return { disk, plan, leftOvers, ignoreFile, texts, replay };
}

function write(tree: OutputTree, folder: string, show: (path: string) => string, options: WriteOptions): WriteSummary {
  const { report, dryRun = false } = options;
  let findings: Diagnostic[] = [];
  const look = (isSecond: boolean): Prepared | undefined => {
    findings = [];
    try {
      return prepare(tree, folder, show, { ...options, report: (finding) => findings.push(finding) });
    } catch (error) {
      // Files come and go while another run writes, which may have ended just now.
      if (dryRun || (isSecond && !isBusy(folder))) throw error;
      return undefined;
    }
  };
  let first = look(false);
  // Another run may have ended just now, of whose work only a part was seen.
  if (!first && !dryRun && !isBusy(folder)) first = look(true);
  if (!dryRun && (first ? !isDone(folder, first) : isBusy(folder))) return writeLocked(tree, folder, show, options);
  for (const finding of findings) report(finding);
  return first ? conclude(tree, folder, first, show, options) : failedSummary();
}

function isBusy(folder: string): boolean {
  const { inside, beside } = locksOf(folder);
  return isLocked(inside) || isLocked(beside);
}

/** How long a run waits for another one that writes to the same folder. */
const WAIT_MS = 60_000;

/** Writes while no other process writes to the folder. What is to be done is found out anew, as others may have been at it. */
function writeLocked(
  tree: OutputTree,
  folder: string,
  show: (path: string) => string,
  options: WriteOptions,
): WriteSummary {
  const locks = locksOf(folder);
  for (;;) {
    const isFresh = !existsSync(folder);
    const path = isFresh ? locks.beside : locks.inside;
    makeFolder(dirname(path));
    const refusal = lock(path, options.waitMs ?? WAIT_MS);
    if (refusal !== undefined) {
      options.report(lockedBy(refusal, path, show));
      return failedSummary();
    }
    try {
      // Meanwhile somebody else may have made the folder, or removed it: the lock is another one then.
      if (isFresh !== existsSync(folder)) {
        const prepared = prepare(tree, folder, show, options);
        return prepared ? conclude(tree, folder, prepared, show, options) : failedSummary();
      }
    } finally {
      unlock(path);
    }
  }
}

function lockedBy(refusal: LockRefusal, path: string, show: (path: string) => string): Diagnostic {
  if (refusal.kind === "held") {
    return outputCatalogue.create("locked", { folder: show("."), lock: path, holder: refusal.pid });
  }
  return outputCatalogue.create("blocked", { file: path, by: "something that is not a lock" });
}

/** Carries out what was prepared, and says what was done or would be. */
function conclude(
  tree: OutputTree,
  folder: string,
  prepared: Prepared,
  show: (path: string) => string,
  { report, dryRun = false, onLeft }: WriteOptions,
): WriteSummary {
  const { disk, plan, leftOvers, ignoreFile, texts, replay } = prepared;
  for (const path of plan.edited) {
    report(outputCatalogue.create("edited", { file: show(path), copy: show(placeOfCopy(folder, path)) }));
  }
  reportEdits(plan, show, report);
  if (dryRun) return summarise(plan);
  if (disk === undefined || !isSettled(folder, prepared)) {
    const base = replay ? printBase(tree, plan.files.keys()) : undefined;
    const commit = { folder, tree, plan, base, ...texts };
    if (disk === undefined) commitFresh(commit);
    else commitInto(commit);
  }
  for (const path of leftOvers.folders) rmSync(path, { recursive: true, force: true });
  const { beside } = locksOf(folder);
  if (disk !== undefined && !isLocked(beside)) unlock(beside);
  if (plan.conflicts.size === 0) onLeft?.(leftState(tree, folder, plan, { ...texts, ignoreFile, replay }));
  return summarise(plan);
}

/** Nothing to write, and nothing to clean up. */
function isDone(folder: string, prepared: Prepared): boolean {
  const locks = locksOf(folder);
  const isClean = prepared.leftOvers.folders.length === 0 && !existsSync(locks.inside) && !existsSync(locks.beside);
  return prepared.disk !== undefined && isClean && isSettled(folder, prepared);
}

/** The user's list of files to leave alone. One that cannot be read is an error of the system: it does not count as none. */
function ignoreFileIn(folder: string): string | undefined {
  const path = join(folder, IGNORE_FILE);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** The folder as it is; undefined where there is none yet. */
function openOutput(folder: string, show: (path: string) => string, report: Report): Disk | undefined | "blocked" {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined && lstatSync(folder, { throwIfNoEntry: false }) === undefined) return undefined;
  if (found === undefined || !found.isDirectory()) {
    const by = found === undefined ? "a broken symbolic link" : "a file";
    report(outputCatalogue.create("blocked", { file: show("."), by }));
    return "blocked";
  }
  const disk = openDisk(folder);
  const own = [IGNORE_FILE, MANIFEST_FILE, TRACE_FILE, RELEASE_FILE, BASE_FILE];
  const special = own.find((path) => isNoFile(join(folder, path)));
  if (special !== undefined) {
    const by = "something that is not a file of a usual size";
    report(outputCatalogue.create("blocked", { file: show(special), by }));
    return "blocked";
  }
  const state = disk.folder(STATE_FOLDER);
  if (state.kind === "folder" || state.kind === "missing") return disk;
  const file = show(STATE_FOLDER);
  if (state.kind === "file") report(outputCatalogue.create("blocked", { file, by: "a file" }));
  else report(outputCatalogue.create("symlink-outside", { file, link: file }));
  return "blocked";
}

function lastManifest(folder: string, show: (path: string) => string, report: Report): Manifest | undefined {
  const found = readManifest(join(folder, MANIFEST_FILE));
  if (found === undefined || "manifest" in found) return found?.manifest;
  report(outputCatalogue.create("manifest-unreadable", { file: show(MANIFEST_FILE), reason: found.problem }));
  return undefined;
}

function leftState(
  tree: OutputTree,
  folder: string,
  plan: WritePlan,
  { manifest, trace, release, ignoreFile, replay }: Texts & Pick<Prepared, "ignoreFile" | "replay">,
): LeftState {
  const isOpen = (kind: FileKind): boolean => kind === "once" || kind === "appended";
  const once = tree.entries().filter(([path, { kind }]) => isOpen(kind) && !plan.ignored.includes(path));
  const kept = release ?? readRegularText(join(folder, RELEASE_FILE));
  return {
    folder,
    manifest: sha256(manifest),
    ...(trace !== undefined && { trace: sha256(trace) }),
    ...(kept !== undefined && { release: sha256(kept) }),
    ...(ignoreFile !== undefined && { ignoreFile: sha256(ignoreFile) }),
    hasBase: replay,
    once: once.map(([path]) => path),
  };
}

/** Nothing to do: not even the manifest or the trace differs. */
function isSettled(folder: string, { plan, texts, replay }: Prepared): boolean {
  if (plan.create.length + plan.update.length + plan.remove.length + plan.recase.length > 0) return false;
  if (existsSync(join(folder, BASE_FILE)) !== replay) return false;
  if (texts.release !== undefined && readRegularText(join(folder, RELEASE_FILE)) !== texts.release) return false;
  return (
    readRegularText(join(folder, MANIFEST_FILE)) === texts.manifest &&
    readRegularText(join(folder, TRACE_FILE)) === texts.trace
  );
}

/** Something that must not be read: a folder, a pipe that nobody writes to, or a file that fills all memory. */
function isNoFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (!found.isFile() || found.size > MOST_BYTES);
}

/** Why the system refused: without the path, which the message names, and the code's own prefix. */
export function reasonOf(error: Error): string {
  return error.message.replace(/^[A-Z0-9_]+: /, "").replace(/, [a-z]\w*(?: '.*)?$/s, "");
}

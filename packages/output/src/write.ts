import { existsSync, lstatSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import type { Diagnostic, Report } from "@sdkwright/diagnostics";
import { outputCatalogue } from "./catalogue.js";
import { commitFresh, commitInto, placeOfCopy } from "./commit.js";
import { type Disk, openDisk } from "./disk.js";
import { readEarlier } from "./earlier.js";
import { ignoredBy, MOST_RULES } from "./ignored.js";
import { type LeftState, leftState } from "./left.js";
import { isLocked, type LockRefusal, lock, unlock } from "./lock.js";
import { makeFolder } from "./make-folder.js";
import { printManifest, type ReadManifest, readManifest } from "./manifest.js";
import { IGNORE_FILE, STATE_FOLDER } from "./paths.js";
import { planWrite } from "./plan.js";
import { MOST_BYTES } from "./regular.js";
import { reportEdits } from "./report-edits.js";
import { findLeftOvers, type LeftOvers, locksOf } from "./runs.js";
import { hasState, STATE_PATHS, type State, stateFiles } from "./state-files.js";
import { failedSummary, summarise } from "./summary.js";
import type { Text } from "./texts.js";
import { printTrace, type Trace } from "./trace.js";
import type { OutputTree, WriteSummary } from "./tree.js";
import type { WritePlan } from "./write-plan.js";

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
  /** Name of the API that the names in the SDK come from, for the manifest. */
  readonly apiName?: string | undefined;
  /** Left beside the manifest for the next release; what is there stays where absent. */
  readonly release?: string | undefined;
  /** Left beside the manifest for `why` and `where`. */
  readonly trace?: Trace;
  /** How long to wait for another process that writes to the folder. 60 seconds unless told. */
  readonly waitMs?: number;
  /** Told how the folder was left, once it is what the tree says; of a dry run, if it is that already. */
  readonly onLeft?: (state: LeftState) => void;
}

/**
 * Writes a tree to an output folder. Files that are up to date are not touched, files of others are neither changed nor
 * deleted, and a stop at any point leaves each file complete: the old one or the new one. A later run finishes an
 * interrupted one and removes its staged files.
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
    // The error of a failed write does not name the file, and files staged beside the folder are not part of it.
    const name = dest ?? path ?? root;
    const file = name.startsWith(`${root}${sep}`) ? name.slice(root.length + 1).replaceAll(sep, "/") : ".";
    options.report(outputCatalogue.create("cannot-write", { file: show(file), reason: reasonOf(error as Error) }));
    return failedSummary();
  }
}

/** What a run is about to do to a folder. */
interface Prepared {
  readonly disk: Disk | undefined;
  readonly plan: WritePlan;
  readonly leftOvers: LeftOvers;
  readonly ignoreFile: string | undefined;
  readonly state: State;
}

/** Plans the writes and the messages about them. Only reads. Undefined if nothing can be written. */
function prepare(
  tree: OutputTree,
  folder: string,
  show: (path: string) => string,
  { report, version, packageVersion, apiName, release, force = false, trace, replay = true }: WriteOptions,
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
  const last = lastManifest(folder, show, report);
  const earlier = readEarlier(folder, { manifest: last, leftOvers, disk, keepsEdits: replay });
  const plan = planWrite({ tree, disk, force, show, earlier, isIgnored });
  for (const finding of plan.findings) report(finding);
  if (plan.findings.some((finding) => finding.severity === "error")) return undefined;
  const manifest = printManifest({
    version,
    packageVersion,
    apiName,
    files: eachAlone(plan.files),
    edited: eachAlone(plan.held),
    deleted: plan.deleted,
    once: plan.once,
  });
  const state = { manifest, trace: trace && printTrace(trace), release, keepsBase: replay };
  return { disk, plan, leftOvers, ignoreFile, state };
}

function eachAlone(hashes: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  return new Map([...hashes].map(([path, hash]) => [path, [hash]]));
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

/** Carries out the plan, and reports the writes that were made or would be. */
function conclude(
  tree: OutputTree,
  folder: string,
  prepared: Prepared,
  show: (path: string) => string,
  { report, dryRun = false, onLeft }: WriteOptions,
): WriteSummary {
  const { disk, plan, leftOvers, ignoreFile, state } = prepared;
  reportOverwritten(plan.edited, folder, show, report);
  reportEdits(plan, show, report);
  const tell = (): void => {
    if (plan.conflicts.size === 0) onLeft?.(leftState(tree, folder, plan, { ...state, ignoreFile }));
  };
  if (dryRun) {
    if (onLeft && isDone(folder, prepared)) tell();
    return summarise(plan);
  }
  if (disk === undefined || !isSettled(folder, prepared)) {
    const generated = { texts: () => keptTexts(tree, plan), hashes: plan.files };
    const commit = { folder, tree, plan, state: stateFiles(folder, state, generated) };
    if (disk === undefined) commitFresh(commit);
    else commitInto(commit);
  }
  for (const path of leftOvers.folders) rmSync(path, { recursive: true, force: true });
  const { beside } = locksOf(folder);
  if (disk !== undefined && !isLocked(beside)) unlock(beside);
  tell();
  return summarise(plan);
}

/** One finding for a folder: a lost state makes it all of its files. */
function reportOverwritten(
  paths: readonly string[],
  folder: string,
  show: (path: string) => string,
  report: Report,
): void {
  const [first] = paths;
  if (first === undefined) return;
  const params =
    paths.length === 1
      ? { files: [show(first)], copy: show(placeOfCopy(folder, first)) }
      : { files: paths, copy: show(`${STATE_FOLDER}/edited`) };
  report(outputCatalogue.create("edited", { folder: show("."), ...params }));
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
  const special = [IGNORE_FILE, ...STATE_PATHS].find((path) => isNoFile(join(folder, path)));
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

function lastManifest(folder: string, show: (path: string) => string, report: Report): ReadManifest | undefined {
  const found = readManifest(join(folder, STATE_FOLDER));
  if (found === undefined || "manifest" in found) return found?.manifest;
  const file = show(`${STATE_FOLDER}/${found.name}`);
  report(outputCatalogue.create("manifest-unreadable", { file, reason: found.problem }));
  return undefined;
}

/**
 * What is kept of the generated texts, to merge edits with. A file of the runtime is the same in every SDK until the
 * compiler is updated, so that it is kept once it is edited or deleted.
 */
function keptTexts(tree: OutputTree, plan: WritePlan): readonly Text[] {
  const changed = new Set([...plan.held.keys(), ...plan.deleted]);
  return [...plan.files.keys()].flatMap((path): Text[] => {
    const file = tree.get(path);
    const isKept = file !== undefined && (file.kind !== "runtime" || changed.has(path));
    return isKept ? [[path, file.content]] : [];
  });
}

/** Nothing to do: not even the state differs. */
function isSettled(folder: string, { plan, state }: Prepared): boolean {
  const changes = [plan.create, plan.update, plan.remove, plan.recase];
  return changes.every(({ length }) => length === 0) && hasState(folder, state);
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

import { existsSync, lstatSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Report } from "@sdkwright/diagnostics";
import ignore from "ignore";
import { outputCatalogue } from "./catalogue.js";
import { type Commit, commitFresh, commitInto, placeOfCopy } from "./commit.js";
import { type Disk, openDisk } from "./disk.js";
import { sha256 } from "./hash.js";
import type { LeftState } from "./left.js";
import { MANIFEST_FILE, type Manifest, printManifest, readManifest } from "./manifest.js";
import { IGNORE_FILE, STATE_FOLDER } from "./paths.js";
import { planWrite, type WritePlan } from "./plan.js";
import { findLeftOvers, type LeftOvers } from "./runs.js";
import { printTrace, TRACE_FILE, type Trace } from "./trace.js";
import type { OutputTree, WriteSummary } from "./tree.js";

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
  /** Left beside the manifest for `why` and `where`. */
  readonly trace?: Trace;
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
  const show = (path: string) => (options.label === undefined ? path : `${options.label}/${path}`);
  try {
    return write(tree, root, show, options);
  } catch (error) {
    const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
    if (code === undefined || path === undefined) throw error;
    const inside = (name: string) => (name.startsWith(root) ? name.slice(root.length + 1) : name);
    const file = inside(dest ?? path) || ".";
    options.report(outputCatalogue.create("cannot-write", { file: show(file), reason: reasonOf(error as Error) }));
    return emptySummary();
  }
}

function write(
  tree: OutputTree,
  folder: string,
  show: (path: string) => string,
  { report, version, dryRun = false, force = false, trace, onLeft }: WriteOptions,
): WriteSummary {
  const disk = openOutput(folder, show, report);
  if (disk === "blocked") return emptySummary();
  const leftOvers = findLeftOvers(folder);
  const ignoreFile = textAt(join(folder, IGNORE_FILE));
  const plan = planWrite({
    tree,
    disk,
    force,
    show,
    known: knownFiles(folder, leftOvers, show, report),
    isIgnored: ignoredBy(ignoreFile),
  });
  for (const finding of plan.findings) report(finding);
  if (plan.findings.some((finding) => finding.severity === "error")) return emptySummary();
  for (const path of plan.edited) {
    report(outputCatalogue.create("edited", { file: show(path), copy: show(placeOfCopy(folder, path)) }));
  }
  if (!dryRun) {
    const texts = {
      manifest: printManifest({ version, files: plan.files }),
      trace: trace === undefined ? undefined : printTrace(trace),
    };
    if (disk === undefined) commitFresh({ folder, tree, plan, ...texts });
    else if (!isSettled(folder, plan, texts)) commitInto({ folder, tree, plan, ...texts });
    for (const path of leftOvers.folders) rmSync(path, { recursive: true, force: true });
    onLeft?.(leftState({ folder, tree, plan, ignoreFile, ...texts }));
  }
  return summarise(plan);
}

/** The folder as it is; undefined where there is none yet. */
function openOutput(folder: string, show: (path: string) => string, report: Report): Disk | undefined | "blocked" {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined && lstatSync(folder, { throwIfNoEntry: false }) === undefined) return undefined;
  if (found === undefined || !found.isDirectory()) {
    const by = found === undefined ? "a symbolic link that leads nowhere" : "a file";
    report(outputCatalogue.create("blocked", { file: show("."), by }));
    return "blocked";
  }
  const disk = openDisk(folder);
  const state = disk.folder(STATE_FOLDER);
  if (state.kind === "folder" || state.kind === "missing") return disk;
  const file = show(STATE_FOLDER);
  if (state.kind === "file") report(outputCatalogue.create("blocked", { file, by: "a file" }));
  else report(outputCatalogue.create("symlink-outside", { file, link: file }));
  return "blocked";
}

function knownFiles(
  folder: string,
  leftOvers: LeftOvers,
  show: (path: string) => string,
  report: Report,
): ReadonlyMap<string, readonly string[]> {
  const known = new Map(leftOvers.files);
  const found = readManifest(join(folder, MANIFEST_FILE));
  if (found === undefined) return known;
  if ("problem" in found) {
    report(outputCatalogue.create("manifest-unreadable", { file: show(MANIFEST_FILE), reason: found.problem }));
    return known;
  }
  for (const [path, hash] of (found.manifest satisfies Manifest).files) {
    known.set(path, [...(known.get(path) ?? []), hash]);
  }
  return known;
}

function ignoredBy(rules: string | undefined): (path: string) => boolean {
  if (rules === undefined) return () => false;
  const matcher = ignore({ ignorecase: false }).add(rules);
  return (file) => matcher.ignores(file);
}

function leftState({ folder, tree, plan, manifest, trace, ignoreFile }: Commit & { ignoreFile: string | undefined }) {
  const once = tree.entries().filter(([path, { kind }]) => kind === "once" && !plan.ignored.includes(path));
  return {
    folder,
    manifest: sha256(manifest),
    ...(trace !== undefined && { trace: sha256(trace) }),
    ...(ignoreFile !== undefined && { ignoreFile: sha256(ignoreFile) }),
    once: once.map(([path]) => path),
  };
}

/** Nothing to do: not even the manifest or the trace differs. */
function isSettled(folder: string, plan: WritePlan, texts: { manifest: string; trace: string | undefined }): boolean {
  if (plan.create.length + plan.update.length + plan.remove.length + plan.recase.length > 0) return false;
  return textAt(join(folder, MANIFEST_FILE)) === texts.manifest && textAt(join(folder, TRACE_FILE)) === texts.trace;
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function summarise(plan: WritePlan): WriteSummary {
  const { create: created, update: updated, unchanged, remove: deleted, ignored, edited } = plan;
  return { created, updated, unchanged, deleted, ignored, edited };
}

function emptySummary(): WriteSummary {
  return { created: [], updated: [], unchanged: 0, deleted: [], ignored: [], edited: [] };
}

/** Why the system refused: without the path, which the message names, and the code's own prefix. */
export function reasonOf(error: Error): string {
  return error.message.replace(/^[A-Z0-9_]+: /, "").replace(/, \w+ '.*$/s, "");
}

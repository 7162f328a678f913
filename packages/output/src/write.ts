import { existsSync, lstatSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Report } from "@sdkwright/diagnostics";
import ignore from "ignore";
import { outputCatalogue } from "./catalogue.js";
import { commitFresh, commitInto, MANIFEST_FILE, placeOfCopy } from "./commit.js";
import { type Disk, openDisk } from "./disk.js";
import { type Manifest, printManifest, readManifest } from "./manifest.js";
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
  { report, version, dryRun = false, force = false, trace }: WriteOptions,
): WriteSummary {
  const disk = openOutput(folder, show, report);
  if (disk === "blocked") return emptySummary();
  const leftOvers = findLeftOvers(folder);
  const plan = planWrite({
    tree,
    disk,
    force,
    show,
    known: knownFiles(folder, leftOvers, show, report),
    isIgnored: disk === undefined ? () => false : readIgnoreFile(folder),
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

function readIgnoreFile(folder: string): (path: string) => boolean {
  const path = join(folder, IGNORE_FILE);
  if (!existsSync(path)) return () => false;
  const rules = ignore({ ignorecase: false }).add(readFileSync(path, "utf8"));
  return (file) => rules.ignores(file);
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

import { dirname } from "node:path/posix";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { outputCatalogue } from "./catalogue.js";
import type { Disk } from "./disk.js";
import { mergeEdited, movedTo } from "./edits.js";
import { fingerprint } from "./hash.js";
import { carryMovedCode } from "./moved-code.js";
import { foldPath, STATE_FOLDER } from "./paths.js";
import type { OutputFile } from "./tree.js";
import type { PlanInput, WritePlan } from "./write-plan.js";

const hashes = new WeakMap<OutputFile, string>();

/** Hash of a file, made once: what is to be done is found out before a folder is locked, and again after. */
function hashOf(file: OutputFile): string {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  const hash = fingerprint(file.content);
  hashes.set(file, hash);
  return hash;
}

/** Compares the tree with the disk. Reads only. */
export function planWrite(input: PlanInput): WritePlan {
  const plan: WritePlan = {
    create: [],
    update: [],
    ignored: [],
    edited: [],
    merged: new Map(),
    conflicts: new Map(),
    keptValues: new Map(),
    held: new Map(),
    moved: [],
    carried: [],
    deleted: [],
    once: [],
    remove: [],
    recase: [],
    files: new Map(),
    unchanged: 0,
    foreign: [],
    findings: [],
  };
  const obsolete = input.disk === undefined ? [] : planRemovals(input, input.disk, plan);
  const removed = new Set(plan.remove);
  for (const [path, file] of input.tree.entries()) {
    if (input.isIgnored(path)) {
      plan.ignored.push(path);
      continue;
    }
    const state = input.disk === undefined ? "absent" : obstacle(path, input, input.disk, removed);
    if (typeof state !== "string") plan.findings.push(state);
    else if (state === "absent" && isManaged(file) && input.earlier.isDeleted(path)) plan.deleted.push(path);
    else if (state === "absent") plan.create.push(path);
    else if (file.kind === "once") plan.unchanged++;
    else compare(path, file, input, plan);
    if (isManaged(file)) plan.files.set(path, hashOf(file));
    else if (file.kind === "once") plan.once.push(path);
  }
  for (const path of obsolete) planObsolete(path, input, plan);
  if (plan.foreign.length > 0) {
    const [only, ...others] = plan.foreign;
    const params =
      others.length === 0 ? { files: [input.show(only!)] } : { folder: input.show("."), files: plan.foreign };
    plan.findings.push(outputCatalogue.create("not-ours", params));
  }
  carryMovedCode(input, plan);
  plan.remove.sort();
  return plan;
}

/** Whether a later run replaces or deletes the file. */
function isManaged({ kind }: OutputFile): boolean {
  return kind !== "once" && kind !== "appended";
}

/** Whether a file is at the path, is not, or cannot be. */
function obstacle(
  path: string,
  { show }: PlanInput,
  disk: Disk,
  removed: ReadonlySet<string>,
): "absent" | "present" | Diagnostic {
  const slash = path.lastIndexOf("/");
  const folder = disk.folder(slash < 0 ? "." : path.slice(0, slash));
  if (folder.kind === "missing") return "absent";
  if (folder.kind === "outside") return leadsOutside(show(path), show(folder.path));
  if (folder.kind === "file") {
    if (removed.has(folder.path)) return "absent";
    return outputCatalogue.create("blocked", { file: show(path), by: `the file ${show(folder.path)}` });
  }
  const found = disk.stat(path);
  if (found === undefined) return "absent";
  if (found.isSymbolicLink() && !disk.staysInside(path)) return leadsOutside(show(path), show(path));
  if (disk.isFile(path)) return "present";
  if (!found.isDirectory()) {
    const by = found.isFile() ? "a file larger than 64 MB" : "a special file";
    return outputCatalogue.create("blocked", { file: show(path), by });
  }
  const held = disk.filesBelow(path);
  const rest = held.find((file) => !removed.has(file));
  if (rest === undefined && held.length > 0) return "absent";
  const by = rest === undefined ? "an empty folder" : `a folder that contains ${show(rest)}`;
  return outputCatalogue.create("blocked", { file: show(path), by });
}

function leadsOutside(file: string, link: string): Diagnostic {
  return outputCatalogue.create("symlink-outside", { file, link });
}

function compare(path: string, file: OutputFile, input: PlanInput, plan: WritePlan): void {
  const found = input.disk!.read(path);
  const hash = fingerprint(found);
  // Line ends that version control changed do not count as a difference.
  if (hash === hashOf(file)) {
    plan.unchanged++;
    return;
  }
  const known = input.earlier.known.get(path);
  const isOurs = file.kind === "appended" || known?.includes(hash) || input.earlier.isMerge(path, found, file.content);
  if (isOurs) plan.update.push(path);
  else if (!mayKeepEdit(path, { found, edited: hash }, file, input, plan))
    planOverwrite(path, known === undefined, input, plan);
}

/** Carries the user's edit of a file over to what is generated now. False where that cannot be done. */
function mayKeepEdit(
  path: string,
  { found, edited }: { readonly found: Uint8Array; readonly edited: string },
  file: OutputFile,
  { earlier }: PlanInput,
  plan: WritePlan,
): boolean {
  const bases = [...earlier.basesOf(path, edited)];
  // What is generated as before is its own base.
  const isSame = earlier.known.get(path)?.includes(hashOf(file)) === true;
  if (bases.length === 0 && isSame && earlier.keepsEdits) bases.push(file.content);
  const all = bases.flatMap((base) => mergeEdited(base, found, file) ?? []);
  const merged = all.find(({ conflicts }) => conflicts.length === 0) ?? all[0];
  if (merged === undefined) return false;
  if (merged.hash === hashOf(file)) {
    plan.update.push(path);
    return true;
  }
  plan.held.set(path, merged.hash);
  if (merged.conflicts.length > 0) plan.conflicts.set(path, merged.conflicts);
  if (merged.kept && merged.kept.length > 0) plan.keptValues.set(path, merged.kept);
  if (merged.hash === edited) {
    plan.unchanged++;
    return true;
  }
  plan.merged.set(path, merged.content);
  plan.update.push(path);
  return true;
}

function planOverwrite(path: string, isForeign: boolean, input: PlanInput, plan: WritePlan): void {
  plan.update.push(path);
  const copies = input.disk!.folder(dirname(`${STATE_FOLDER}/edited/${path}`));
  if (isForeign && !input.force) {
    plan.foreign.push(path);
  } else if (copies.kind === "outside") {
    const copy = input.show(`${STATE_FOLDER}/edited/${path}`);
    plan.findings.push(leadsOutside(copy, input.show(copies.path)));
  } else {
    plan.edited.push(path);
  }
}

/** Finds out which files of earlier runs go. Returns those that nothing generates any more, but that were edited. */
function planRemovals(input: PlanInput, disk: Disk, plan: WritePlan): readonly string[] {
  const { tree, earlier, isIgnored } = input;
  const spellings = new Map(tree.entries().map(([path]) => [foldPath(path), path]));
  const obsolete: string[] = [];
  const isLeft = (path: string, found: Uint8Array): boolean =>
    earlier.known.get(path)?.includes(fingerprint(found)) === true || earlier.isMerge(path, found);
  for (const path of [...earlier.known.keys()].sort()) {
    if (tree.get(path) !== undefined || isIgnored(path)) continue;
    const slash = path.lastIndexOf("/");
    if (disk.folder(slash < 0 ? "." : path.slice(0, slash)).kind !== "folder") continue;
    const found = disk.stat(path);
    if (found === undefined || !found.isFile() || !disk.isFile(path)) continue;
    const respelt = spellings.get(foldPath(path));
    if (respelt !== undefined && disk.stat(respelt)?.ino === found.ino) plan.recase.push([path, respelt]);
    else if (isLeft(path, disk.read(path))) plan.remove.push(path);
    else obsolete.push(path);
  }
  return obsolete;
}

/** The edit of a file that is generated under another path now goes there. Any other edited file stays where it is. */
function planObsolete(path: string, { tree, disk, earlier, show }: PlanInput, plan: WritePlan): void {
  const found = disk!.read(path);
  const [base] = earlier.basesOf(path, fingerprint(found));
  const created = plan.create.filter((to) => !plan.merged.has(to));
  const contents = created.map((to) => [to, tree.get(to)!.content] as const);
  const to = base === undefined ? undefined : movedTo(path, base, contents);
  const merged = base === undefined || to === undefined ? undefined : mergeEdited(base, found, tree.get(to)!);
  if (to === undefined || merged === undefined) {
    plan.findings.push(outputCatalogue.create("edited-obsolete", { file: show(path) }));
    return;
  }
  plan.moved.push([path, to]);
  plan.remove.push(path);
  plan.merged.set(to, merged.content);
  plan.held.set(to, merged.hash);
  if (merged.conflicts.length > 0) plan.conflicts.set(to, merged.conflicts);
}

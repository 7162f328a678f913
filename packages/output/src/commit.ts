import { lstatSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "./make-folder.js";
import { STATE_FOLDER } from "./paths.js";
import { readRegular } from "./regular.js";
import { createRunBeside, createRunInside } from "./runs.js";
import type { StateFiles } from "./state-files.js";
import type { OutputTree } from "./tree.js";
import type { WritePlan } from "./write-plan.js";

/** What to carry out. */
export interface Commit {
  readonly folder: string;
  readonly tree: OutputTree;
  readonly plan: WritePlan;
  readonly state: StateFiles;
}

function contentOf(path: string, { tree, plan }: Commit): string {
  return plan.merged.get(path) ?? tree.get(path)!.content;
}

/** Writes a folder that does not exist yet: the whole of it beside its place, then one rename. */
export function commitFresh(commit: Commit): void {
  const { folder, plan, state } = commit;
  const run = createRunBeside(folder);
  try {
    const makeFolder = folderMaker(run);
    for (const path of plan.create) {
      makeFolder(path);
      writeFileSync(join(run, path), contentOf(path, commit));
    }
    makeFolder(`${STATE_FOLDER}/any`);
    for (const [name, content] of state) {
      if (content !== undefined) writeFileSync(join(run, STATE_FOLDER, name), content);
    }
    renameSync(run, folder);
  } catch (error) {
    rmSync(run, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Changes an existing folder. Everything is on the volume before the first file changes, each file changes by one
 * rename, and the manifest comes last. Stopped at any point, the folder holds whole files, old or new, and the next run
 * recognises all of them.
 */
export function commitInto(commit: Commit): void {
  const { folder, plan } = commit;
  const run = createRunInside(folder);
  const staged = stageOrRemove(commit, run);
  const makeFolder = folderMaker(folder);
  for (const [copy, place] of staged.copies) moveTo(copy, folder, place, makeFolder);
  const { early, late } = splitRemovals(plan);
  for (const path of early) rmSync(join(folder, path));
  removeEmptyFolders(folder, early);
  for (const [from, to] of plan.recase) renameSync(join(folder, from), join(folder, to));
  // Files that lose edited code come last: stopped in between, the edit is in both files, and never in none.
  const losing = new Set(plan.carried.map(([from]) => from));
  const isLast = ([, place]: Moves[number]): boolean => losing.has(place);
  const inOrder = [...staged.files.filter((move) => !isLast(move)), ...staged.files.filter(isLast)];
  for (const [file, place] of inOrder) moveTo(file, folder, place, makeFolder);
  for (const path of late) rmSync(join(folder, path));
  removeEmptyFolders(folder, late);
  for (const [name, content] of commit.state) {
    const file = join(folder, STATE_FOLDER, name);
    if (content === undefined) rmSync(file, { force: true });
    else renameSync(join(run, name), file);
  }
  rmSync(run, { recursive: true });
}

/** Until all is staged nothing has changed, so that nothing of it is needed where that fails: least of all the space. */
function stageOrRemove(commit: Commit, run: string): ReturnType<typeof stage> {
  try {
    return stage(commit, run);
  } catch (error) {
    rmSync(run, { recursive: true, force: true });
    throw error;
  }
}

type Moves = (readonly [from: string, to: string])[];

function stage(commit: Commit, run: string): { files: Moves; copies: Moves } {
  const { folder, plan, state } = commit;
  const files: Moves = [...plan.create, ...plan.update].map((path, index) => {
    const staged = join(run, `${index}`);
    writeFileSync(staged, contentOf(path, commit));
    return [staged, path];
  });
  const copies: Moves = plan.edited.map((path, index) => {
    const staged = join(run, `edited-${index}`);
    writeFileSync(staged, readFileSync(join(folder, path)));
    return [staged, placeOfCopy(folder, path)];
  });
  for (const [name, content] of state) {
    if (content !== undefined) writeFileSync(join(run, name), content);
  }
  return { files, copies };
}

/** Where the edited version of a file is kept: an earlier one with other content keeps its place. */
export function placeOfCopy(folder: string, path: string): string {
  const content = readFileSync(join(folder, path));
  for (let count = 1; ; count++) {
    const place = `${STATE_FOLDER}/edited/${path}${count === 1 ? "" : `.${count}`}`;
    const existing = join(folder, place);
    const isFree = lstatSync(existing, { throwIfNoEntry: false }) === undefined;
    if (isFree || readRegular(existing, content.length)?.equals(content)) return place;
  }
}

function moveTo(from: string, folder: string, to: string, makeFolder: (path: string) => void): void {
  makeFolder(to);
  renameSync(from, join(folder, to));
}

/** Makes the folders of files, each once. */
function folderMaker(root: string): (path: string) => void {
  const made = new Set<string>();
  return (path) => {
    const folder = dirname(path);
    if (made.has(folder)) return;
    makeFolder(join(root, folder));
    made.add(folder);
  };
}

/** Stale files that stand where a folder has to go, or in a folder where a file has to go, must leave before. */
function splitRemovals({ create, remove }: WritePlan): { early: string[]; late: string[] } {
  const places = new Set(create);
  for (const path of create) {
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) places.add(path.slice(0, end));
  }
  const created = new Set(create);
  const blocks = (path: string): boolean => {
    if (places.has(path)) return true;
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      if (created.has(path.slice(0, end))) return true;
    }
    return false;
  };
  return { early: remove.filter(blocks), late: remove.filter((path) => !blocks(path)) };
}

/** Removes the folders that a removal emptied. */
function removeEmptyFolders(folder: string, removed: readonly string[]): void {
  const folders = new Set<string>();
  for (const path of removed) {
    for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) folders.add(parent);
  }
  // The deepest first.
  for (const path of [...folders].sort((a, b) => b.length - a.length)) {
    const full = join(folder, path);
    if (readdirSync(full).length === 0) rmdirSync(full);
  }
}

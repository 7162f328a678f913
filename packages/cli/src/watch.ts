import { existsSync, type FSWatcher, statSync, watch } from "node:fs";
import { dirname } from "node:path";

/** So long nothing may have changed before a change counts as finished. */
const QUIET_MS = 100;
/** For file systems that tell nothing of changes: some networks, some containers. */
const LOOK_MS = 2_000;

export interface WatchOptions {
  /**
   * Does the work and gives the files that it depends on, whether or not they exist. Without any, watching ends. `changed`
   * are those that changed since the last run; none the first time.
   */
  readonly run: (changed: readonly string[]) => Promise<readonly string[]>;
  /** Called after each run, before waiting for the next change. */
  readonly onWait: (files: readonly string[]) => void;
  /** Resolves when watching is to end. */
  readonly until: Promise<void>;
}

/** Runs, and again after each change of a file that the last run depends on. A change during a run counts. */
export async function watchFiles({ run, onWait, until }: WatchOptions): Promise<void> {
  let isOver = false;
  const end = until.then(() => {
    isOver = true;
  });
  let files: readonly string[] = [];
  let changed: readonly string[] = [];
  while (!isOver) {
    const started = Date.now();
    const before = statesOf(files);
    files = await run(changed);
    if (isOver || files.length === 0) return;
    onWait(files);
    const known = knownBefore(files, before, started);
    const change = nextChange(files, known);
    await Promise.race([end, change.happened]);
    change.close();
    changed = files.filter((file) => stateOf(file) !== known.get(file));
  }
}

/** State of a file, comparable: another one means that it was written, made, moved or deleted. */
type States = ReadonlyMap<string, string>;

function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? "" : `${found.mtimeMs} ${found.size} ${found.ino}`;
}

function statesOf(files: readonly string[]): States {
  return new Map(files.map((file) => [file, stateOf(file)]));
}

/** The states that a run saw. Of files new to it only those count as changed that were written while it ran. */
function knownBefore(files: readonly string[], before: States, started: number): States {
  const seen = (file: string): string => {
    const isLater = (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > started;
    return before.get(file) ?? (isLater ? "changed" : stateOf(file));
  };
  return new Map(files.map((file) => [file, seen(file)]));
}

/** The next time that files are in other states than the known ones, and stay in them for a moment. */
function nextChange(files: readonly string[], known: States): { happened: Promise<void>; close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let watchers: readonly FSWatcher[] = [];
  let poll: NodeJS.Timeout | undefined;
  const happened = new Promise<void>((resolve) => {
    let last: States = known;
    const look = (): void => {
      const now = statesOf(files);
      if (isSame(now, known)) return;
      if (isSame(now, last)) {
        resolve();
        return;
      }
      last = now;
      wait();
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, QUIET_MS);
    };
    watchers = foldersOf(files).flatMap((folder) => watcherOf(folder, wait));
    poll = setInterval(look, LOOK_MS);
    wait();
  });
  const close = (): void => {
    clearTimeout(timer);
    clearInterval(poll);
    for (const watcher of watchers) watcher.close();
  };
  return { happened, close };
}

function isSame(a: States, b: States): boolean {
  return [...a].every(([file, state]) => b.get(file) === state);
}

/** Folders to watch: editors replace files, so that a watch on the file itself would lose it. */
function foldersOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.map((file) => existingFolder(dirname(file))))];
}

function existingFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existingFolder(dirname(folder));
}

function watcherOf(folder: string, onEvent: () => void): FSWatcher[] {
  try {
    const watcher = watch(folder, onEvent);
    // What watching cannot tell, looking at the files now and then does.
    watcher.on("error", () => watcher.close());
    return [watcher];
  } catch {
    return [];
  }
}

import { sha256 } from "@sdkwright/output";
import type { FileAccess, FileRead } from "@sdkwright/source";

/** An observation of a path in the file system: its kind (`what`), and a text that represents the result. */
export type Observation = readonly [what: keyof FileAccess, path: string, result: string];

/** Files that a run sees, and what it saw of them. */
export interface ObservedFiles extends FileAccess {
  /** Undefined where one path was seen in two states: somebody changed it during the run. */
  observations(): readonly Observation[] | undefined;
}

const RESULTS: { readonly [K in keyof FileAccess]: (found: ReturnType<FileAccess[K]>) => string } = {
  read: textOfRead,
  list: (names) => sha256(JSON.stringify(names)),
  real: (path) => path,
};

function textOfRead(read: FileRead): string {
  switch (read.kind) {
    case "bytes":
      return sha256(read.bytes);
    case "unreadable":
      return `unreadable: ${read.reason}`;
    default:
      return read.kind;
  }
}

/**
 * Files as `files` has them, with everything that is asked of them written down: also that a file was missing, and which
 * names a folder has, since a run depends on these as on contents.
 */
export function observeFiles(files: FileAccess): ObservedFiles {
  const seen = new Map<string, Observation>();
  let isSteady = true;
  const note = (what: keyof FileAccess, path: string, result: string): void => {
    const key = `${what} ${path}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, [what, path, result]);
    else if (before[2] !== result) isSteady = false;
  };
  return {
    read(path) {
      const found = files.read(path);
      note("read", path, RESULTS.read(found));
      return found;
    },
    list(folder) {
      const found = files.list(folder);
      note("list", folder, RESULTS.list(found));
      return found;
    },
    real(path) {
      const found = files.real(path);
      note("real", path, RESULTS.real(found));
      return found;
    },
    observations: () => (isSteady ? [...seen.values()] : undefined),
  };
}

/** Whether looking again gives the same. */
export function isAsObserved(observations: readonly Observation[], files: FileAccess): boolean {
  return observations.every(([what, path, result]) => {
    switch (what) {
      case "read":
        return RESULTS.read(files.read(path)) === result;
      case "list":
        return RESULTS.list(files.list(path)) === result;
      case "real":
        return RESULTS.real(files.real(path)) === result;
      default:
        return what satisfies never;
    }
  });
}

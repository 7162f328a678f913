import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";

/** What reading a file gave. */
export type FileRead =
  | { readonly kind: "bytes"; readonly bytes: Buffer }
  | { readonly kind: "missing" }
  | { readonly kind: "not-a-file" }
  | { readonly kind: "too-large" }
  | { readonly kind: "unreadable"; readonly reason: string };

/** The files that a source set can see. Paths are absolute. */
export interface FileAccess {
  read(path: string): FileRead;
  /** Names in a folder; empty where it is none. */
  list(folder: string): readonly string[];
  /** The path with all symbolic links followed; the path itself where it does not exist. */
  real(path: string): string;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}

/** Of one file. The largest definitions have a quarter of it, and parsers need many times as much memory. */
export const MAX_BYTES = 128 * 1024 * 1024;

function readFile(path: string): FileRead {
  try {
    const found = statSync(path);
    if (!found.isFile()) return { kind: "not-a-file" };
    if (found.size > MAX_BYTES) return { kind: "too-large" };
    return { kind: "bytes", bytes: readFileSync(path) };
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOENT" || code === "ENOTDIR" ? { kind: "missing" } : { kind: "unreadable", reason: code };
  }
}

/** The file system of the machine. */
export const diskFiles: FileAccess = {
  read: readFile,
  list(folder) {
    try {
      return readdirSync(folder).sort();
    } catch {
      return [];
    }
  },
  real(path) {
    try {
      return realpathSync(path);
    } catch {
      return path;
    }
  },
};

/** Files that exist in memory only, by absolute path with `/`. */
export function memoryFiles(files: ReadonlyMap<string, string | Uint8Array>): FileAccess {
  const namesIn = (folder: string): string[] => {
    const prefix = folder.endsWith("/") ? folder : `${folder}/`;
    const inside = [...files.keys()].filter((path) => path.startsWith(prefix));
    return [...new Set(inside.map((path) => path.slice(prefix.length).split("/")[0] ?? ""))].sort();
  };
  return {
    read(path) {
      const content = files.get(path);
      if (content !== undefined) return { kind: "bytes", bytes: Buffer.from(content) };
      return { kind: namesIn(path).length > 0 ? "not-a-file" : "missing" };
    },
    list: namesIn,
    real: (path) => path,
  };
}

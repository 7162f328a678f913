import { checkPath, foldPath } from "./paths.js";

/**
 * `generated`: ours, rewritten each time. `runtime`: copied from a backend's runtime. `scaffold`: manifests, README.
 * `once`: written only where no file is yet; from then on the user's. `appended`: made of what the folder holds at the
 * path, with something added; the user may edit it. `json`: as `generated`, but edits are merged by the structure of the
 * document, and not by lines.
 */
export type FileKind = "generated" | "json" | "runtime" | "scaffold" | "once" | "appended";

export interface OutputFile {
  /** LF line ends, final newline. */
  readonly content: string;
  readonly kind: FileKind;
}

/** The files of one SDK before they are written. Paths are relative, with `/`. */
export interface OutputTree {
  /** Adding a path twice (letter case aside), an absolute path or one with `..` is a bug of the backend and throws. */
  add(path: string, file: OutputFile): void;
  /** Replaces a file that is there (formatters, licence headers). */
  replace(path: string, content: string): void;
  get(path: string): OutputFile | undefined;
  /** In code unit order. */
  entries(): readonly (readonly [path: string, file: OutputFile])[];
}

/** An empty tree. Contents are brought to LF line ends and one final newline at least as they come in. */
export function createTree(): OutputTree {
  const files = new Map<string, OutputFile>();
  /** Case-folded path -> what took it: a file, or the folder of one. */
  const taken = new Map<string, "file" | "folder">();
  let sorted: readonly (readonly [string, OutputFile])[] | undefined;
  return {
    add(path, file) {
      checkFile(path, file);
      checkPath(path);
      claim(taken, path);
      files.set(path, { content: normalise(file.content), kind: file.kind });
      sorted = undefined;
    },
    replace(path, content) {
      const file = files.get(path);
      if (file === undefined) throw new Error(`Output file to replace does not exist: ${path}`);
      files.set(path, { content: normalise(content), kind: file.kind });
      sorted = undefined;
    },
    get: (path) => files.get(path),
    entries: () => (sorted ??= [...files].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Plugins may be in JavaScript, where nothing else says that a file is not one. */
function checkFile(path: unknown, file: unknown): void {
  const { content, kind } = (file ?? {}) as { readonly content?: unknown; readonly kind?: unknown };
  if (typeof path === "string" && typeof content === "string" && typeof kind === "string") return;
  throw new Error("An output file is added by its path and `{ content, kind }`: `tree.add(path, { content, kind })`");
}

function claim(taken: Map<string, "file" | "folder">, path: string): void {
  const folded = foldPath(path);
  const rival = taken.get(folded);
  if (rival !== undefined) throw new Error(`Output path is taken by a ${rival} (letter case aside): ${path}`);
  taken.set(folded, "file");
  for (let end = folded.lastIndexOf("/"); end > 0; end = folded.lastIndexOf("/", end - 1)) {
    const folder = folded.slice(0, end);
    const known = taken.get(folder);
    if (known === "folder") return;
    if (known === "file") throw new Error(`Output path is below a file: ${path}`);
    taken.set(folder, "folder");
  }
}

function normalise(content: string): string {
  const text = content.includes("\r") ? content.replace(/\r\n?/g, "\n") : content;
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}

/** What a write did, or with `dryRun` would do. Paths in code unit order. */
export interface WriteSummary {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly unchanged: number;
  readonly deleted: readonly string[];
  /** Files left alone because `.sdkwrightignore` names them. */
  readonly ignored: readonly string[];
  /** Updated files that somebody had edited; the edited versions are below `.sdkwright/edited/`. Part of `updated`. */
  readonly edited: readonly string[];
  /** Edited files with what is generated now merged into them. Part of `created` and `updated`. */
  readonly merged: readonly string[];
  /** Generated files that the user deleted, and that stay deleted. */
  readonly keptDeleted: readonly string[];
  /** Nothing, or not all, was written: a finding says why. */
  readonly failed?: true;
}

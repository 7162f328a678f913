/**
 * `generated`: ours, rewritten each time. `runtime`: copied from a backend's runtime. `scaffold`: manifests, README.
 * `once`: written only where no file is yet; from then on the user's.
 */
export type FileKind = "generated" | "runtime" | "scaffold" | "once";

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

/** What a write did. */
export interface WriteSummary {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly unchanged: number;
  readonly deleted: readonly string[];
  /** Files left alone because `.sdkwrightignore` names them. */
  readonly ignored: readonly string[];
}

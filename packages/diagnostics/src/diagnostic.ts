/** `error` stops at the end of the stage; `warning` and `note` never do. */
export type Severity = "error" | "warning" | "note";

/**
 * Where a diagnostic points. A pointer is turned into line and column only when the diagnostic is printed, so that a
 * clean run pays nothing for positions.
 */
export type Location =
  /** `document` is a path relative to the workspace; `at: "key"` points at the key of the last token, not its value. */
  | { readonly document: string; readonly pointer: string; readonly at?: "key" | "value" }
  /** One-based line and column (UTF-16 code units). */
  | { readonly document: string; readonly line: number; readonly column: number }
  /** The document as a whole. */
  | { readonly document: string };

export interface RelatedLocation {
  readonly location: Location;
  readonly message: string;
}

/** One finding, as data. */
export interface Diagnostic {
  /** `<catalogue>/<name>`, such as `openapi/ref-not-found`. Stable across releases. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong here: one or two sentences with the values at hand. */
  readonly message: string;
  readonly location?: Location;
  readonly related?: readonly RelatedLocation[];
  /** What to do here; the catalogue's general fix where absent. */
  readonly help?: string;
  /** An error that costs one part of an SDK and leaves the rest sound: the configuration may lower it. */
  readonly recoverable?: boolean;
  /** The line holds a secret, or may: it is not shown. */
  readonly secret?: true;
  /** Stack trace of the error that it tells of. Shown on request only. */
  readonly stack?: string;
  /** What the message ends with, by language: findings that differ in nothing else are told as one. */
  readonly endings?: Endings;
}

/** Title of a language -> the end of a message. */
export type Endings = { readonly [language: string]: string };

import { PositionEncoding, Workspace } from "@astral-sh/ruff-wasm-nodejs";
import type { Files } from "@sdkwright/testkit";
import { LINE_LENGTH } from "./layout.js";

/**
 * The rules that ruff has had by default for years: what is wrong or unused. Those that its later releases added to them
 * are about taste, and contradict type checkers: `X as X` is how a module exports a name.
 */
const RULES = ["E4", "E7", "E9", "F"];

const SETTINGS = { "line-length": LINE_LENGTH, "target-version": "py310", lint: { select: RULES } };

const workspace = new Workspace(SETTINGS, PositionEncoding.Utf16);

interface Finding {
  readonly code: string | null;
  readonly message: string;
  readonly start_location: { readonly row: number };
}

/** What `ruff check` says of files. */
export function lint(files: Files): string[] {
  return [...files].flatMap(([path, content]) =>
    (workspace.check(content) as readonly Finding[]).map(
      ({ code, message, start_location: { row } }) => `${path}:${row}: ${message} (${code})`,
    ),
  );
}

/** Files that `ruff format` would lay out in another way. */
export function formatDifferences(files: Files): string[] {
  return [...files].flatMap(([path, content]) => {
    const formatted = attempt(() => workspace.format(content));
    if (formatted === content) return [];
    const before = content.split("\n");
    const after = formatted.split("\n");
    const line = after.findIndex((text, index) => text !== before[index]);
    // Black leaves a function of one expression on its line, ruff puts what no line has room for into parentheses.
    if (/^ *lambda\b/.test(before[line] ?? "") && (before[line] ?? "").length > LINE_LENGTH) return [];
    return [`${path}:${line + 1}: ${before[line]} -> ${after[line]}`];
  });
}

function attempt(format: () => string): string {
  try {
    return format();
  } catch (error) {
    return `cannot be read: ${String(error)}`;
  }
}

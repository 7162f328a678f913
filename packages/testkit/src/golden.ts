import { rmSync } from "node:fs";
import { type Files, readFolder, writeFolder } from "./files.js";

/** A way in which files differ from what is recorded. */
export type GoldenDifference =
  | { readonly kind: "missing"; readonly path: string }
  | { readonly kind: "extra"; readonly path: string }
  | {
      readonly kind: "changed";
      readonly path: string;
      /** One-based number of the first line that differs. */
      readonly line: number;
      readonly expected: string | undefined;
      readonly actual: string | undefined;
    };

/** Compares both ways: a file that is recorded and not there, and one that is there and not recorded, both count. */
export function compareFiles(expected: Files, actual: Files): GoldenDifference[] {
  const paths = [...new Set([...expected.keys(), ...actual.keys()])].sort();
  return paths.flatMap((path): GoldenDifference[] => {
    const before = expected.get(path);
    const after = actual.get(path);
    if (before === after) return [];
    if (after === undefined) return [{ kind: "missing", path }];
    return before === undefined ? [{ kind: "extra", path }] : [firstChange(path, before, after)];
  });
}

function firstChange(path: string, before: string, after: string): GoldenDifference {
  const old = before.split("\n");
  const now = after.split("\n");
  let line = 0;
  while (old[line] === now[line]) line++;
  return { kind: "changed", path, line: line + 1, expected: old[line], actual: now[line] };
}

/**
 * Throws where files differ from those recorded in a folder, naming each. With `UPDATE=1` in the environment it records
 * them instead, exactly: files no longer there go.
 */
export function expectGolden(folder: string, actual: Files): void {
  if (process.env.UPDATE === "1") {
    rmSync(folder, { recursive: true, force: true });
    writeFolder(folder, actual);
    return;
  }
  const differences = compareFiles(readFolder(folder), actual);
  if (differences.length === 0) return;
  const lines = differences.map(describeDifference);
  throw new Error(`${differences.length} differences from ${folder} (UPDATE=1 records them):\n${lines.join("\n")}`);
}

function describeDifference(difference: GoldenDifference): string {
  const { path } = difference;
  switch (difference.kind) {
    case "missing":
      return `${path}: recorded, and not generated any more`;
    case "extra":
      return `${path}: generated, and not recorded`;
    case "changed": {
      const show = (text: string | undefined) => (text === undefined ? "(end of file)" : text);
      const { line, expected, actual } = difference;
      return `${path}:${line}\n  recorded:  ${show(expected)}\n  generated: ${show(actual)}`;
    }
    default:
      return difference satisfies never;
  }
}

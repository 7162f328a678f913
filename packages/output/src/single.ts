import { lstatSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Report } from "@sdkwright/diagnostics";
import { outputCatalogue } from "./catalogue.js";
import { readableText } from "./disk.js";
import { makeFolder } from "./make-folder.js";
import { reasonOf } from "./write.js";

/** One file that stands alone, outside of any output folder. */
export interface SingleFile {
  /** Absolute path. */
  readonly file: string;
  readonly content: string;
  /** How messages name it. */
  readonly label: string;
  /** Whether a text is one that an earlier run may have written there. */
  isOurs(text: string): boolean;
}

/** What a run does with such a file. */
export type SingleChange = "created" | "updated" | "unchanged";

/** What would be done; undefined, reported, where a file of another origin is in the way, or none can be. Reads only. */
export function planSingle({ file, content, label, isOurs }: SingleFile, report: Report): SingleChange | undefined {
  try {
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found === undefined) return "created";
    const text = found.isFile() ? readableText(file) : undefined;
    if (text === content) return "unchanged";
    if (text !== undefined && isOurs(text)) return "updated";
  } catch (error) {
    report(outputCatalogue.create("cannot-write", { file: label, reason: reasonOf(error as Error) }));
    return undefined;
  }
  const help = "Name another path for it, or move the file away. `--force` does not replace it.";
  report(outputCatalogue.create("not-ours", { files: [label] }, { help }));
  return undefined;
}

/** Does what {@link planSingle} says. The file is whole at any time, and untouched where it is right already. */
export function writeSingle(single: SingleFile, report: Report): SingleChange | undefined {
  const { file, content, label } = single;
  const change = planSingle(single, report);
  if (change === undefined || change === "unchanged") return change;
  let staged: string | undefined;
  try {
    makeFolder(dirname(file));
    staged = stage(file, content);
    renameSync(staged, file);
    return change;
  } catch (error) {
    if (staged !== undefined) rmSync(staged, { force: true });
    report(outputCatalogue.create("cannot-write", { file: label, reason: reasonOf(error as Error) }));
    return undefined;
  }
}

/** Writes a new file beside the place: what is there already, such as a link to somewhere, is left alone. */
function stage(file: string, content: string): string {
  for (let count = 1; ; count++) {
    const staged = `${file}.sdkwright${count === 1 ? "" : `-${count}`}`;
    try {
      writeFileSync(staged, content, { flag: "wx" });
      return staged;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") continue;
      rmSync(staged, { force: true });
      throw error;
    }
  }
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Report } from "@sdkwright/diagnostics";
import { outputCatalogue } from "./catalogue.js";
import { reasonOf } from "./write.js";

/**
 * Brings one file that stands alone, outside of any output folder, to a content: whole at any time, and untouched where
 * it is right already. Reports `output/cannot-write` under the name that `label` gives it.
 */
export function writeSingle(
  file: string,
  content: string,
  { report, label }: { readonly report: Report; readonly label: string },
): void {
  const staged = `${file}.sdkwright`;
  try {
    if (contentAt(file) === content) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(staged, content);
    renameSync(staged, file);
  } catch (error) {
    if (existsSync(staged)) rmSync(staged);
    report(outputCatalogue.create("cannot-write", { file: label, reason: reasonOf(error as Error) }));
  }
}

function contentAt(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

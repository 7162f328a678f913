import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { cachePath } from "./environment.js";
import { complaintsOf, runPython } from "./toolchain.js";

const ARGS = ["--strict", "--python-version", "3.10", "--no-error-summary", "--no-pretty"];
/** One file for what mypy finds out: thousands, which are its default, take a third of a run. */
const KEPT = ["--sqlite-cache", "--cache-dir", ".mypy_cache"];
const CACHE = ".mypy_cache/3.10/cache.db";
const BASES = ["--namespace-packages", "--explicit-package-bases"];

/**
 * Runs mypy as strict as it gets on a folder whose folders are packages, for the oldest Python that SDKs support. It begins
 * with what the run before found out about packages and SDKs that are the same: a copy, as mypy does not expect that another
 * process writes to its file.
 */
export async function mypy(folder: string, targets: readonly string[] = ["."]): Promise<string[]> {
  const [own, kept] = [join(folder, CACHE), `${cachePath("mypy", ...ARGS)}.db`];
  mkdirSync(dirname(own), { recursive: true });
  if (existsSync(kept)) copyFileSync(kept, own);
  const result = await runPython(folder, ["-m", "mypy", ...ARGS, ...KEPT, ...BASES, ...targets]);
  if (existsSync(own)) replaceBy(kept, own);
  return complaintsOf(result);
}

/** Replaces a file at once: another process never reads half of it. */
function replaceBy(file: string, content: string): void {
  const beside = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(content, beside);
  renameSync(beside, file);
}

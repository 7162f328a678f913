import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "@sdkwright/output";
import { IR_FILE, KINDS_FILE, OUTPUT_FOLDER, SETTINGS_FILE, SNIPPETS_FILE } from "./contract.js";

/** A generator's side of the contract: its input, and what to do with its output. */
export interface ServeFolder {
  /** Contents of `ir.json`, not checked. */
  readonly api: unknown;
  /** Contents of `config.json`, not checked. */
  readonly settings: unknown;
  write(files: readonly (readonly [path: string, file: OutputFile])[], snippets: string | undefined): void;
}

/** Reads the input of a generator in its folder, or gives what is wrong with it. */
export function serveFolder(folder: string): ServeFolder | string {
  const [api, settings] = [readJson(join(folder, IR_FILE)), readJson(join(folder, SETTINGS_FILE))];
  if ("problem" in api) return api.problem;
  if ("problem" in settings) return settings.problem;
  const output = join(folder, OUTPUT_FOLDER);
  return {
    api: api.value,
    settings: settings.value,
    write(files, snippets) {
      for (const [path, { content }] of files) writeText(join(output, path), content);
      const kinds = files.filter(([, { kind }]) => kind !== "generated").map(([path, { kind }]) => [path, kind]);
      writeText(join(output, KINDS_FILE), `${JSON.stringify(Object.fromEntries(kinds))}\n`);
      if (snippets !== undefined) writeText(join(output, SNIPPETS_FILE), snippets);
    },
  };
}

function readJson(path: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(readFileSync(path, "utf8")) };
  } catch (error) {
    return { problem: `${path} cannot be read: ${(error as Error).message}` };
  }
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

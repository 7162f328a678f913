import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder } from "@sdkwright/testkit";
import { expect } from "vitest";
import { runMain } from "../support/main.js";
import { edited, petStore } from "./definitions.js";
import type { KindCase } from "./kinds.js";

/** A change as `diff --json` has it. */
export interface Entry {
  readonly code: string;
  readonly languages: { readonly [language: string]: string };
  readonly message: string;
  readonly old?: string;
  readonly new?: string;
}

/** What `sdkwright diff` says of a case. */
export function changesOf({
  base = petStore,
  both = {},
  edits,
}: Pick<KindCase, "base" | "edits"> & { readonly both?: KindCase["both"] | undefined }): Promise<Entry[]> {
  return inMemoryFolder(async (folder) => {
    const print = (value: object): string => JSON.stringify(value, undefined, 2);
    writeFileSync(join(folder, "old.json"), print(edited(base(), both)));
    writeFileSync(join(folder, "new.json"), print(edited(edited(base(), both), edits)));
    const { code, stdout, stderr } = await runMain(["diff", "old.json", "new.json", "--json"], folder);
    expect([code, stderr]).toEqual([0, ""]);
    return (JSON.parse(stdout) as { changes: Entry[] }).changes;
  });
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CHANGE_KINDS } from "@sdkwright/diff";
import { inTemporaryFolder } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { runMain } from "../support/main.js";
import { edited, petStore } from "./definitions.js";
import { KIND_CASES, type KindCase } from "./kinds.js";

interface Entry {
  readonly code: string;
  readonly languages: { readonly [language: string]: string };
  readonly message: string;
  readonly old?: string;
  readonly new?: string;
}

/** What `sdkwright diff` says of a case. */
function changesOf({ base = petStore, both = {}, edits }: Pick<KindCase, "base" | "both" | "edits">): Promise<Entry[]> {
  return inTemporaryFolder(async (folder) => {
    const print = (value: object): string => JSON.stringify(value, undefined, 2);
    writeFileSync(join(folder, "old.json"), print(edited(base(), both)));
    writeFileSync(join(folder, "new.json"), print(edited(edited(base(), both), edits)));
    const { code, stdout, stderr } = await runMain(["diff", "old.json", "new.json", "--json"], folder);
    expect([code, stderr]).toEqual([0, ""]);
    return (JSON.parse(stdout) as { changes: Entry[] }).changes;
  });
}

// The first run loads all backends.
beforeAll(async () => void (await changesOf({ edits: {} })), 120_000);

describe.each(KIND_CASES)("$kind", (one) => {
  test("is found, with its class in each language and its places", async () => {
    const changes = await changesOf(one);
    const found = changes.filter(({ code }) => code === `diff/${one.kind}`);
    const classes = Object.assign({}, ...found.map(({ languages }) => languages)) as Entry["languages"];
    const all = { go: one.is, python: one.is, typescript: one.is };
    expect(classes, JSON.stringify(changes, undefined, 1)).toEqual(typeof one.is === "string" ? all : one.is);
  });
});

test("every kind has a case", () => {
  const cases = new Set<string>(KIND_CASES.map(({ kind }) => kind));
  expect(Object.keys(CHANGE_KINDS).filter((kind) => !cases.has(kind))).toEqual([]);
});

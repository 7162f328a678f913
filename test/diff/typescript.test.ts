import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { runMain } from "../support/main.js";
import { edited, petStore } from "./definitions.js";
import { KIND_CASES } from "./kinds.js";
import { type Compiled, compileCaller, emitted } from "./typescript.js";

/** Pairs whose old state is the pet store, everything of which the caller uses. */
const PAIRS = KIND_CASES.filter(({ base, both }) => base === undefined && both === undefined);

let old: Compiled;

beforeAll(async () => {
  old = compileCaller(await emitted(petStore()));
}, 120_000);

/** Classes of what `diff` says of the TypeScript SDK. */
function classesOf(edits: object): Promise<readonly string[]> {
  return inMemoryFolder(async (folder) => {
    writeFileSync(join(folder, "old.json"), JSON.stringify(petStore()));
    writeFileSync(join(folder, "new.json"), JSON.stringify(edited(petStore(), edits as never)));
    const { stdout } = await runMain(["diff", "old.json", "new.json", "--json", "-l", "typescript"], folder);
    return (JSON.parse(stdout) as { changes: { class: string }[] }).changes.map((change) => change.class);
  });
}

test("the caller compiles with the SDK that it was written for", () => {
  expect(old.errors).toEqual([]);
});

test("there are at least 40 pairs", () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(40);
});

describe.each(PAIRS)("$kind", ({ edits }) => {
  test("is breaking exactly if old code does not compile, and nothing of the surface is gone unreported", async () => {
    const classes = await classesOf(edits);
    const now = compileCaller(await emitted(edited(petStore(), edits)));
    expect(classes.includes("breaking"), `${now.errors.join("\n")}\n${classes.join(" ")}`).toBe(now.errors.length > 0);
    const gone = [...old.surface].filter(([name, text]) => now.surface.get(name) !== text).map(([name]) => name);
    if (gone.length > 0) expect(classes, gone.join(", ")).toContainEqual(expect.stringMatching(/breaking|additive/));
  });
});

import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTree, isAsLeft, type LeftState, type WriteOptions, writeTree } from "@sdkwright/output";
import { expect, onTestFinished, test } from "vitest";

/** Writes an SDK of four files and gives its folder, and what the run told of it. */
function written(options: Partial<WriteOptions> = {}): { readonly folder: string; readonly state: LeftState } {
  const base = mkdtempSync(join(tmpdir(), "sdkwright-left-"));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const folder = join(base, "sdk");
  const states = [generate(folder, options), generate(folder, options)];
  // What a second run leaves is what the first one left.
  expect(states[1]).toEqual(states[0]);
  return { folder, state: states[0] as LeftState };
}

function generate(folder: string, options: Partial<WriteOptions>): LeftState | undefined {
  const tree = createTree();
  for (const path of ["a.ts", "src/api/b.ts", "ignored.ts"]) tree.add(path, { content: path, kind: "generated" });
  tree.add("docs/LICENSE", { content: "text", kind: "once" });
  let left: LeftState | undefined;
  const onLeft = (state: LeftState): void => {
    left = state;
  };
  writeTree(tree, folder, { report: () => {}, version: "1.0.0", onLeft, ...options });
  return left;
}

const TRACE = [{ symbol: "A", file: "a.ts", line: 1, document: "api.yml", pointer: "/a" }];

test("a folder that nobody touched is as it was left", () => {
  expect(isAsLeft(written().state)).toBe(true);
  expect(isAsLeft(written({ trace: TRACE }).state)).toBe(true);
});

test("files of others make no difference, nor what somebody made of a file that is written once", () => {
  const { folder, state } = written();
  writeFileSync(join(folder, "src/mine.ts"), "mine");
  writeFileSync(join(folder, "docs/LICENSE"), "mine");
  expect(isAsLeft(state)).toBe(true);
});

const CHANGES: readonly (readonly [name: string, change: (folder: string) => void])[] = [
  ["an edited file", (folder) => writeFileSync(join(folder, "src/api/b.ts"), "src/api/c.ts\n")],
  ["a deleted file", (folder) => rmSync(join(folder, "a.ts"))],
  ["a deleted file that is written once", (folder) => rmSync(join(folder, "docs/LICENSE"))],
  ["a folder in the place of a file", (folder) => [rmSync(join(folder, "a.ts")), mkdirSync(join(folder, "a.ts"))]],
  ["a deleted folder", (folder) => rmSync(folder, { recursive: true })],
  ["a deleted manifest", (folder) => rmSync(join(folder, ".sdkwright/manifest.txt"))],
  ["an edited manifest", (folder) => writeFileSync(join(folder, ".sdkwright/manifest.txt"), "{}")],
  ["a trace of another run", (folder) => writeFileSync(join(folder, ".sdkwright/trace.json"), "{}")],
  ["a file that names files to ignore", (folder) => writeFileSync(join(folder, ".sdkwrightignore"), "a.ts\n")],
  ["what a stopped run left inside", (folder) => mkdirSync(join(folder, ".sdkwright/run-999999999"))],
  ["what a stopped run left beside", (folder) => mkdirSync(join(folder, "../.sdk.sdkwright-run-999999999"))],
  ["a link in the place of a file", (folder) => moveAndLink(folder, "a.ts")],
  ["a link in the place of a folder", (folder) => moveAndLink(folder, "src")],
];

function moveAndLink(folder: string, path: string): void {
  renameSync(join(folder, path), join(folder, "..", path));
  symlinkSync(join(folder, "..", path), join(folder, path));
}

test.each(CHANGES)("%s is seen", (_, change) => {
  const { folder, state } = written();
  change(folder);
  expect(isAsLeft(state)).toBe(false);
});

test("a removed trace is seen", () => {
  const { folder, state } = written({ trace: TRACE });
  rmSync(join(folder, ".sdkwright/trace.json"));
  expect(isAsLeft(state)).toBe(false);
});

test("what .sdkwrightignore names may be anything, until the rules change", () => {
  const { folder } = written();
  const rules = join(folder, ".sdkwrightignore");
  writeFileSync(rules, "ignored.ts\n");
  const state = generate(folder, {}) as LeftState;
  writeFileSync(join(folder, "ignored.ts"), "mine");
  expect(isAsLeft(state)).toBe(true);
  writeFileSync(rules, "ignored.ts\na.ts\n");
  expect(isAsLeft(state)).toBe(false);
});

test("nothing is told of a folder that was not brought to what the tree says", () => {
  const { folder } = written();
  writeFileSync(join(folder, "new.ts"), "mine");
  const tree = createTree();
  tree.add("new.ts", { content: "ours", kind: "generated" });
  const states: LeftState[] = [];
  const onLeft = (state: LeftState): void => void states.push(state);
  writeTree(tree, folder, { report: () => {}, version: "1.0.0", onLeft });
  writeTree(tree, folder, { report: () => {}, version: "1.0.0", onLeft, force: true, dryRun: true });
  expect(states).toEqual([]);
});

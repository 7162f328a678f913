import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTree, writeTree } from "@sdkwright/output";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const RUNS = 15;
/** On a busy machine, it can take more until one of them is stopped half-way. */
const MOST_RUNS = 60;

const built = mkdtempSync(join(tmpdir(), "sdkwright-writer-"));
const WRITER = join(built, "writer.mjs");

// Started so often that loading its sources each time would take most of the test.
beforeAll(async () => {
  await build({
    entryPoints: [join(import.meta.dirname, "writer-process.ts")],
    outfile: WRITER,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["sdkwright-source"],
  });
});
afterAll(() => rmSync(built, { recursive: true }));

/** Runs the writer until `delay` ms after its first sign of life, then kills it. Gives all that it printed. */
function runAndKill(folder: string, generation: number, delay: number): Promise<string> {
  const child = spawn(process.execPath, [WRITER, folder, `${generation}`], { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    if (printed === "") setTimeout(() => child.kill("SIGKILL"), delay);
    printed += chunk;
  });
  return new Promise((resolve) => child.on("close", () => resolve(printed)));
}

const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((path) => statSync(join(folder, path)).isFile());

test("killed at any point: every file is whole, and the next run repairs everything", {
  timeout: 120_000,
}, async () => {
  const base = mkdtempSync(join(tmpdir(), "sdkwright-crash-"));
  const folder = join(base, "sdk");
  let generation = 1;
  let staged = 0;
  for (let run = 0; run < RUNS || (staged === 0 && run < MOST_RUNS); run++) {
    const printed = await runAndKill(folder, generation, 5 + ((run * 37) % 60));
    expect(printed).not.toContain("FINDING");
    if (run === 0) writeFileSync(join(folder, "src/mine.ts"), "mine");
    const done = Number(printed.trimEnd().split("\n").at(-1));
    staged += readdirSync(join(folder, ".sdkwright")).filter((name) => name.startsWith("run-")).length;
    for (const path of filesIn(join(folder, "src")).filter((name) => name !== "mine.ts")) {
      const text = readFileSync(join(folder, "src", path), "utf8");
      const [first = "", ...others] = text.split("\n").slice(0, -1);
      expect(others.length, path).toBe(59);
      expect(new Set(others), path).toEqual(new Set([first]));
      // Old is the last generation that was finished, new is the one that was stopped.
      expect([done, done + 1], path).toContain(Number(first.split(" ")[1]));
    }
    generation = done + 2;
  }
  expect(staged, "no run was stopped half-way: the test would prove nothing").toBeGreaterThan(0);

  const tree = createTree();
  tree.add("src/a.ts", { content: "a\n", kind: "generated" });
  const findings: unknown[] = [];
  writeTree(tree, folder, { report: (finding) => findings.push(finding), version: "1.0.0" });
  expect(findings).toEqual([]);
  expect(filesIn(folder).sort()).toEqual([
    ".sdkwright/.gitattributes",
    ".sdkwright/generated.txt",
    ".sdkwright/manifest.txt",
    "src/a.ts",
    "src/mine.ts",
  ]);
  expect(readdirSync(base)).toEqual(["sdk"]);
  rmSync(base, { recursive: true });
});

test("two runs into one folder wait for each other", { timeout: 60_000 }, async () => {
  const base = mkdtempSync(join(tmpdir(), "sdkwright-crash-"));
  const folder = join(base, "sdk");
  // On a busy machine, one may have had no turn in a short time.
  let isFair = false;
  for (const delay of [2_000, 5_000, 15_000]) {
    const printed = await Promise.all([runAndKill(folder, 1, delay), runAndKill(folder, 1_000_000, delay)]);
    for (const text of printed) expect(text).not.toContain("FINDING");
    isFair = printed.every((text) => text.split("\n").length > 2);
    if (isFair) break;
  }
  expect(isFair, "one run never had a turn").toBe(true);
  rmSync(base, { recursive: true });
});

test("what a process of another container left is cleaned up, though its number lives here", () => {
  const base = mkdtempSync(join(tmpdir(), "sdkwright-crash-"));
  const folder = join(base, "sdk");
  const write = (content: string) => {
    const tree = createTree();
    tree.add("a.ts", { content, kind: "generated" });
    const codes: string[] = [];
    writeTree(tree, folder, { report: ({ code }) => codes.push(code), version: "1.0.0" });
    return codes;
  };
  expect(write("one")).toEqual([]);
  // A run of an earlier release that was stopped after it had written the file, and before its manifest.
  mkdirSync(join(folder, ".sdkwright/run-1"));
  const hash = createHash("sha256").update("two").digest("hex");
  const manifest = { format: 1, version: "1.0.0", files: { "a.ts": hash } };
  writeFileSync(join(folder, ".sdkwright/run-1/manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, ".sdkwright/lock"), "1 1\n");
  writeFileSync(join(folder, "a.ts"), "two");
  expect(write("three")).toEqual([]);
  expect(readdirSync(join(folder, ".sdkwright")).sort()).toEqual([".gitattributes", "generated.txt", "manifest.txt"]);
  rmSync(base, { recursive: true });
});

test("what a run stopped before its first rename staged beside the folder goes with the next run", () => {
  const base = mkdtempSync(join(tmpdir(), "sdkwright-crash-"));
  const stale = join(base, ".sdk.sdkwright-run-999999999");
  const other = join(base, `.other.sdkwright-run-999999999`);
  for (const path of [stale, other]) writeTree(createTree(), path, { report: () => {}, version: "1.0.0" });
  writeTree(createTree(), join(base, "sdk"), { report: () => {}, version: "1.0.0" });
  expect(readdirSync(base).sort()).toEqual([".other.sdkwright-run-999999999", "sdk"]);
  rmSync(base, { recursive: true });
});

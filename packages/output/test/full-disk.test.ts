import * as fs from "node:fs";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

type Output = typeof import("../src/index.js");

const disk = { isFull: false, hasNoByte: false };
let output: Output;

/** As the system says it: a write that fails names no file. */
const noSpace = (): Error =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" });

const writeFileSync: typeof fs.writeFileSync = (path, ...more) => {
  if (disk.isFull && /run-\d+[\\/]1$/.test(String(path))) {
    throw noSpace();
  }
  fs.writeFileSync(path, ...more);
};

// The lock is the first that is written.
const writeSync = ((...args: Parameters<typeof fs.writeSync>) => {
  if (disk.hasNoByte) throw noSpace();
  return fs.writeSync(...args);
}) as typeof fs.writeSync;

// Test files share modules: these are loaded for this file alone, and forgotten after it.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock("node:fs", () => ({ ...fs, default: { ...fs, writeFileSync, writeSync }, writeFileSync, writeSync }));
  output = await import("../src/index.js");
});

afterAll(() => {
  vi.doUnmock("node:fs");
  vi.resetModules();
});

function write(folder: string, content: string): string[] {
  const tree = output.createTree();
  for (const name of ["a.ts", "b.ts"]) tree.add(name, { content, kind: "generated" });
  const found: string[] = [];
  const report = ({ code, message }: { readonly code: string; readonly message: string }) =>
    found.push(`${code}: ${message}`);
  output.writeTree(tree, folder, { report, version: "1.0.0", label: "out/ts" });
  return found;
}

test("a full disk is a finding, and nothing that was staged keeps space", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "sdkwright-full-")), "sdk");
  expect(write(folder, "one\n")).toEqual([]);
  disk.isFull = true;
  expect(write(folder, "two\n")).toEqual(["output/cannot-write: Writing out/ts failed: no space left on device."]);
  expect(readdirSync(join(folder, ".sdkwright")).sort()).toEqual([".gitattributes", "generated.txt", "manifest.txt"]);
  expect(readFileSync(join(folder, "a.ts"), "utf8")).toBe("one\n");
  disk.isFull = false;
  expect(write(folder, "two\n")).toEqual([]);
});

test("a lock that cannot be written does not stay", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "sdkwright-full-")), "sdk");
  expect(write(folder, "one\n")).toEqual([]);
  disk.hasNoByte = true;
  expect(write(folder, "two\n")).toEqual(["output/cannot-write: Writing out/ts failed: no space left on device."]);
  expect(readdirSync(join(folder, ".sdkwright")).sort()).toEqual([".gitattributes", "generated.txt", "manifest.txt"]);
  disk.hasNoByte = false;
  expect(write(folder, "two\n")).toEqual([]);
});

import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createTree, writeTree } from "../src/index.js";

const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock("node:fs", async (load) => {
  const fs = await load<typeof import("node:fs")>();
  const writeFileSync: typeof fs.writeFileSync = (path, ...more) => {
    if (disk.isFull && /run-\d+[\\/]1$/.test(String(path))) {
      // As the system says it: a write that fails names no file.
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" });
    }
    fs.writeFileSync(path, ...more);
  };
  return { ...fs, writeFileSync };
});

function write(folder: string, content: string): string[] {
  const tree = createTree();
  for (const name of ["a.ts", "b.ts"]) tree.add(name, { content, kind: "generated" });
  const found: string[] = [];
  const report = ({ code, message }: { readonly code: string; readonly message: string }) =>
    found.push(`${code}: ${message}`);
  writeTree(tree, folder, { report, version: "1.0.0", label: "out/ts" });
  return found;
}

test("a full disk is a finding, and nothing that was staged keeps space", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "sdkwright-full-")), "sdk");
  expect(write(folder, "one\n")).toEqual([]);
  disk.isFull = true;
  expect(write(folder, "two\n")).toEqual(["output/cannot-write: Writing out/ts failed: no space left on device."]);
  expect(readdirSync(join(folder, ".sdkwright"))).toEqual(["manifest.json"]);
  expect(readFileSync(join(folder, "a.ts"), "utf8")).toBe("one\n");
  disk.isFull = false;
  expect(write(folder, "two\n")).toEqual([]);
});

import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTree, writeTree } from "@sdkwright/output";
import { expect, test } from "vitest";
import { isLocked, lock, unlock } from "../src/lock.js";

const path = () => join(mkdtempSync(join(tmpdir(), "sdkwright-lock-")), "lock");
/** A process that lives as long as this one does. */
const PARENT = process.ppid;

/** Leaves what the parent process would leave as its lock. */
function lockOfParent(file: string): string {
  const stat = existsSync("/proc/self/stat") ? readFileSync(`/proc/${PARENT}/stat`, "utf8") : ") ";
  const text = `${PARENT} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""}\n`;
  writeFileSync(file, text);
  return text;
}

test("a lock is taken, and given back", () => {
  const file = path();
  expect(lock(file, 0)).toBeUndefined();
  expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^${process.pid} \\d*\\n$`));
  unlock(file);
  expect(existsSync(file)).toBe(false);
});

test("a process that lives keeps its lock, and is named", () => {
  const file = path();
  const text = lockOfParent(file);
  expect(isLocked(file)).toBe(true);
  expect(lock(file, 50)).toEqual({ kind: "held", pid: PARENT });
  expect(readFileSync(file, "utf8")).toBe(text);
});

test.each([
  ["of a process that is gone", "999999999 5\n"],
  ["of another process that had the number", `${PARENT} 1\n`],
])("a lock %s is taken over", (_, text) => {
  const file = path();
  writeFileSync(file, text);
  expect(isLocked(file)).toBe(false);
  expect(lock(file, 0)).toBeUndefined();
  expect(readdirSync(join(file, ".."))).toEqual(["lock"]);
});

test("a run says who has the folder, and writes nothing", () => {
  const base = mkdtempSync(join(tmpdir(), "sdkwright-lock-"));
  const folder = join(base, "sdk");
  const write = (content: string) => {
    const tree = createTree();
    tree.add("a.ts", { content, kind: "generated" });
    const found: string[] = [];
    writeTree(tree, folder, { report: ({ code }) => found.push(code), version: "1.0.0", label: "sdk", waitMs: 50 });
    return found;
  };
  write("one");
  lockOfParent(join(folder, ".sdkwright/lock"));
  expect(write("two")).toEqual(["output/locked"]);
  expect(readFileSync(join(folder, "a.ts"), "utf8")).toBe("one\n");
  rmSync(base, { recursive: true });
});

test("a file that another run takes away just before it ends is looked for again", () => {
  const folder = join(path(), "../sdk");
  const codes: string[] = [];
  const write = (content: string) => {
    const tree = createTree();
    tree.add("a.ts", { content, kind: "generated" });
    writeTree(tree, folder, { report: ({ code }) => codes.push(code), version: "1.0.0" });
  };
  write("one");
  const read = fs.readFileSync;
  let reads = 0;
  fs.readFileSync = ((file: string, ...rest: []) => {
    if (`${file}`.endsWith("a.ts") && reads++ === 0)
      throw Object.assign(new Error("gone"), { code: "ENOENT", syscall: "open", path: file });
    return read(file, ...rest);
  }) as typeof read;
  syncBuiltinESMExports();
  write("two");
  fs.readFileSync = read;
  syncBuiltinESMExports();
  expect([codes, readFileSync(join(folder, "a.ts"), "utf8")]).toEqual([[], "two\n"]);
  expect(reads).toBeGreaterThan(1);
});

import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTree, writeTree } from "@sdkwright/output";
import { expect, test } from "vitest";

/** Writes `README.md` into a folder that an earlier run wrote and `prepare` changed. Gives the codes of findings. */
function writeInto(prepare: (folder: string) => void): { readonly folder: string; readonly codes: readonly string[] } {
  const folder = join(mkdtempSync(join(tmpdir(), "sdkwright-special-")), "sdk");
  const codes: string[] = [];
  const write = (content: string): void => {
    const tree = createTree();
    tree.add("README.md", { content, kind: "generated" });
    writeTree(tree, folder, { report: ({ code }) => codes.push(code), version: "1.0.0" });
  };
  write("one");
  prepare(folder);
  write("two");
  return { folder, codes };
}

test.each([
  "README.md",
  ".sdkwright/manifest.txt",
  ".sdkwright/trace.json",
  ".sdkwright/generated.txt",
  ".sdkwrightignore",
])("a pipe at %s is in the way, and not read", (path) => {
  const { codes } = writeInto((folder) => {
    rmSync(join(folder, path), { force: true });
    execFileSync("mkfifo", [join(folder, path)]);
  });
  expect(codes).toEqual(["output/blocked"]);
});

test("a device is not read", () => {
  const { codes } = writeInto((folder) => {
    rmSync(join(folder, "README.md"));
    symlinkSync("/dev/zero", join(folder, "README.md"));
  });
  expect(codes).toEqual(["output/symlink-outside"]);
});

test("a folder at .sdkwrightignore is in the way", () => {
  expect(writeInto((folder) => mkdirSync(join(folder, ".sdkwrightignore"))).codes).toEqual(["output/blocked"]);
});

test("no copy of an edited file leaves the folder by a link", () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "sdkwright-elsewhere-"));
  const { codes, folder } = writeInto((sdk) => {
    symlinkSync(elsewhere, join(sdk, ".sdkwright/edited"));
    // Without what was generated, an edit cannot be merged.
    rmSync(join(sdk, ".sdkwright/generated.txt"));
    writeFileSync(join(sdk, "README.md"), "edited");
  });
  expect(codes).toEqual(["output/symlink-outside"]);
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("edited");
});

test("a manifest that lists files of git deletes none", () => {
  const { folder } = writeInto((sdk) => {
    mkdirSync(join(sdk, ".git"));
    writeFileSync(join(sdk, ".git/HEAD"), "");
    const hash = "e3b0c44298fc1c149afbf4c8996fb924";
    const file = join(sdk, ".sdkwright/manifest.txt");
    writeFileSync(file, `${readFileSync(file, "utf8")}.git/HEAD\t${hash}\n`);
  });
  expect(existsSync(join(folder, ".git/HEAD"))).toBe(true);
});

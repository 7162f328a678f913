import { execFileSync } from "node:child_process";
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { createTree, replayStatus, writeTree } from "@sdkwright/output";
import { describe, expect, test } from "vitest";

// Files of state come with clones of other people's repositories: whatever stands in their place, a run ends at once.

interface Sdk {
  readonly folder: string;
  /** Writes a README, and gives the codes of findings. */
  write(content: string): readonly string[];
}

function sdkFolder(): Sdk {
  const folder = join(mkdtempSync(join(tmpdir(), "sdkwright-hostile-")), "sdk");
  const write = (content: string): readonly string[] => {
    const tree = createTree();
    tree.add("README.md", { content, kind: "generated" });
    const codes: string[] = [];
    // Whoever waits for a lock that is none waits longer than tests may take.
    writeTree(tree, folder, { report: ({ code }) => codes.push(code), version: "1.0.0", waitMs: 3_600_000 });
    return codes;
  };
  return { folder, write };
}

const SPECIAL: readonly (readonly [what: string, make: (path: string) => void])[] = [
  ["a folder", (path) => mkdirSync(path)],
  ["a folder that is not empty", (path) => mkdirSync(join(path, "inner"), { recursive: true })],
  ["a dangling link", (path) => symlinkSync("nowhere", path)],
  ["a link to itself", (path) => symlinkSync("lock", path)],
  ["a link to an endless device", (path) => symlinkSync("/dev/zero", path)],
  ["a pipe", (path) => execFileSync("mkfifo", [path])],
  [
    "a huge file",
    (path) => {
      writeFileSync(path, "1 1\n");
      truncateSync(path, 1e12);
    },
  ],
];

describe("a lock", () => {
  test.each(SPECIAL)("that is %s is named, and not waited for", (_, make) => {
    const { folder, write } = sdkFolder();
    write("one");
    make(join(folder, ".sdkwright/lock"));
    expect(write("two")).toEqual(["output/blocked"]);
    expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("one\n");
  });

  test.each(SPECIAL)("beside a new folder that is %s is named, and not waited for", (_, make) => {
    const { folder, write } = sdkFolder();
    make(join(dirname(folder), ".sdk.sdkwright-lock"));
    expect(write("one")).toEqual(["output/blocked"]);
  });

  test.skipIf(!existsSync("/proc/1/stat"))("of a process that began at no time or another time is left over", () => {
    for (const text of ["1 \n", "1 1\n"]) {
      const { folder, write } = sdkFolder();
      write("one");
      writeFileSync(join(folder, ".sdkwright/lock"), text);
      expect(write("two")).toEqual([]);
    }
  });

  test("of no process, from the future, is left over", () => {
    const { folder, write } = sdkFolder();
    write("one");
    const path = join(folder, ".sdkwright/lock");
    writeFileSync(path, "0 \n");
    utimesSync(path, new Date("2100-01-01"), new Date("2100-01-01"));
    expect(write("two")).toEqual([]);
  });
});

test("a bomb in the place of what was generated is not unpacked", () => {
  const { folder, write } = sdkFolder();
  write("one");
  const padding = 200 * 1024 * 1024;
  const whole = Buffer.alloc(padding);
  whole.write(`${JSON.stringify([["README.md", 4]])}\none\n`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2 };
  const bomb = brotliCompressSync(whole, { params }).toString("base64");
  writeFileSync(join(folder, ".sdkwright/generated.txt"), `.\t${"0".repeat(32)}\t${bomb}\n`.repeat(20));
  writeFileSync(join(folder, "README.md"), "mine\n");
  expect(write("two")).toEqual(["output/edited"]);
  expect(readFileSync(join(folder, ".sdkwright/edited/README.md"), "utf8")).toBe("mine\n");
});

test.each([
  ".sdkwright/manifest.txt",
  ".sdkwright/generated.txt",
  ".sdkwright/trace.json",
  ".sdkwright/release.txt",
  ".sdkwright/manifest.json",
  ".sdkwright/release.json",
  ".sdkwrightignore",
])("a huge %s is named, and not read", (path) => {
  const { folder, write } = sdkFolder();
  write("one");
  writeFileSync(join(folder, path), "");
  truncateSync(join(folder, path), 1e12);
  expect(write("two")).toEqual(["output/blocked"]);
});

test.each([
  ["many rules", "q*\n".repeat(200_000)],
  ["one long rule", "*a".repeat(100_000)],
])("a .sdkwrightignore of %s is named, and not compared with every file", (_, rules) => {
  const { folder, write } = sdkFolder();
  write("one");
  writeFileSync(join(folder, ".sdkwrightignore"), rules);
  expect(write("two")).toEqual(["output/ignore-too-long"]);
  expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("one\n");
});

test.skipIf(!existsSync("/proc/self"))("a folder in which none can be made ends the run", () => {
  const codes: string[] = [];
  writeTree(createTree(), "/proc/none/sdk", { report: ({ code }) => codes.push(code), version: "1.0.0" });
  expect(codes).toEqual(["output/cannot-write"]);
});

test("a manifest of many entries of which none is ours is read", () => {
  const { folder, write } = sdkFolder();
  write("one");
  const names = Array.from({ length: 50_000 }, (_, index) => `n${index}`);
  const hash = "0".repeat(32);
  const marks = [hash, `edited\t${hash}`, "deleted", "once"];
  const lines = names.flatMap((name) => marks.map((mark) => `${name}\t${mark}\n`));
  writeFileSync(join(folder, ".sdkwright/manifest.txt"), `format: 2\n${lines.join("")}`);
  expect(write("two")).toEqual(["output/not-ours"]);
});

test("a generated file that has become huge is named, and not read", () => {
  const { folder, write } = sdkFolder();
  write("one");
  truncateSync(join(folder, "README.md"), 1e12);
  expect(write("two")).toEqual(["output/blocked"]);
  expect(replayStatus(folder)).toMatchObject({ edited: ["README.md"], deleted: [] });
});

test.each(SPECIAL)("the status of edits does not read %s", (_, make) => {
  const { folder, write } = sdkFolder();
  write("one");
  rmSync(join(folder, "README.md"));
  make(join(folder, "README.md"));
  expect(replayStatus(folder)).toMatchObject({ edited: ["README.md"], deleted: [] });
});

test("an ignore file that cannot be read does not count as none", () => {
  const { folder, write } = sdkFolder();
  write("one");
  writeFileSync(join(folder, ".sdkwrightignore"), "README.md\n");
  const denied = Object.assign(new Error("EACCES: permission denied, open"), { code: "EACCES", syscall: "open" });
  const { openSync, readFileSync: read } = fs;
  /** The function of the system, which may not open this file. */
  const guarded = <F extends (...all: never[]) => unknown>(usual: F): F =>
    ((...all: Parameters<F>) => {
      if (String(all[0]).endsWith(".sdkwrightignore")) throw denied;
      return usual(...all);
    }) as F;
  Object.assign(fs, { openSync: guarded(openSync), readFileSync: guarded(read) });
  syncBuiltinESMExports();
  const codes = write("two");
  Object.assign(fs, { openSync, readFileSync: read });
  syncBuiltinESMExports();
  expect(codes).toEqual(["output/cannot-write"]);
  expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("one\n");
});

test("a pipe in the place of a copy is not read, and stays", () => {
  const { folder, write } = sdkFolder();
  write("one");
  rmSync(join(folder, ".sdkwright/generated.txt"));
  writeFileSync(join(folder, "README.md"), "mine\n");
  mkdirSync(join(folder, ".sdkwright/edited"));
  execFileSync("mkfifo", [join(folder, ".sdkwright/edited/README.md")]);
  expect(write("two")).toEqual(["output/edited"]);
  expect(readFileSync(join(folder, ".sdkwright/edited/README.md.2"), "utf8")).toBe("mine\n");
});

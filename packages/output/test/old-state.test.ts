import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import {
  createTree,
  type FileKind,
  readDestination,
  resolveEdit,
  type WriteSummary,
  writeTree,
} from "@sdkwright/output";
import { afterEach, beforeEach, expect, test } from "vitest";

let out: string;
beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), "sdkwright-old-")), "sdk");
});
afterEach(() => rmSync(dirname(out), { recursive: true, force: true }));

type Files = { readonly [path: string]: string };

function generate(files: Files, kind: FileKind = "generated"): WriteSummary & { readonly codes: readonly string[] } {
  const tree = createTree();
  for (const [path, content] of Object.entries(files)) tree.add(path, { content, kind });
  const codes: string[] = [];
  const summary = writeTree(tree, out, { report: ({ code }) => codes.push(code), version: "1.0.0" });
  return { ...summary, codes };
}

const put = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), content);
};
const read = (path: string): string => readFileSync(join(out, path), "utf8");
const state = (): readonly string[] => readdirSync(join(out, ".sdkwright")).sort();
const NOW = [".gitattributes", "generated.txt", "manifest.txt"];

/** The manifest that earlier releases wrote. */
function oldManifest(files: Files, packageVersion = "1.2.3"): string {
  const hash = (content: string): string => createHash("sha256").update(content).digest("hex");
  const hashes = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, hash(content)]));
  return `${JSON.stringify({ format: 1, version: "0.1.0", packageVersion, files: hashes }, null, 2)}\n`;
}

/** What earlier releases kept of the generated texts. */
function oldBase(files: Files): Uint8Array {
  const index = Object.entries(files).map(([path, content]) => [path, Buffer.byteLength(content)]);
  return brotliCompressSync(`${JSON.stringify(index)}\n${Object.values(files).join("")}`);
}

const TEXT = "one\ntwo\nthree\nfour\nfive\n";

test("state of an earlier release is read, and replaced", () => {
  const files = { "a.ts": TEXT, "src/b.ts": TEXT, "src/gone.ts": "gone\n" };
  for (const [path, content] of Object.entries(files)) put(path, content);
  put(".sdkwright/manifest.json", oldManifest(files));
  put(".sdkwright/generated.br", oldBase(files));
  put("src/b.ts", TEXT.replace("two", "mine"));
  expect(readDestination(out).versions).toEqual(["1.2.3"]);
  const now = TEXT.replace("five", "5");
  const done = generate({ "a.ts": now, "src/b.ts": now });
  expect(done).toMatchObject({ codes: ["output/merged"], updated: ["a.ts", "src/b.ts"], deleted: ["src/gone.ts"] });
  expect(read("src/b.ts")).toBe(now.replace("two", "mine"));
  expect(state()).toEqual(NOW);
  expect(generate({ "a.ts": now, "src/b.ts": now })).toMatchObject({ codes: [], unchanged: 2 });
});

test("both branches of an old manifest with conflict markers are read", () => {
  const [ours, theirs] = [
    oldManifest({ "a.ts": "ours\n", "b.ts": "b\n" }),
    oldManifest({ "a.ts": "theirs\n" }, "2.0.0"),
  ];
  put("a.ts", "theirs\n");
  put("b.ts", "b\n");
  put(".sdkwright/manifest.json", `<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> other\n`);
  expect(readDestination(out).versions).toEqual(["1.2.3", "2.0.0"]);
  expect(generate({ "a.ts": "now\n", "b.ts": "now\n" })).toMatchObject({ codes: [], updated: ["a.ts", "b.ts"] });
  expect(state()).toEqual(NOW);
});

test("a manifest of this release beside one of an earlier counts as a merge of both", () => {
  generate({ "a.ts": "ours\n" });
  put(".sdkwright/manifest.json", oldManifest({ "a.ts": "theirs\n", "b.ts": "b\n" }));
  put("a.ts", "theirs\n");
  // The other branch did not have the file: nobody deleted it.
  expect(generate({ "a.ts": "now\n", "b.ts": "b\n" })).toMatchObject({
    codes: [],
    updated: ["a.ts"],
    created: ["b.ts"],
  });
  expect(state()).toEqual(NOW);
});

test("a manifest that was merged names no file as deleted that one branch removed", () => {
  generate({ "a.ts": "a\n", "b.ts": "b\n" });
  const before = read(".sdkwright/manifest.txt");
  generate({ "a.ts": "a2\n" });
  const merged = `<<<<<<< HEAD\n${read(".sdkwright/manifest.txt")}=======\n${before}>>>>>>> other\n`;
  put(".sdkwright/manifest.txt", merged);
  put(".sdkwright/generated.txt", `<<<<<<< HEAD\n${read(".sdkwright/generated.txt")}`);
  expect(generate({ "a.ts": "a2\n", "b.ts": "b\n" })).toMatchObject({ codes: [], created: ["b.ts"] });
  expect(read(".sdkwright/manifest.txt")).toMatch(/^checksum: [0-9a-f]{32}\nformat: 2\n/);
  expect(read(".sdkwright/generated.txt")).toMatch(/^checksum: /);
});

test("a file of the runtime is kept from its first edit on, and then merged", () => {
  generate({ "core.ts": TEXT, "b.ts": TEXT }, "runtime");
  const size = read(".sdkwright/generated.txt").length;
  put("core.ts", TEXT.replace("two", "mine"));
  expect(generate({ "core.ts": TEXT, "b.ts": TEXT }, "runtime")).toMatchObject({ codes: [], unchanged: 2 });
  expect(read(".sdkwright/generated.txt").length).toBeGreaterThan(size);
  const now = TEXT.replace("five", "5");
  expect(generate({ "core.ts": now, "b.ts": now }, "runtime").codes).toEqual(["output/merged"]);
  expect([read("core.ts"), read("b.ts")]).toEqual([now.replace("two", "mine"), now]);
});

test("a deleted file of the runtime can be restored after the next run", () => {
  generate({ "core.ts": TEXT, "b.ts": TEXT, "c.ts": TEXT }, "runtime");
  rmSync(join(out, "core.ts"));
  const restore = () => resolveEdit(join(out, "core.ts"), "theirs", "core.ts", () => {});
  expect(restore()).toBe("unknown");
  expect(generate({ "core.ts": TEXT, "b.ts": TEXT, "c.ts": TEXT }, "runtime").codes).toEqual(["output/kept-deleted"]);
  expect(restore()).toBe("resolved");
  expect(read("core.ts")).toBe(TEXT);
});

test("a change of line ends alone is neither an edit nor a change", () => {
  generate({ "a.ts": TEXT, "b.ts": TEXT });
  const windows = (path: string): void => put(path, read(path).replaceAll("\n", "\r\n"));
  for (const path of ["a.ts", "b.ts", ...NOW.map((name) => `.sdkwright/${name}`)]) windows(path);
  expect(generate({ "a.ts": TEXT, "b.ts": TEXT })).toMatchObject({ codes: [], unchanged: 2, updated: [] });
  expect(read("a.ts")).toContain("\r\n");
  expect(generate({ "a.ts": "new\n", "b.ts": TEXT })).toMatchObject({ codes: [], updated: ["a.ts"] });
  put("b.ts", TEXT.replace("two", "mine").replaceAll("\n", "\r\n"));
  expect(generate({ "a.ts": "new\n", "b.ts": TEXT.replace("five", "5") }).codes).toEqual(["output/merged"]);
  expect(read("b.ts")).toBe(TEXT.replace("two", "mine").replace("five", "5").replaceAll("\n", "\r\n"));
});

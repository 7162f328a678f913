import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { createTree, readTrace, type WriteOptions, type WriteSummary, writeTree } from "@sdkwright/output";
import { afterEach, beforeEach, expect, test } from "vitest";

let base: string;
let out: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "sdkwright-output-"));
  out = join(base, "sdk");
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function generate(
  files: Record<string, string>,
  options: Partial<WriteOptions> & { once?: readonly string[] } = {},
): WriteSummary & { codes: readonly string[]; messages: readonly string[] } {
  const tree = createTree();
  const { once = [], ...rest } = options;
  for (const [path, content] of Object.entries(files)) {
    tree.add(path, { content, kind: once.includes(path) ? "once" : "generated" });
  }
  const found: Diagnostic[] = [];
  const summary = writeTree(tree, out, { report: (diagnostic) => found.push(diagnostic), version: "1.0.0", ...rest });
  return { ...summary, codes: found.map(({ code }) => code), messages: found.map(({ message }) => message) };
}

function put(path: string, content: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), content);
}

const read = (path: string) => readFileSync(join(out, path), "utf8");
const has = (path: string) => existsSync(join(out, path));
const all = () =>
  (readdirSync(out, { recursive: true }) as string[]).filter((path) => statSync(join(out, path)).isFile());

test("a fresh folder gets every file, a manifest, and nothing else", () => {
  const done = generate({ "src/b.ts": "b\n", "a.ts": "a\n" });
  expect(done).toMatchObject({ created: ["a.ts", "src/b.ts"], updated: [], unchanged: 0, deleted: [] });
  expect(all().sort()).toEqual([
    ".sdkwright/.gitattributes",
    ".sdkwright/generated.txt",
    ".sdkwright/manifest.txt",
    "a.ts",
    "src/b.ts",
  ]);
  expect(readdirSync(base)).toEqual(["sdk"]);
  expect(read(".sdkwright/manifest.txt").split("\n")).toEqual([
    expect.stringMatching(/^checksum: [0-9a-f]{32}$/),
    "format: 2",
    "generator: 1.0.0",
    "a.ts\t87428fc522803d31065e7bce3cf03fe4",
    "src/b.ts\t0263829989b6fd954f72baaf2fc64bc2",
    "",
  ]);
});

test("an existing folder gives the same bytes as a fresh one", () => {
  const files = { "src/b.ts": "b\n", "a.ts": "a\n" };
  generate(files);
  const fresh = all().map((path) => [path, read(path)]);
  rmSync(out, { recursive: true });
  mkdirSync(out);
  generate(files);
  expect(all().map((path) => [path, read(path)])).toEqual(fresh);
});

test("without a change nothing is touched", () => {
  generate({ "src/a.ts": "a\n" });
  const paths = [...all(), "src", ".sdkwright", "."];
  for (const path of paths) utimesSync(join(out, path), 1000, 1000);
  expect(generate({ "src/a.ts": "a\n" })).toMatchObject({ created: [], updated: [], unchanged: 1 });
  for (const path of paths) expect(statSync(join(out, path)).mtimeMs, path).toBe(1_000_000);
});

test("only changed files are rewritten, and files no longer generated go with their folders", () => {
  generate({ "keep.ts": "k\n", "change.ts": "1\n", "gone/deep/x.ts": "x\n" });
  utimesSync(join(out, "keep.ts"), 1000, 1000);
  const done = generate({ "keep.ts": "k\n", "change.ts": "2\n", "new.ts": "n\n" });
  expect(done).toMatchObject({
    created: ["new.ts"],
    updated: ["change.ts"],
    unchanged: 1,
    deleted: ["gone/deep/x.ts"],
    codes: [],
  });
  expect(read("change.ts")).toBe("2\n");
  expect(has("gone")).toBe(false);
  expect(statSync(join(out, "keep.ts")).mtimeMs).toBe(1_000_000);
});

test("hand-written files are never touched", () => {
  generate({ "src/a.ts": "a\n", "src/b.ts": "b\n" });
  put("src/mine.ts", "mine");
  put("notes.txt", "notes");
  generate({ "src/a.ts": "a2\n" });
  generate({});
  expect(read("src/mine.ts")).toBe("mine");
  expect(read("notes.txt")).toBe("notes");
  expect(all().sort()).toEqual([
    ".sdkwright/.gitattributes",
    ".sdkwright/generated.txt",
    ".sdkwright/manifest.txt",
    "notes.txt",
    "src/mine.ts",
  ]);
});

test("a file of another origin stops the write, unless forced, and then a copy is kept", () => {
  put("README.md", "by hand");
  const refused = generate({ "README.md": "generated\n", "a.ts": "a\n" });
  expect(refused).toMatchObject({ codes: ["output/not-ours"], created: [] });
  expect(all()).toEqual(["README.md"]);
  expect(read("README.md")).toBe("by hand");

  const forced = generate({ "README.md": "generated\n", "a.ts": "a\n" }, { force: true });
  expect(forced).toMatchObject({ codes: ["output/edited"], created: ["a.ts"], edited: ["README.md"] });
  expect(read("README.md")).toBe("generated\n");
  expect(read(".sdkwright/edited/README.md")).toBe("by hand");
});

test("an equal file of another origin is adopted", () => {
  put("a.ts", "a\n");
  expect(generate({ "a.ts": "a\n" })).toMatchObject({ codes: [], unchanged: 1 });
  expect(generate({})).toMatchObject({ deleted: ["a.ts"] });
});

test("without replay, an edited file is overwritten with a warning, and every edited version is kept", () => {
  generate({ "src/a.ts": "1\n" });
  put("src/a.ts", "first edit");
  const done = generate({ "src/a.ts": "2\n" }, { label: "sdks/ts", replay: false });
  expect(done).toMatchObject({ codes: ["output/edited"], updated: ["src/a.ts"], edited: ["src/a.ts"] });
  expect(done.messages[0]).toContain("sdks/ts/.sdkwright/edited/src/a.ts");
  put("src/a.ts", "second edit");
  generate({ "src/a.ts": "3\n" }, { replay: false });
  put("src/a.ts", "second edit");
  generate({ "src/a.ts": "4\n" }, { replay: false });
  expect(read("src/a.ts")).toBe("4\n");
  expect(read(".sdkwright/edited/src/a.ts")).toBe("first edit");
  expect(read(".sdkwright/edited/src/a.ts.2")).toBe("second edit");
  expect(has(".sdkwright/edited/src/a.ts.3")).toBe(false);
});

test("line ends changed by version control are no edit", () => {
  generate({ "a.ts": "a\nb\n", "gone.ts": "c\nd\n" });
  put("a.ts", "a\r\nb\r\n");
  put("gone.ts", "c\r\nd\r\n");
  expect(generate({ "a.ts": "a\nc\n" })).toMatchObject({ codes: [], updated: ["a.ts"], deleted: ["gone.ts"] });
});

test("an edited file that is no longer generated stays", () => {
  generate({ "a.ts": "1\n" });
  put("a.ts", "edited");
  expect(generate({})).toMatchObject({ codes: ["output/edited-obsolete"], deleted: [] });
  expect(read("a.ts")).toBe("edited");
  expect(generate({})).toMatchObject({ codes: [] });
});

test("files named in .sdkwrightignore are the user's: not written, not overwritten, not deleted", () => {
  generate({ "src/a.ts": "1\n", "README.md": "r\n", "src/core/x.ts": "x\n" });
  put(".sdkwrightignore", "# mine\nREADME.md\nsrc/core/\n*.md\n!keep.md\n");
  put("README.md", "mine");
  const done = generate({ "src/a.ts": "2\n", "README.md": "r2\n", "docs/b.md": "b\n", "keep.md": "k\n" });
  expect(done).toMatchObject({ codes: [], ignored: ["README.md", "docs/b.md"], created: ["keep.md"], deleted: [] });
  expect(read("README.md")).toBe("mine");
  expect(read("src/core/x.ts")).toBe("x\n");
  expect(has("docs")).toBe(false);
  expect(read(".sdkwrightignore")).toContain("# mine");
});

test("once files are written where none is, and are the user's from then on", () => {
  const once = ["LICENSE"];
  expect(generate({ LICENSE: "1\n" }, { once })).toMatchObject({ created: ["LICENSE"] });
  put("LICENSE", "mine");
  expect(generate({ LICENSE: "2\n" }, { once })).toMatchObject({ codes: [], unchanged: 1 });
  expect(generate({})).toMatchObject({ codes: [], deleted: [] });
  expect(read("LICENSE")).toBe("mine");
});

test("a dry run tells the same and changes nothing", () => {
  expect(generate({ "a.ts": "a\n" }, { dryRun: true })).toMatchObject({ created: ["a.ts"] });
  expect(readdirSync(base)).toEqual([]);
  generate({ "a.ts": "a\n", "b.ts": "b\n" });
  put("a.ts", "edited");
  const before = all().map((path) => [path, read(path), statSync(join(out, path)).mtimeMs]);
  const done = generate({ "a.ts": "2\n" }, { dryRun: true });
  expect(done).toMatchObject({ updated: ["a.ts"], deleted: ["b.ts"], codes: ["output/conflict"] });
  expect(all().map((path) => [path, read(path), statSync(join(out, path)).mtimeMs])).toEqual(before);
});

test("a file may become a folder, and a folder a file", () => {
  generate({ pets: "file\n", "users/list.ts": "l\n", "users/deep/x.ts": "x\n" });
  const done = generate({ "pets/list.ts": "l\n", users: "file\n" });
  expect(done).toMatchObject({ codes: [], created: ["pets/list.ts", "users"] });
  expect(read("pets/list.ts")).toBe("l\n");
  expect(read("users")).toBe("file\n");
});

test("what blocks a path is named, and nothing is written", () => {
  put("src", "a file");
  put("lib/x/mine.ts", "mine");
  const done = generate({ "src/a.ts": "a\n", "lib/x": "x\n", "b.ts": "b\n" });
  expect(done.codes).toEqual(["output/blocked", "output/blocked"]);
  expect(done.messages.join("\n")).toContain("lib/x/mine.ts");
  expect(all().sort()).toEqual(["lib/x/mine.ts", "src"]);
});

test("links that lead outside are refused; links inside and a linked output folder work", () => {
  mkdirSync(join(base, "elsewhere"));
  writeFileSync(join(base, "elsewhere/a.ts"), "theirs");
  mkdirSync(join(out, "real"), { recursive: true });
  symlinkSync(join(base, "elsewhere"), join(out, "src"));
  symlinkSync(join(base, "elsewhere/a.ts"), join(out, "b.ts"));
  symlinkSync(join(base, "nowhere"), join(out, "dangling"));
  symlinkSync("real", join(out, "inner"));
  const done = generate({ "src/a.ts": "a\n", "b.ts": "b\n", "dangling/c.ts": "c\n" });
  expect(done.codes).toEqual(Array(3).fill("output/symlink-outside"));
  expect(readFileSync(join(base, "elsewhere/a.ts"), "utf8")).toBe("theirs");
  expect(generate({ "inner/a.ts": "a\n" })).toMatchObject({ codes: [], created: ["inner/a.ts"] });
  expect(read("real/a.ts")).toBe("a\n");

  rmSync(join(base, "elsewhere"), { recursive: true });
  rmSync(join(out, "src"));
  symlinkSync(out, join(base, "link"));
  const real = out;
  out = join(base, "link");
  expect(generate({ "inner/a.ts": "2\n" })).toMatchObject({ codes: [], updated: ["inner/a.ts"] });
  expect(readFileSync(join(real, "real/a.ts"), "utf8")).toBe("2\n");
});

test("a state folder that leads outside is refused", () => {
  mkdirSync(join(base, "elsewhere"));
  mkdirSync(out);
  symlinkSync(join(base, "elsewhere"), join(out, ".sdkwright"));
  expect(generate({ "a.ts": "a\n" }).codes).toEqual(["output/symlink-outside"]);
  expect(readdirSync(join(base, "elsewhere"))).toEqual([]);
});

test("a manifest never leads a deletion out of the folder", () => {
  generate({ "a.ts": "a\n" });
  writeFileSync(join(base, "victim"), "a\n");
  const manifest = read(".sdkwright/manifest.txt");
  put(".sdkwright/manifest.txt", `${manifest}${manifest.split("\n").at(-2)?.replace("a.ts", "../victim")}\n`);
  expect(generate({})).toMatchObject({ deleted: ["a.ts"] });
  expect(existsSync(join(base, "victim"))).toBe(true);
});

test("a broken manifest is a warning, and files are recognised by what was generated", () => {
  generate({ "a.ts": "a\n", "b.ts": "b\n" });
  put(".sdkwright/manifest.txt", "{");
  expect(generate({ "a.ts": "2\n", "b.ts": "b\n" })).toMatchObject({
    codes: ["output/manifest-unreadable"],
    updated: ["a.ts"],
  });
});

test("without any state, a folder has one finding for its files", () => {
  generate({ "a.ts": "a\n", "b.ts": "b\n", "c.ts": "c\n" });
  rmSync(join(out, ".sdkwright"), { recursive: true });
  const done = generate({ "a.ts": "2\n", "b.ts": "2\n", "c.ts": "c\n" }, { label: "sdks/ts" });
  expect(done.codes).toEqual(["output/not-ours"]);
  expect(done.messages).toEqual(["2 files of sdks/ts exist and were not generated by an earlier run: a.ts, b.ts."]);
  expect(generate({ "a.ts": "a\n", "b.ts": "b\n", "c.ts": "c\n" })).toMatchObject({ codes: [], unchanged: 3 });
});

test("a damaged state is a warning, and then no file with other text counts as ours", () => {
  generate({ "a.ts": "a\n", "b.ts": "b\n" });
  put(".sdkwright/manifest.txt", "{");
  put(".sdkwright/generated.txt", "{");
  const done = generate({ "a.ts": "2\n", "b.ts": "b\n" });
  expect(done.codes).toEqual(["output/manifest-unreadable", "output/not-ours"]);
  expect(read("a.ts")).toBe("a\n");
});

test("an output folder that is a file, or below one, is a finding", () => {
  writeFileSync(out, "a file");
  expect(generate({ "a.ts": "a\n" }).codes).toEqual(["output/blocked"]);
  out = join(out, "below");
  expect(generate({ "a.ts": "a\n" }, { label: "sdk/below" }).codes).toEqual(["output/cannot-write"]);
});

test("the trace comes with the run that asked for it, and goes with the next that does not", () => {
  const entry = { symbol: "Pet", file: "a.ts", line: 3, document: "api.yml", pointer: "/components/schemas/Pet" };
  generate({ "a.ts": "a\n" }, { trace: [entry, { ...entry, symbol: "Owner", line: 9 }] });
  expect(readTrace(out)).toEqual([entry, { ...entry, symbol: "Owner", line: 9 }]);
  generate({ "a.ts": "b\n" }, { trace: [entry] });
  expect(readTrace(out)).toEqual([entry]);
  generate({ "a.ts": "b\n" });
  expect(readTrace(out)).toBeUndefined();
});

import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Diagnostic } from "@sdkwright/diagnostics";
import {
  createTree,
  isAsLeft,
  type LeftState,
  replayStatus,
  resolveEdit,
  type WriteOptions,
  writeTree,
} from "@sdkwright/output";
import { afterEach, beforeEach, expect, test } from "vitest";

let base: string;
let out: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "sdkwright-replay-"));
  out = join(base, "sdk");
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function generate(files: Record<string, string>, options: Partial<WriteOptions> = {}) {
  const tree = createTree();
  for (const [path, content] of Object.entries(files)) tree.add(path, { content, kind: "generated" });
  const found: Diagnostic[] = [];
  let left: LeftState | undefined;
  const onLeft = (state: LeftState) => {
    left = state;
  };
  const report = (diagnostic: Diagnostic) => found.push(diagnostic);
  const summary = writeTree(tree, out, { report, version: "1.0.0", onLeft, ...options });
  return { ...summary, left, codes: found.map(({ code }) => code), messages: found.map(({ message }) => message) };
}

function put(path: string, content: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), content);
}
const read = (path: string) => readFileSync(join(out, path), "utf8");
const has = (path: string) => existsSync(join(out, path));

const FILE = "one\ntwo\nthree\nfour\nfive\n";
const NEW = FILE.replace("five", "FIVE");

test("an edit survives: untouched where nothing else is generated, merged where something is", () => {
  generate({ "a.ts": FILE });
  put("a.ts", FILE.replace("one", "mine"));
  const same = generate({ "a.ts": FILE });
  expect(same).toMatchObject({ codes: [], updated: [], unchanged: 1, merged: [] });
  expect(same.left && isAsLeft(same.left)).toBe(true);
  const done = generate({ "a.ts": NEW }, { label: "sdks/ts" });
  expect(done).toMatchObject({ codes: ["output/merged"], updated: ["a.ts"], merged: ["a.ts"], edited: [] });
  expect(done.messages).toEqual(["Your edits of 1 file are merged with the newly generated text: sdks/ts/a.ts."]);
  expect(read("a.ts")).toBe(NEW.replace("one", "mine"));
  // The base of the next merge is what was generated, and not what was merged.
  generate({ "a.ts": NEW.replace("three", "THREE") });
  expect(read("a.ts")).toBe("mine\ntwo\nTHREE\nfour\nFIVE\n");
});

test("a conflict is marked, reported with its line until it is resolved, and holds up no other file", () => {
  generate({ "a.ts": FILE, "b.ts": "1\n" });
  put("a.ts", FILE.replace("five", "mine"));
  const done = generate({ "a.ts": NEW, "b.ts": "2\n" });
  expect(done).toMatchObject({ codes: ["output/conflict"], updated: ["a.ts", "b.ts"], left: undefined });
  expect(done.messages[0]).toContain("a.ts:5:");
  expect(read("b.ts")).toBe("2\n");
  expect(generate({ "a.ts": NEW, "b.ts": "2\n" })).toMatchObject({ codes: ["output/conflict"], updated: [] });
  expect(replayStatus(out)).toEqual({ edited: [], deleted: [], conflicts: [{ path: "a.ts", lines: [5] }] });
  expect(resolveEdit(join(out, "a.ts"), "ours", "a.ts", () => {})).toBe("resolved");
  expect(read("a.ts")).toBe(FILE.replace("five", "mine"));
  expect(replayStatus(out)).toEqual({ edited: ["a.ts"], deleted: [], conflicts: [] });
  expect(generate({ "a.ts": NEW, "b.ts": "2\n" })).toMatchObject({ codes: [], updated: [] });
});

test("the generated side of a file can be had back, edited or deleted", () => {
  generate({ "src/a.ts": FILE, "src/b.ts": FILE, "src/c.ts": FILE });
  put("src/a.ts", "mine\n");
  rmSync(join(out, "src/b.ts"));
  for (const path of ["src/a.ts", "src/b.ts"]) {
    expect(resolveEdit(join(out, path), "theirs", path, () => {})).toBe("resolved");
    expect(read(path)).toBe(FILE);
  }
  expect(resolveEdit(join(out, "src/c.ts"), "theirs", "c", () => {})).toBe("unchanged");
  expect(resolveEdit(join(out, "src/other.ts"), "theirs", "other", () => {})).toBe("not-generated");
  rmSync(join(out, ".sdkwright/generated.txt"));
  put("src/a.ts", "mine\n");
  expect(resolveEdit(join(out, "src/a.ts"), "theirs", "a", () => {})).toBe("unknown");
});

const BOOK = "type Book {\n  id\n  title\n}\n";
const SHELF = "type Shelf {\n  books\n}\n";
const MINE = BOOK.replace("  title\n", "  title // mine\n  pages\n");

test("an edit of code that another file has now goes there", () => {
  generate({ "books.ts": `${SHELF}${BOOK}`, "types.ts": "type Id\n", "other.ts": "x\n" });
  put("books.ts", `${SHELF}${MINE}`);
  const moved = { "books.ts": SHELF, "types.ts": `type Id\n${BOOK}`, "other.ts": "x\n" };
  const done = generate(moved);
  expect(done).toMatchObject({ codes: ["output/moved-code"], updated: ["books.ts", "types.ts"] });
  expect(done.messages).toEqual(["Code of books.ts is generated in types.ts now. Your edits of it were moved there."]);
  expect([read("books.ts"), read("types.ts")]).toEqual([SHELF, `type Id\n${MINE}`]);
  expect(replayStatus(out)).toEqual({ edited: ["types.ts"], deleted: [], conflicts: [] });
  // From then on it is an edit as any other.
  expect(generate(moved)).toMatchObject({ codes: [], updated: [] });
  generate({ ...moved, "types.ts": `type Key\n${BOOK}` });
  expect(read("types.ts")).toBe(`type Key\n${MINE}`);
});

test("code that moved finds its place beside further edits, and in a new file", () => {
  generate({ "books.ts": `${SHELF}${BOOK}type Page {\n}\n`, "types.ts": "type Id\n" });
  put("books.ts", `// mine\n${SHELF}${MINE}type Page {\n}\n`);
  put("types.ts", "type Id // mine\n");
  generate({ "books.ts": `${SHELF}type Page {\n}\n`, "types.ts": `type Id\n\n\n${BOOK}` });
  expect(read("books.ts")).toBe(`// mine\n${SHELF}type Page {\n}\n`);
  expect(read("types.ts")).toBe(`type Id // mine\n\n\n${MINE}`);
  generate({ "books.ts": `${SHELF}type Page {\n}\n`, "types.ts": "type Id\n\n\n", "new.ts": `${BOOK}type X\n` });
  expect(read("new.ts")).toBe(`${MINE}type X\n`);
});

test.each([
  ["two files have it", { "types.ts": `type Id\n${BOOK}`, "other.ts": `${BOOK}` }],
  ["it changed on the way", { "types.ts": `type Id\n${BOOK.replace("id", "key")}`, "other.ts": "x\n" }],
  ["it was there before as well", { "types.ts": `type Id\n${BOOK}`, "other.ts": "x\n" }, `type Id\n${BOOK}`],
  ["it is gone", { "types.ts": "type Id\n", "other.ts": "x\n" }],
])("an edit of code stays as a conflict in the file where it was if %s", (_, now, types = "type Id\n") => {
  generate({ "books.ts": `${SHELF}${BOOK}`, "types.ts": types, "other.ts": "x\n" });
  put("books.ts", `${SHELF}${MINE}`);
  const done = generate({ "books.ts": SHELF, ...now });
  expect(done.codes).toEqual(["output/conflict"]);
  expect(read("types.ts")).toBe(now["types.ts"]);
  expect(read("books.ts")).toBe(`${SHELF}<<<<<<< ours (edited)\n${MINE}=======\n>>>>>>> theirs (generated)\n`);
  expect(resolveEdit(join(out, "books.ts"), "theirs", "books.ts", () => {})).toBe("resolved");
  expect(read("books.ts")).toBe(SHELF);
});

test("code that was deleted by hand is not deleted where it is generated next", () => {
  generate({ "books.ts": `${SHELF}${BOOK}`, "types.ts": "type Id\n" });
  put("books.ts", SHELF);
  expect(generate({ "books.ts": SHELF, "types.ts": `type Id\n${BOOK}` }).codes).toEqual([]);
  expect(read("types.ts")).toBe(`type Id\n${BOOK}`);
});

test("a run that is stopped while code moves loses no edit", () => {
  generate({ "books.ts": `${SHELF}${BOOK}`, "types.ts": "type Id\n" });
  put("books.ts", `${SHELF}${MINE}`);
  const rename = fs.renameSync;
  fs.renameSync = (from, to) => {
    if (`${to}`.endsWith("books.ts")) throw Object.assign(new Error("stopped"), { code: "EIO", syscall: "rename" });
    rename(from, to);
  };
  syncBuiltinESMExports();
  const now = { "books.ts": SHELF, "types.ts": `type Id\n${BOOK}` };
  const stopped = generate(now);
  fs.renameSync = rename;
  syncBuiltinESMExports();
  expect(stopped.codes).toEqual(["output/moved-code", "output/cannot-write"]);
  expect([read("books.ts"), read("types.ts")]).toEqual([`${SHELF}${MINE}`, `type Id\n${MINE}`]);
  expect(generate(now).codes).toEqual(["output/conflict"]);
  expect(read("types.ts")).toBe(`type Id\n${MINE}`);
});

test("of two edited copies of code that another file has once now, one goes there and one stays a conflict", () => {
  const [first, second] = [MINE, BOOK.replace("title", "title // other")];
  generate({ "books.ts": `${BOOK}${SHELF}${BOOK}`, "types.ts": "type Id\n" });
  put("books.ts", `${first}${SHELF}${second}`);
  const done = generate({ "books.ts": SHELF, "types.ts": `type Id\n${BOOK}` });
  expect(done.codes.sort()).toEqual(["output/conflict", "output/moved-code"]);
  expect(read("types.ts")).toBe(`type Id\n${first}`);
  expect(read("books.ts")).toContain(second);
});

test("a deleted file stays deleted, and is listed; a cleaned folder is filled again", () => {
  const files = { "src/a.ts": FILE, "src/b.ts": FILE, "c.ts": "c\n" };
  generate(files);
  rmSync(join(out, "src/b.ts"));
  const done = generate({ ...files, "c.ts": "C\n" });
  expect(done).toMatchObject({
    codes: ["output/kept-deleted"],
    created: [],
    updated: ["c.ts"],
    keptDeleted: ["src/b.ts"],
  });
  expect(done.messages).toEqual(["1 generated file that you deleted stays deleted: src/b.ts."]);
  expect(replayStatus(out)?.deleted).toEqual(["src/b.ts"]);
  expect(generate({ ...files, "src/b.ts": NEW }).keptDeleted).toEqual(["src/b.ts"]);
  rmSync(join(out, "src"), { recursive: true });
  rmSync(join(out, "c.ts"));
  expect(generate(files)).toMatchObject({ codes: [], created: ["c.ts", "src/a.ts", "src/b.ts"], keptDeleted: [] });
});

test("without replay, edits are overwritten with a copy, deleted files are written again, and nothing is kept", () => {
  generate({ "a.ts": FILE, "b.ts": FILE, "c.ts": FILE });
  put("a.ts", "mine\n");
  rmSync(join(out, "b.ts"));
  const done = generate({ "a.ts": NEW, "b.ts": FILE, "c.ts": FILE }, { replay: false });
  expect(done).toMatchObject({ codes: ["output/edited"], created: ["b.ts"], edited: ["a.ts"] });
  expect(has(".sdkwright/generated.txt")).toBe(false);
  expect(done.left && isAsLeft(done.left)).toBe(true);
  // Switched on again, there is nothing to merge the first edit with.
  put("a.ts", "mine again\n");
  expect(generate({ "a.ts": FILE, "b.ts": FILE, "c.ts": FILE })).toMatchObject({ codes: ["output/edited"] });
  expect(has(".sdkwright/generated.txt")).toBe(true);
});

test("the edit of a file that is generated under another path goes there", () => {
  const long = Array.from({ length: 20 }, (_, index) => `line ${index}\n`).join("");
  generate({ "types/Pet.ts": long, "other.ts": "x\n" });
  put("types/Pet.ts", long.replace("line 3", "mine"));
  const moved = long.replace("line 15", "new");
  const done = generate({ "models/Pet.ts": moved, "other.ts": "x\n", "more.ts": "y\n" });
  expect(done).toMatchObject({ codes: ["output/moved"], deleted: ["types/Pet.ts"], merged: ["models/Pet.ts"] });
  expect(read("models/Pet.ts")).toBe(moved.replace("line 3", "mine"));
  expect(has("types")).toBe(false);
});

test("line ends of the edited file stay, and bytes that are no text are kept as a copy", () => {
  generate({ "a.ts": FILE, "b.ts": FILE });
  put("a.ts", FILE.replace("one", "mine").replaceAll("\n", "\r\n"));
  writeFileSync(join(out, "b.ts"), Buffer.from([0xff, 0x00, 0xfe]));
  const done = generate({ "a.ts": NEW, "b.ts": NEW });
  expect(done).toMatchObject({ codes: ["output/edited", "output/merged"], merged: ["a.ts"], edited: ["b.ts"] });
  expect(read("a.ts")).toBe(NEW.replace("one", "mine").replaceAll("\n", "\r\n"));
});

test("edits are merged beside texts whose characters take several bytes", () => {
  const others = { "a.ts": "// äöü € 日本語 😀\n", "z.ts": "" };
  generate({ ...others, "b.ts": FILE });
  put("b.ts", FILE.replace("one", "mine ☃"));
  expect(generate({ ...others, "b.ts": NEW })).toMatchObject({ codes: ["output/merged"], merged: ["b.ts"] });
  expect(read("b.ts")).toBe(NEW.replace("one", "mine ☃"));
});

test("nothing is merged where what was generated cannot be read", () => {
  generate({ "a.ts": FILE });
  put("a.ts", FILE.replace("five", "mine"));
  writeFileSync(join(out, ".sdkwright/generated.txt"), "damaged");
  expect(generate({ "a.ts": NEW })).toMatchObject({ codes: ["output/edited"], edited: ["a.ts"] });
});

test("a run that was stopped half-way merges nothing twice", () => {
  generate({ "a.ts": FILE, "b.ts": FILE });
  put("a.ts", FILE.replace("five", "mine"));
  const before = ["manifest.txt", "generated.txt"].map(
    (name) => [name, readFileSync(join(out, ".sdkwright", name))] as const,
  );
  generate({ "a.ts": NEW, "b.ts": FILE });
  const marked = read("a.ts");
  // As it was after the files were in place, and before the run's own state was.
  const run = join(out, ".sdkwright/run-1");
  mkdirSync(run);
  for (const [name, content] of before) {
    renameSync(join(out, ".sdkwright", name), join(run, name));
    writeFileSync(join(out, ".sdkwright", name), content);
  }
  expect(generate({ "a.ts": NEW, "b.ts": FILE }).codes).toEqual(["output/conflict"]);
  expect(read("a.ts")).toBe(marked);
  expect(readdirSync(join(out, ".sdkwright")).sort()).toEqual([".gitattributes", "generated.txt", "manifest.txt"]);
});

test("a file that a stopped run did not get to write is no deleted one", () => {
  generate({ "a.ts": FILE, "b.ts": FILE, "c.ts": FILE });
  mkdirSync(join(out, ".sdkwright/run-1"));
  writeFileSync(join(out, ".sdkwright/run-1/manifest.txt"), read(".sdkwright/manifest.txt"));
  rmSync(join(out, "b.ts"));
  expect(generate({ "a.ts": FILE, "b.ts": FILE, "c.ts": FILE })).toMatchObject({ codes: [], created: ["b.ts"] });
});

test("200 random edits of 200 files: every line of the user is in the file, or in one that a finding names", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const path = (file: number) => `src/f${file % 9}/file${file}.ts`;
  const text = (file: number, generation: number) =>
    Array.from({ length: 40 }, (_, line) =>
      (file + line) % 7 === generation % 7
        ? `file ${file} line ${line} of ${generation}\n`
        : `file ${file} line ${line}\n`,
    ).join("");
  const files = (generation: number) =>
    Object.fromEntries(
      Array.from({ length: 200 }, (_, file) => [path(file), text(file, generation)] as const).filter(
        (_, file) => file % 23 >= generation,
      ),
    );
  generate(files(0));
  const edits = new Map<string, string>();
  for (let count = 0; count < 200; count++) {
    const file = path(random(200));
    if (!has(file)) continue;
    const lines = read(file).split("\n");
    const mine = `// mine ${count}`;
    lines.splice(random(lines.length - 1), random(3) === 0 ? 1 : 0, mine);
    put(file, lines.join("\n"));
    edits.set(mine, file);
  }
  // An edit may have replaced the line of an earlier one.
  const written = [...edits].filter(([mine, file]) => read(file).split("\n").includes(mine));
  expect(written.length).toBeGreaterThan(150);
  let before = files(0);
  for (let generation = 1; generation <= 5; generation++) {
    const now = files(generation);
    const named = generate(now).messages.join("\n");
    for (const [mine, file] of written) {
      const text = read(file);
      if (!text.split("\n").includes(mine)) throw new Error(`${mine} is gone from ${file}`);
      if (!(file in now) && file in before) expect(named).toContain(file);
      if (file in now && text.includes("<<<<<<<")) expect(named).toContain(`${file}:`);
    }
    for (const file of Object.keys(now)) expect(has(file)).toBe(true);
    before = now;
  }
});

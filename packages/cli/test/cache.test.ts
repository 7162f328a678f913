import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { bundleProblem, ROOT, readFolder, runProcess } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { FILES, type Options, run } from "./cached-runs.js";
import { listingProject, project } from "./helpers.js";

const runsOf = (folder: string): string => join(folder, "node_modules/.cache/sdkwright/runs");

/** A project whose next run finds nothing to do. */
async function generated(files: Readonly<Record<string, string>> = {}, options: Options = {}): Promise<string> {
  const folder = project({ ...FILES, ...files });
  expect(await run(folder, options)).toMatchObject({ code: 0, hit: false });
  expect(await run(folder, options)).toMatchObject({ code: 0, hit: true });
  return folder;
}

test("a second run compiles nothing, prints what it would print, and touches no file", async () => {
  const folder = await generated();
  const before = [...readFolder(folder)];
  const cached = await run(folder);
  const compiled = await run(folder, { args: ["--no-cache"] });
  expect(cached.hit).toBe(true);
  expect(compiled).toEqual({ ...cached, hit: false, compiled: [""] });
  expect(cached.out).toMatch(/^gen-typescript-sdk: \d+ files in sdk: up to date\n$/);
  expect(cached.err).toContain("warning");
  expect([...readFolder(folder)]).toEqual(before);
});

test.each([["--json"], ["--sarif"], ["--trace"], ["--keep-going"], ["--strict", "--force"]])(
  "the same holds with %s",
  async (...args) => {
    const plain = (FILES["generators.yml"] ?? "").replace(/^readme: .*/m, "");
    const files = args.includes("--strict") ? { "generators.yml": plain } : {};
    const folder = await generated(files, { args });
    const cached = await run(folder, { args });
    const compiled = await run(folder, { args: [...args, "--no-cache"] });
    expect(compiled).toEqual({ ...cached, hit: false, compiled: [""] });
  },
);

test.each(Object.keys(FILES).filter((path) => path.endsWith(".yml")))("a change of %s is seen", async (path) => {
  const folder = await generated();
  appendFileSync(join(folder, path), "# A comment.\n");
  expect((await run(folder)).hit).toBe(false);
  expect((await run(folder)).hit).toBe(true);
});

test("a change that keeps size and time is seen", async () => {
  const folder = await generated();
  const path = join(folder, "api/common.yml");
  const { atime, mtime } = statSync(path);
  writeFileSync(path, readFileSync(path, "utf8").replace("name", "nick"));
  utimesSync(path, atime, mtime);
  expect((await run(folder)).hit).toBe(false);
  expect(readFolder(join(folder, "sdk")).get("src/api/types/Pet.ts")).toContain("nick");
});

test("a link of a folder that leads elsewhere now is seen", async () => {
  const folder = await generated();
  cpSync(join(folder, "api"), join(folder, "other"), { recursive: true });
  rmSync(join(folder, "api"), { recursive: true });
  symlinkSync("other", join(folder, "api"));
  expect((await run(folder)).hit).toBe(false);
});

const PROTO = (name: string) => `syntax = "proto3";\npackage zoo;\nmessage ${name} { string name = 1; }\n`;

test("a new file in a folder that is read is seen", async () => {
  const generators = (FILES["generators.yml"] ?? "").replace(/openapi: .*\n.*\n.*\n/, "proto: { root: proto }\n");
  const service = `${PROTO("Pet")}service Pets { rpc List(Pet) returns (Pet); }\n`;
  const folder = await generated({ "generators.yml": generators, "proto/pet.proto": service });
  writeFileSync(join(folder, "proto/owner.proto"), PROTO("Owner"));
  expect(await run(folder)).toMatchObject({ code: 0, hit: false });
  expect((await run(folder)).hit).toBe(true);
});

test("a nearer generators.yml and a further API are seen", async () => {
  const folder = await generated();
  mkdirSync(join(folder, "inner"));
  const inner = join(folder, "inner");
  await run(inner);
  expect((await run(inner)).hit).toBe(true);
  writeFileSync(join(inner, "generators.yml"), FILES["generators.yml"] ?? "");
  cpSync(join(folder, "api"), join(inner, "api"), { recursive: true });
  expect((await run(inner)).hit).toBe(false);
  mkdirSync(join(folder, "apis/b"), { recursive: true });
  writeFileSync(
    join(folder, "apis/b/generators.yml"),
    (FILES["generators.yml"] ?? "").replaceAll("api/", "../../api/"),
  );
  expect((await run(folder)).hit).toBe(false);
  expect((await run(folder)).hit).toBe(true);
});

test("other flags and other code are other runs", async () => {
  const folder = await generated();
  expect((await run(folder, { args: ["--output", "elsewhere"] })).hit).toBe(false);
  expect((await run(folder, { args: ["--trace"] })).hit).toBe(false);
  expect((await run(folder)).hit).toBe(false);
  expect((await run(folder, { code: "2" })).hit).toBe(false);
  expect((await run(folder, { code: "2" })).hit).toBe(true);
  expect((await run(folder, { code: undefined })).hit).toBe(false);
});

test.each<readonly [what: string, options: Options]>([
  ["as JSON", { args: ["--json"] }],
  ["as SARIF", { args: ["--sarif"] }],
  ["with colours", { terminal: true }],
  ["without colours on a terminal", { terminal: true, env: { NO_COLOR: "1" } }],
  ["for GitHub Actions", { env: { GITHUB_ACTIONS: "true" } }],
  ["without what is no error", { args: ["--quiet"] }],
  ["as a dry run", { args: ["--dry-run"] }],
  ["as a check", { args: ["--check"] }],
])("%s, a run is printed without compiling, as if it were compiled", async (_, options) => {
  const folder = await generated();
  const cached = await run(folder, options);
  expect(cached).toMatchObject({ code: 0, hit: true });
  const again = await run(folder, options);
  expect(again).toEqual(cached);
  const compiled = await run(folder, { ...options, args: [...(options.args ?? []), "--no-cache"] });
  expect(compiled).toEqual({ ...cached, hit: false, compiled: [""] });
});

test("nothing is looked up or remembered where that was asked for", async () => {
  const folder = project(FILES);
  for (const options of [{ args: ["--no-cache"] }, { env: { SDKWRIGHT_NO_CACHE: "1" } }]) {
    expect((await run(folder, options)).hit).toBe(false);
    expect((await run(folder, options)).hit).toBe(false);
  }
  expect(readdirSync(join(folder, "node_modules"))).toEqual([".keep"]);
  await run(folder);
  expect((await run(folder, { args: ["--no-cache"] })).hit).toBe(false);
  expect((await run(folder, { env: { SDKWRIGHT_NO_CACHE: "1" } })).hit).toBe(false);
});

test("what is missing or edited in the output is noticed", async () => {
  const folder = await generated();
  const edited = join(folder, "sdk/src/api/types/Pet.ts");
  appendFileSync(edited, "// Mine.\n");
  expect(await run(folder)).toMatchObject({ hit: false });
  expect(await run(folder)).toMatchObject({ hit: true });
  rmSync(edited);
  const deleted = { hit: false, err: expect.stringContaining("output/kept-deleted") };
  expect(await run(folder)).toMatchObject(deleted);
  expect(await run(folder)).toMatchObject(deleted);
  rmSync(join(folder, "sdk"), { recursive: true });
  expect(await run(folder)).toMatchObject({ hit: false });
  rmSync(join(folder, "snippets.json"));
  expect((await run(folder)).hit).toBe(false);
  writeFileSync(join(folder, "snippets.json"), JSON.stringify({ types: {}, endpoints: [] }));
  expect((await run(folder)).hit).toBe(false);
  expect((await run(folder)).hit).toBe(true);
});

test("what a run says of an output folder once is not said again", async () => {
  const generators = `replay: { enabled: false }\n${FILES["generators.yml"]}`;
  const folder = project({ ...FILES, "generators.yml": generators });
  await run(folder, { args: ["--no-cache"] });
  appendFileSync(join(folder, "sdk/src/api/types/Pet.ts"), "// Mine.\n");
  expect((await run(folder)).err).toContain("output/edited");
  expect(await run(folder)).toMatchObject({ hit: false, err: expect.not.stringContaining("output/edited") });
  expect(await run(folder)).toMatchObject({ hit: true, err: expect.not.stringContaining("output/edited") });
});

test("a run with errors is not remembered", async () => {
  const folder = project({ ...FILES, "api/common.yml": "Pet: [\n" });
  expect(await run(folder)).toMatchObject({ code: 1, hit: false });
  expect(await run(folder)).toMatchObject({ code: 1, hit: false });
});

test("a run with plugins of others is not remembered: what they read is unknown", async () => {
  const folder = listingProject("    Pet: {}\n", { "node_modules/.keep": "" });
  expect(await run(folder)).toMatchObject({ code: 0, hit: false });
  expect(await run(folder)).toMatchObject({ code: 0, hit: false });
});

test("references that may be fetched are asked for again", async () => {
  const generators = `${FILES["generators.yml"]}allowed-references: [https://example.com]\n`;
  const folder = project({ ...FILES, "generators.yml": generators });
  expect(await run(folder)).toMatchObject({ code: 0, hit: false });
  expect(await run(folder)).toMatchObject({ code: 0, hit: false });
});

/** The entries of a project: of its command line, of its API, what that found, and how the file system shows its SDKs. */
const entriesOf = (folder: string): string[] => readdirSync(runsOf(folder)).map((name) => join(runsOf(folder), name));

test("entries that are not whole are ignored and replaced", async () => {
  const folder = await generated();
  const { hit: _, ...expected } = await run(folder, { args: ["--no-cache"] });
  expect(entriesOf(folder)).toHaveLength(4);
  for (const damage of [
    () => "",
    (whole: string) => whole.slice(0, -5),
    (whole: string) => whole.replace(/[a-z](?=[^a-z]*$)/, "~"),
    (whole: string) => whole.replace("run 2", "run 1"),
  ]) {
    for (const path of entriesOf(folder)) writeFileSync(path, damage(readFileSync(path, "utf8")));
    expect(await run(folder)).toEqual({ ...expected, hit: false });
    expect((await run(folder)).hit).toBe(true);
    for (const path of entriesOf(folder)) {
      writeFileSync(path, damage(readFileSync(path, "utf8")));
      const { out, err } = await run(folder);
      expect({ out, err }, path).toEqual({ out: expected.out, err: expected.err });
    }
  }
  rmSync(join(folder, "node_modules/.cache"), { recursive: true });
  expect((await run(folder)).hit).toBe(false);
});

test("without node_modules runs are remembered in the user's cache folder, and SDKWRIGHT_CACHE wins", async () => {
  const { "node_modules/.keep": _, ...files } = FILES;
  const folder = project({ "work/.keep": "", "cache/.keep": "" });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "work", path)), { recursive: true });
    writeFileSync(join(folder, "work", path), text);
  }
  const env = { XDG_CACHE_HOME: join(folder, "cache") };
  await run(join(folder, "work"), { env });
  expect(readdirSync(join(folder, "cache/sdkwright/runs"))).toHaveLength(4);
  expect((await run(join(folder, "work"), { env })).hit).toBe(true);
  const own = { SDKWRIGHT_CACHE: join(folder, "own") };
  expect((await run(join(folder, "work"), { env: own })).hit).toBe(false);
  expect(readdirSync(join(folder, "own/runs"))).toHaveLength(4);
});

test.each<readonly [what: string, make: (path: string) => void]>([
  ["a folder", (path) => mkdirSync(join(path, "inner"), { recursive: true })],
  ["a pipe", (path) => void execFileSync("mkfifo", [path])],
  ["an endless device", (path) => symlinkSync("/dev/zero", path)],
  [
    "a huge file",
    (path) => {
      writeFileSync(path, "sdkwright run 2\n");
      truncateSync(path, 1e12);
    },
  ],
])("%s in the place of an entry is not read", async (_, make) => {
  const folder = project(FILES);
  await run(folder);
  for (const path of entriesOf(folder)) {
    rmSync(path);
    make(path);
  }
  expect(await run(folder)).toMatchObject({ code: 0, hit: false });
});

test("a folder that cannot be written is no fault", async () => {
  const folder = project({ ...FILES, "blocked/runs": "a file" });
  const env = { SDKWRIGHT_CACHE: join(folder, "blocked") };
  expect(await run(folder, { env })).toMatchObject({ code: 0, hit: false });
  expect(await run(folder, { env })).toMatchObject({ code: 0, hit: false });
});

test("old entries make room for new ones", async () => {
  const folder = project(FILES);
  mkdirSync(runsOf(folder), { recursive: true });
  const old = (index: number): string => join(runsOf(folder), `old-${index}`);
  for (let index = 0; index < 1020; index++) {
    writeFileSync(old(index), "");
    utimesSync(old(index), index, index);
  }
  await run(folder);
  expect(readdirSync(runsOf(folder))).toHaveLength(1000);
  expect(readdirSync(runsOf(folder))).not.toContain("old-20");
  expect((await run(folder)).hit).toBe(true);
});

test("runs at the same time do not disturb each other", async () => {
  const folder = project(FILES);
  await run(folder);
  rmSync(runsOf(folder), { recursive: true });
  const all = await Promise.all(Array.from({ length: 6 }, () => run(folder)));
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
  expect((await run(folder)).hit).toBe(true);
  expect(entriesOf(folder)).toHaveLength(4);
});

const problem = bundleProblem();

test.skipIf(problem)(
  "in what users install, changed code and another version are seen",
  { timeout: 60_000 },
  async () => {
    const folder = project({ ...FILES, "tool/.keep": "" });
    for (const part of ["bin", "bundle", "package.json"]) {
      cpSync(join(ROOT, "packages/cli", part), join(folder, "tool", part), {
        recursive: true,
        filter: (path) => !path.includes("/bundle/types"),
      });
    }
    const bundle = join(folder, "tool/bundle");
    const start = async () => {
      const done = await runProcess(
        process.execPath,
        [join(folder, "tool/bin/sdkwright.js"), "generate", "--timings"],
        {
          cwd: folder,
        },
      );
      expect(done.code, done.stderr).toBe(0);
      return /^cache /m.test(done.stderr);
    };
    expect([await start(), await start()]).toEqual([false, true]);
    const [chunk = ""] = readdirSync(bundle).filter((name) => name.startsWith("src-"));
    appendFileSync(join(bundle, chunk), "\n// Patched.\n");
    expect([await start(), await start()]).toEqual([false, true]);
    const manifest = join(folder, "tool/package.json");
    writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"description": "', '"description": "Patched. '));
    expect([await start(), await start()]).toEqual([false, true]);
  },
);

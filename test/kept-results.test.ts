// `npm test` runs nothing that passed in the same state, and says true totals.
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import {
  hashOf,
  hashOfModules,
  hashOfPath,
  inTemporaryFolder,
  openVerdicts,
  ROOT,
  runProcess,
  writeFolder,
} from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { ROWS } from "./languages/index.js";

interface Inputs {
  readonly root: string;
  readonly corpus: string;
  readonly toolchains: object | undefined;
  readonly env: { readonly [name: string]: string };
}

const { stateOf, toolchainsOf } = (await import(`${ROOT}scripts/state.mjs`)) as {
  stateOf(inputs: Inputs): string | undefined;
  toolchainsOf(root: string): object | undefined;
};

const git = (cwd: string, ...args: readonly string[]) => runProcess("git", args, { cwd });

/** A project in a folder of its own, with a corpus and a program beside it. */
async function project(folder: string, files: { readonly [path: string]: string }): Promise<string> {
  const root = join(folder, "checkout");
  writeFolder(root, new Map([[".gitignore", "node_modules/\ndist/\n"], ...Object.entries(files)]));
  writeFolder(folder, new Map([["shared/corpus/INDEX.tsv", "a\n"]]));
  writeFolder(folder, new Map([["bin/tool", "#!/bin/sh\n"]]));
  chmodSync(join(folder, "bin/tool"), 0o755);
  await git(root, "init", "--quiet");
  await git(root, "add", "--all");
  return root;
}

test("each thing that a test can see counts, and nothing else", () =>
  inTemporaryFolder(async (folder) => {
    const root = await project(folder, { "src/a.ts": "one", "dist/a.js": "one" });
    const inputs: Inputs = {
      root,
      corpus: join(folder, "shared/corpus"),
      toolchains: { go: "1.24" },
      env: { PATH: join(folder, "bin"), UPDATE: "0" },
    };
    const first = stateOf(inputs);
    const differs = (change: () => void, given: Partial<Inputs> = {}): boolean => {
      const before = stateOf(inputs);
      change();
      return stateOf({ ...inputs, ...given }) !== before;
    };
    const write = (path: string, text: string) => () => writeFileSync(join(folder, path), text);
    const nothing = () => {};

    expect(differs(nothing)).toBe(false);
    expect(differs(() => utimesSync(join(root, "src/a.ts"), 1, 1))).toBe(false);
    expect(differs(nothing, { env: { ...inputs.env, TERM: "xterm", FRESH: "1" } })).toBe(false);
    mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
    expect(differs(write("checkout/node_modules/.cache/a", "new"))).toBe(false);

    expect(differs(write("checkout/src/a.ts", "two")), "a source").toBe(true);
    expect(differs(write("checkout/src/new.ts", "new")), "a new file").toBe(true);
    expect(differs(write("checkout/dist/a.js", "two")), "what was built").toBe(true);
    expect(
      differs(() => rmSync(join(root, "src/new.ts"))),
      "a file that is gone",
    ).toBe(true);
    expect(
      differs(() => chmodSync(join(root, "src/a.ts"), 0o700)),
      "a permission",
    ).toBe(true);
    expect(
      differs(() => symlinkSync("a.ts", join(root, "src/link.ts"))),
      "a link",
    ).toBe(true);
    mkdirSync(join(root, "node_modules/.pnpm"));
    expect(differs(write("checkout/node_modules/.pnpm/lock.yaml", "new")), "an installed package").toBe(true);
    expect(differs(write("shared/corpus/INDEX.tsv", "b\n")), "a file of the corpus").toBe(true);
    expect(differs(write("shared/corpus/new.yml", "")), "a new file of the corpus").toBe(true);
    expect(differs(write("bin/tool", "#!/bin/sh\nexit 1\n")), "a program").toBe(true);
    expect(differs(nothing, { toolchains: { go: "1.25" } }), "a toolchain").toBe(true);
    expect(differs(nothing, { env: { ...inputs.env, UPDATE: "1" } }), "a variable").toBe(true);

    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(stateOf({ ...inputs, toolchains: undefined }), "a row that does not load").toBeUndefined();
    rmSync(join(root, ".git"), { recursive: true });
    expect(stateOf(inputs), "a folder that Git does not know").toBeUndefined();
  }));

test("the toolchains are those of all rows", () => {
  expect(toolchainsOf(ROOT)).toEqual(Object.fromEntries(ROWS.map((row) => [row.key, row.toolchain()])));
});

const PASSING = `import { test } from "vitest";
test("one", () => {});
test("two", () => {});
test.skip("three", () => {});
`;
/** Passes where the file beside it says so. */
const MOODY = `import { existsSync } from "node:fs";
import { expect, test } from "vitest";
test("mood", () => expect(existsSync(process.env.MOOD)).toBe(true));
`;

/** What stands in for the packages of the workspace: the real Vitest, and checks that do nothing. */
function installTools(root: string): void {
  const modules = join(root, "node_modules");
  writeFolder(
    modules,
    new Map([
      ["@biomejs/biome/bin/biome", ""],
      ["typescript/bin/tsc", ""],
    ]),
  );
  for (const name of ["vitest", "tsx"]) symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
}

const SCRIPTS = ["costs", "kept", "prune", "reporter", "run", "state", "test"].map((name) => `scripts/${name}.mjs`);
const CHECKS = ["style (biome)", "types (tsc -b)", "types of the tests (tsc -p test)"];

interface Run {
  readonly code: number | null;
  readonly totals: string;
  /** Test files that Vitest ran. */
  readonly files: number;
  readonly printed: string;
}

async function runTests(folder: string, given: { readonly [name: string]: string } = {}): Promise<Run> {
  const cwd = join(folder, "checkout");
  const { PATH = "" } = process.env;
  const env = { FRESH: undefined, SDKWRIGHT_COSTS: undefined, SDKWRIGHT_REPORT: undefined, NO_COLOR: "1" };
  const own = { ...env, MOOD: join(folder, "mood"), PATH: `${join(folder, "bin")}${delimiter}${PATH}`, ...given };
  const { code, stdout, stderr } = await runProcess(process.execPath, ["scripts/test.mjs"], { cwd, env: own });
  const printed = stdout + stderr;
  const files = /Test Files .*\((\d+)\)/.exec(stdout)?.[1] ?? "0";
  return { code, totals: stdout.trimEnd().split("\n").at(-1) ?? "", files: Number(files), printed };
}

async function judgeRuns(folder: string): Promise<void> {
  const root = await project(folder, {
    ...Object.fromEntries(SCRIPTS.map((path) => [path, readFileSync(`${ROOT}${path}`, "utf8")])),
    "package.json": '{ "type": "module" }',
    // In one process: six runs start none but their own.
    "vitest.config.mjs":
      'export default { test: { include: ["test/*.test.ts"], pool: "threads", maxWorkers: 1, isolate: false } };',
    "test/languages/go/index.ts": "",
    "test/languages/go/toolchain.ts": 'export const toolchain = () => ({ kind: "missing", reason: "there is no Go" });',
    "test/passing.test.ts": PASSING,
    "test/moody.test.ts": MOODY,
  });
  installTools(root);

  const parts = (): string[] => {
    const text = readFileSync(join(root, "node_modules/.cache/sdkwright-verdicts/last-run.json"), "utf8");
    return (JSON.parse(text) as { readonly parts: [string][] }).parts.map(([part]) => part);
  };
  const addTest = (name: string, body: string): void =>
    writeFileSync(
      join(root, "test/third.test.ts"),
      `import { test } from "vitest";\ntest("${name}", () => ${body});\n`,
    );

  const first = await runTests(folder);
  expect(first, first.printed).toMatchObject({ code: 1, totals: "5 passed, 1 failed, 1 skipped", files: 2 });
  expect(first.printed).toMatch(/^failed: test\/moody\.test\.ts: .+: .+$/m);
  // What failed is not kept: it runs again, alone. That it passes now is due to a file which is no part of the state.
  writeFileSync(join(folder, "mood"), "");
  expect(await runTests(folder)).toMatchObject({ code: 0, totals: "6 passed, 0 failed, 1 skipped", files: 1 });

  const kept = await runTests(folder);
  expect(kept, kept.printed).toMatchObject({ code: 0, totals: "6 passed, 0 failed, 1 skipped", files: 0 });
  expect(kept.printed).toContain("6 passed in earlier runs: nothing has changed since");
  expect(kept.printed).toContain("skipped: test/passing.test.ts: three");
  expect(kept.printed).toContain("!!! SKIPPED: all tests of go that need its toolchain: there is no Go");

  // All run again, and what fails now is forgotten.
  rmSync(join(folder, "mood"));
  const fresh = await runTests(folder, { FRESH: "1" });
  expect(fresh, fresh.printed).toMatchObject({ code: 1, totals: "5 passed, 1 failed, 1 skipped", files: 2 });
  expect(parts()).toEqual([...CHECKS, "test/passing.test.ts"]);

  // After a change all run again. An error beside all tests may be due to any file: none is kept.
  writeFileSync(join(folder, "mood"), "");
  addTest("late", 'void Promise.reject(new Error("late"))');
  const late = await runTests(folder);
  expect(late, late.printed).toMatchObject({ code: 1, totals: "7 passed, 1 failed, 1 skipped", files: 3 });
  expect(parts()).toEqual(CHECKS);

  // A test changes what others may see: nothing is known of the state that it leaves.
  addTest("writes", 'import("node:fs").then(({ writeFileSync }) => writeFileSync("seen.txt", ""))');
  const writing = await runTests(folder);
  expect(writing, writing.printed).toMatchObject({ code: 0, totals: "7 passed, 0 failed, 1 skipped", files: 3 });
  expect(parts(), "of the run before").toEqual(CHECKS);
}

test("what passed runs once, what failed runs again, and the totals are those of all", { timeout: 120_000 }, () => {
  const question = {
    title: "npm test",
    toolchain: process.version,
    source: hashOfModules(`${ROOT}test/kept-results.test.ts`),
  };
  const subject = hashOf(...[...SCRIPTS, "pnpm-lock.yaml"].map((path) => hashOfPath(`${ROOT}${path}`)));
  return openVerdicts().once(question, subject, () => inTemporaryFolder(judgeRuns));
});

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ProjectInfo } from "@sdkwright/plugin-api";
import { afterAll, expect, test } from "vitest";
import { type ProjectOptions, projectSteps } from "../../src/index.js";

const project: ProjectInfo = {
  release: "upload",
  install: { commands: [], into: "machine" },
  build: ["node build.mjs"],
  lint: [],
  test: ["node tests/run.mjs"],
  tests: "tests",
  runtime: { action: "actions/setup-node@v6", input: "node-version", oldest: "20", newest: "24" },
};

const MANIFEST = { format: 1, version: "0.1.0", files: { "generated/model.ts": "0".repeat(64) } };

const FILES = new Map([
  [".gitignore", "built/\n.env\ngenerated/\n"],
  [".env", "TOKEN=secret"],
  ["built/old.txt", "old"],
  [".sdkwright/manifest.json", JSON.stringify(MANIFEST)],
  ["generated/model.ts", ""],
  ["generated/own.ts", ""],
  [".git/config", ""],
  ["build.mjs", 'import { mkdirSync } from "node:fs"; mkdirSync("built"); if (process.env.NPM_TOKEN) process.exit(9);'],
  ["tests/run.mjs", "if (process.env.FAILS) { console.error('1 test failed'); process.exit(1); }"],
]);

const root = mkdtempSync(join(tmpdir(), "sdkwright-project-"));
let runs = 0;

afterAll(() => rmSync(root, { recursive: true }));

interface Result {
  readonly states: readonly string[];
  readonly copied: readonly string[];
  readonly text: string;
}

async function inProject(further: Partial<ProjectOptions>, files = FILES): Promise<Result> {
  const [folder, scratch] = [`sdk-${runs}`, `scratch-${runs++}`].map((name) => join(root, name)) as [string, string];
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  mkdirSync(scratch);
  const options: ProjectOptions = {
    label: "gen-sdk",
    folder,
    version: "1.0.0",
    env: { ...process.env, NPM_TOKEN: "canary" },
    mask: (text) => text,
    scratch,
    location: { document: "generators.yml" },
    output: { at: "", location: "js-registry", packageName: "sdk", token: { env: "NPM_TOKEN" } },
    project,
    ...further,
  };
  const states: string[] = [];
  let text = "";
  for (const step of projectSteps(options)) {
    const result = await step.run();
    states.push(`${step.title.replace(/ of .*?:/, ":")} - ${result.state}`);
    if (result.state === "failed") text = result.findings.map(({ message, help }) => `${message} ${help}`).join("\n");
  }
  expect(existsSync(join(folder, "built/old.txt"))).toBe(files.has("built/old.txt"));
  return { states, copied: (readdirSync(join(scratch, "project"), { recursive: true }) as string[]).sort(), text };
}

test("an SDK is built in a copy without what Git ignores, but for generated files, and tested there, without the registry's secrets", async () => {
  const { states, copied } = await inProject({});
  expect(states).toEqual(["Build a copy: node build.mjs - done", "Test it: node tests/run.mjs - done"]);
  expect(copied).toEqual([
    ".gitignore",
    "build.mjs",
    "built",
    "generated",
    "generated/model.ts",
    "tests",
    "tests/run.mjs",
  ]);
});

test("failing tests are reported with what they said, and what they need", async () => {
  const { text } = await inProject({
    env: { ...process.env, FAILS: "1" },
    project: { ...project, install: { commands: ["python -m pip install pytest"], into: "machine" } },
  });
  expect(text).toContain("`node tests/run.mjs` failed. Nothing was published.\n1 test failed");
  expect(text).toContain("Run `python -m pip install pytest` in the folder of the SDK");
  expect(text).toContain("`--skip-tests` publishes without tests.");
});

test("a build that fails is reported before anything is published", async () => {
  const { states, text } = await inProject({ project: { ...project, build: ["node no-such-file.mjs"] } });
  expect(states).toEqual(["Build a copy: node no-such-file.mjs - failed", "Test it: node tests/run.mjs - done"]);
  expect(text).toContain("`node no-such-file.mjs` failed. Nothing was published.");
});

test("tests can be skipped, and an SDK without tests has none to run", async () => {
  expect((await inProject({ skipTests: true })).states).toHaveLength(1);
  const files = new Map([...FILES].filter(([path]) => !path.startsWith("tests/")));
  expect((await inProject({}, files)).states[1]).toBe("Test it: node tests/run.mjs - done");
});

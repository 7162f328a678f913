import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../packages/cli/src/built-in.js";
import { runMain } from "./support/main.js";

const EXAMPLE = readFileSync(join(ROOT, "packages/cli/example/openapi.yml"), "utf8");
const TIMEOUT = { timeout: 120_000 };

const CONFIG = JSON.stringify({
  api: { specs: [{ openapi: "openapi.yml" }] },
  groups: {
    all: {
      generators: LANGUAGES.map((language) => ({
        name: `gen-${language}-sdk`,
        version: "*",
        output: { location: "local-file-system", path: `sdks/${language}` },
      })),
    },
  },
});

let base: string;
let counter = 0;

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "sdkwright-merging-"));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const AUTHOR = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"];
const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", [...AUTHOR, ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1", GIT_EDITOR: "true" },
  });

const generate = (folder: string, ...flags: string[]) => runMain(["generate", "--no-cache", ...flags], folder);

async function commitAll(folder: string, message: string): Promise<void> {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", message);
}

const rename = (from: string, to: string) => (text: string) =>
  text.replace(`operationId: ${from}\n`, `operationId: ${to}\n`);

/** Changes the definition on a branch, generates, and commits. */
async function change(folder: string, edit: (text: string) => string, ...flags: string[]): Promise<void> {
  const file = join(folder, "openapi.yml");
  const before = readFileSync(file, "utf8");
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  expect(await generate(folder, ...flags)).toMatchObject({ code: 0 });
  await commitAll(folder, "Change");
}

/** A repository with the SDKs of all languages, generated and committed. */
async function repository(...flags: string[]): Promise<string> {
  const folder = join(base, `repo-${counter++}`);
  mkdirSync(folder);
  writeFileSync(join(folder, "openapi.yml"), EXAMPLE);
  writeFileSync(join(folder, "generators.yml"), CONFIG);
  expect(await generate(folder, ...flags)).toMatchObject({ code: 0 });
  git(folder, "init", "--quiet", "--initial-branch=main");
  await commitAll(folder, "First");
  return folder;
}

type Edit = (text: string) => string;

/** Two branches, `one` and `other`, that changed the definition and generated. The first is checked out. */
async function branches(one: Edit, other: Edit, ...flags: string[]): Promise<string> {
  const folder = await repository(...flags);
  git(folder, "checkout", "--quiet", "-b", "other");
  await change(folder, other);
  git(folder, "checkout", "--quiet", "-b", "one", "main");
  await change(folder, one);
  return folder;
}

const filesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Generates without a finding, and what there is then is what the definition gives in an empty folder. */
async function expectFresh(folder: string, ...flags: string[]): Promise<void> {
  const fresh = join(base, `fresh-${counter++}`);
  mkdirSync(fresh);
  for (const file of ["openapi.yml", "generators.yml"]) {
    writeFileSync(join(fresh, file), readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n"));
  }
  expect(await generate(fresh, ...flags)).toMatchObject({ code: 0 });
  expect(await generate(folder)).toMatchObject({ code: 0, stderr: "" });
  const [now, expected] = [join(folder, "sdks"), join(fresh, "sdks")].map(filesOf) as [
    Map<string, string>,
    Map<string, string>,
  ];
  expect([...now.keys()]).toEqual([...expected.keys()]);
  for (const [path, text] of expected) expect(now.get(path)?.replaceAll("\r\n", "\n"), path).toBe(text);
  expect(await generate(folder, "--check")).toMatchObject({ code: 0, stderr: "" });
}

const LIST = rename("books_list", "books_search");
const UPDATE = rename("books_update", "books_amend");
const CREATE = rename("books_create", "books_stock");

describe("two branches that both generate", TIMEOUT, () => {
  test.each([
    ["merge", ["merge", "--quiet", "--no-edit", "other"]],
    ["rebase", ["rebase", "--quiet", "other"]],
    ["cherry-pick", ["cherry-pick", "other"]],
  ])("can %s, and generating gives what the merged definition gives", async (_, command) => {
    const folder = await branches(LIST, UPDATE);
    git(folder, ...command);
    await expectFresh(folder);
  });

  test("can merge in a shallow clone", async () => {
    const folder = await branches(LIST, UPDATE);
    git(folder, "merge", "--quiet", "--no-edit", "other");
    const clone = join(base, `shallow-${counter++}`);
    git(base, "clone", "--quiet", "--depth", "1", `file://${folder}`, clone);
    await expectFresh(clone);
  });

  test("can merge with Windows line ends", async () => {
    const folder = await branches(LIST, UPDATE);
    const clone = join(base, `windows-${counter++}`);
    git(base, "clone", "--quiet", "-c", "core.autocrlf=true", folder, clone);
    git(clone, "merge", "--quiet", "--no-edit", "origin/other");
    expect(readFileSync(join(clone, "openapi.yml"), "utf8")).toContain("\r\n");
    await expectFresh(clone);
    expect(git(clone, "status", "--porcelain")).not.toMatch(/^.[MD] (?!sdks\/[a-z]+\/\.sdkwright\/)/m);
  });

  test("leave conflicts of git in generated files to the next run", async () => {
    const folder = await branches(LIST, CREATE);
    expect(() => git(folder, "merge", "--quiet", "--no-edit", "other")).toThrow();
    const unmerged = git(folder, "diff", "--name-only", "--diff-filter=U").trim().split("\n");
    expect(unmerged.length).toBeGreaterThan(1);
    expect(unmerged.every((path) => !path.includes(".sdkwright/"))).toBe(true);
    await expectFresh(folder);
  });
});

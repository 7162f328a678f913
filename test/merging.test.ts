import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
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

/** Changes of the definition: one, another one elsewhere, and one in code beside the first. */
const RENAMES = {
  one: ["books_list", "books_search"],
  other: ["orders_place", "orders_submit"],
  near: ["books_update", "books_amend"],
} as const;
type Branch = keyof typeof RENAMES;

const AUTHOR = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"];
const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", [...AUTHOR, ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1", GIT_EDITOR: "true" },
  });

const generate = (folder: string, ...flags: string[]) => runMain(["generate", "--no-cache", ...flags], folder);

function commitAll(folder: string, message: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", message);
}

const change = (text: string, branch: Branch): string => {
  const [from, to] = RENAMES[branch];
  expect(text).toContain(`operationId: ${from}\n`);
  return text.replace(`operationId: ${from}\n`, `operationId: ${to}\n`);
};

let base: string;
/** A repository with the SDKs of all languages, and branches that each changed the definition and generated. */
let origin: string;
let counter = 0;

const newFolder = (): string => join(base, `folder-${counter++}`);

/** Writes a definition into a new folder, and generates from it. */
async function generated(definition: string): Promise<string> {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, "openapi.yml"), definition);
  writeFileSync(join(folder, "generators.yml"), CONFIG);
  expect(await generate(folder)).toMatchObject({ code: 0 });
  return folder;
}

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), "sdkwright-merging-"));
  origin = await generated(EXAMPLE);
  git(origin, "init", "--quiet", "--initial-branch=main");
  commitAll(origin, "First");
  for (const branch of Object.keys(RENAMES) as Branch[]) {
    git(origin, "checkout", "--quiet", "-b", branch, "main");
    writeFileSync(join(origin, "openapi.yml"), change(EXAMPLE, branch));
    expect(await generate(origin)).toMatchObject({ code: 0 });
    commitAll(origin, `Change ${branch}`);
  }
}, 120_000);
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A clone with one of the branches checked out. */
function clone(branch: Branch, ...flags: string[]): string {
  const folder = newFolder();
  git(base, "clone", "--quiet", "--branch", branch, ...flags, `file://${origin}`, folder);
  return folder;
}

const withoutCr = (text: string): string => text.replaceAll("\r\n", "\n");

function filesOf(folder: string): { readonly [path: string]: string } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(paths.map((path) => [path, withoutCr(readFileSync(join(folder, path), "utf8"))]));
}

const fresh = new Map<string, { readonly [path: string]: string }>();

/** Generates without a finding, and what there is then is what the definition gives in an empty folder. */
async function expectFresh(folder: string): Promise<void> {
  const definition = withoutCr(readFileSync(join(folder, "openapi.yml"), "utf8"));
  if (!fresh.has(definition)) fresh.set(definition, filesOf(join(await generated(definition), "sdks")));
  expect(await generate(folder)).toMatchObject({ code: 0, stderr: "" });
  expect(filesOf(join(folder, "sdks"))).toEqual(fresh.get(definition));
}

const unmerged = (folder: string): readonly string[] =>
  git(folder, "diff", "--name-only", "--diff-filter=U").trim().split("\n");

describe("two branches that both generate", TIMEOUT, () => {
  test.each([
    ["merge", ["merge", "--quiet", "--no-edit", "origin/other"]],
    ["rebase", ["rebase", "--quiet", "origin/other"]],
    ["cherry-pick", ["cherry-pick", "origin/other"]],
  ])("%s without a conflict, and generating gives what the merged definition gives", async (_, command) => {
    const folder = clone("one");
    git(folder, ...command);
    await expectFresh(folder);
    expect(await generate(folder, "--check")).toMatchObject({ code: 0, stderr: "" });
  });

  test("merge in a shallow clone", async () => {
    const folder = clone("one");
    git(folder, "merge", "--quiet", "--no-edit", "origin/other");
    git(folder, "push", "--quiet", "origin", "HEAD:merged");
    const shallow = newFolder();
    git(base, "clone", "--quiet", "--depth", "1", "--branch", "merged", `file://${origin}`, shallow);
    await expectFresh(shallow);
  });

  test("merge with line ends of Windows, which change nothing", async () => {
    const folder = clone("one", "-c", "core.autocrlf=true");
    expect(readFileSync(join(folder, "openapi.yml"), "utf8")).toContain("\r\n");
    expect(readFileSync(join(folder, "sdks/go/go.mod"), "utf8")).not.toContain("\r\n");
    git(folder, "merge", "--quiet", "--no-edit", "origin/other");
    await expectFresh(folder);
  });

  test("leave conflicts of git in generated files to the next run, and none in the state", async () => {
    const folder = clone("one");
    expect(() => git(folder, "merge", "--quiet", "--no-edit", "origin/near")).toThrow();
    expect(unmerged(folder).join("\n")).toContain("Client");
    expect(unmerged(folder).filter((path) => path.includes(".sdkwright/"))).toEqual([]);
    await expectFresh(folder);
    commitAll(folder, "Merged");
  });

  test("keep an edit of the user, also in a file that both changed", async () => {
    const folder = clone("one");
    const edited = join(folder, "sdks/typescript/reference.md");
    writeFileSync(edited, readFileSync(edited, "utf8").replace("\n", "\n\nAsk MINE.\n"));
    commitAll(folder, "Edit");
    git(folder, "merge", "--quiet", "--no-edit", "origin/other");
    expect(await generate(folder)).toMatchObject({ code: 0, stderr: "" });
    const text = readFileSync(edited, "utf8");
    expect(text).toContain("\n\nAsk MINE.\n");
    expect(text).not.toContain("<<<<<<<");
    writeFileSync(edited, text.replace("\n\nAsk MINE.\n", "\n"));
    await expectFresh(folder);
  });

  test("report a conflict of git in an edited file until it is resolved", async () => {
    const folder = clone("one");
    const edited = "sdks/typescript/src/api/resources/books/Client.ts";
    const text = readFileSync(join(folder, edited), "utf8");
    writeFileSync(join(folder, edited), text.replace("  SearchBooksRequest,\n", "  SearchBooksRequest, // MINE\n"));
    commitAll(folder, "Edit");
    expect(() => git(folder, "merge", "--quiet", "--no-edit", "origin/near")).toThrow();
    const done = await generate(folder);
    expect(done).toMatchObject({ code: 1, stderr: expect.stringContaining(`output/conflict: ${edited}:`) });
    expect(readFileSync(join(folder, edited), "utf8")).toContain("// MINE");
  });
});

test("without attributes, line ends of Windows are no change", TIMEOUT, async () => {
  const folder = newFolder();
  git(base, "clone", "--quiet", `file://${origin}`, folder);
  for (const language of LANGUAGES) {
    for (const path of [".gitattributes", ".sdkwright/.gitattributes"]) rmSync(join(folder, "sdks", language, path));
  }
  commitAll(folder, "Without");
  const windows = newFolder();
  git(base, "clone", "--quiet", "-c", "core.autocrlf=true", folder, windows);
  expect(readFileSync(join(windows, "sdks/go/go.mod"), "utf8")).toContain("\r\n");
  const check = await generate(windows, "--check");
  expect(check.stdout).not.toMatch(/^ {2}[~-]/m);
  expect(await generate(windows)).toMatchObject({ code: 0 });
  expect(readFileSync(join(windows, "sdks/go/go.mod"), "utf8")).toContain("\r\n");
  expect(existsSync(join(windows, "sdks/go/.sdkwright/.gitattributes"))).toBe(true);
});

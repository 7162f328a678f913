import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { ROWS } from "./languages/index.js";
import { compileFolder, filesOf } from "./support/compile.js";
import { blocksOf, holdingMarkup, untestedSkill } from "./support/documents.js";
import { emitFeatures } from "./support/features.js";
import { sampledFeatures } from "./support/sample.js";

const NAMES = ["AGENTS.md", "SKILL.md", "llms.txt"];

describe.each(ROWS.map((row) => [row.key, row] as const))("%s", (_, row) => {
  const { fence } = row.samples;
  const options = { generator: row.generator };

  test("a skill shows calls that are compiled, and says what it is for", async () => {
    const files = filesOf(await compileFolder(`${ROOT}packages/cli/example`, options));
    const skill = files.get("SKILL.md") ?? "";
    expect(blocksOf(files, "SKILL.md", fence).length).toBeGreaterThanOrEqual(12);
    expect(skill.length).toBeLessThan(9_000);
    const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? [];
    const { name, description } = parse(head) as { readonly name: string; readonly description: string };
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(description).toContain("Bookshop");
    // What it says of itself is what it has.
    for (const [topic, title] of [
      ["pagination", "Pagination"],
      ["streaming", "Streaming"],
    ] as const)
      expect(description.includes(topic), topic).toBe(skill.includes(`## ${title}\n`));
    for (const title of ["Client", "Authentication", "Calls", "Uploads", "Errors"])
      expect(skill).toContain(`## ${title}\n`);
  });

  test("every sample of a skill is one of the README or the reference, whose code is compiled", async () => {
    const emitted = await emitFeatures(row, [...sampledFeatures(), "auth-oauth"]);
    for (const [feature, files] of emitted) {
      expect(untestedSkill(files, fence), feature).toEqual([]);
      expect(holdingMarkup(files), feature).toEqual([]);
      const text = NAMES.map((name) => files.get(name) ?? "").join("");
      const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, path = ""]) => path);
      expect(
        linked.filter((path) => !files.has(path)),
        feature,
      ).toEqual([]);
      expect(text.toLowerCase(), feature).not.toContain("sdkwright");
    }
  }, 120_000);
});

test("a skill names what it explains: of an API without credentials, pages and streams, neither", async () => {
  const skill = filesOf(await compileFolder(`${ROOT}test/specs/environments`)).get("SKILL.md") ?? "";
  expect(skill).toContain(': creating a client, calls and errors."\n');
});

test("an option leaves the files out", async () => {
  const generator = { name: "gen-go-sdk", config: { "agent-files": false } };
  const files = filesOf(await compileFolder(`${ROOT}packages/cli/example`, { generator }));
  expect(files.has("README.md")).toBe(true);
  expect(NAMES.filter((name) => files.has(name))).toEqual([]);
});

test("packages of npm contain the skill and the reference that it links to", async () => {
  const filesOfPackage = async (folder: string): Promise<unknown> => {
    const { files } = JSON.parse(filesOf(await compileFolder(folder)).get("package.json") ?? "") as { files: unknown };
    return files;
  };
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-agents-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(`${ROOT}test/specs/reading`, folder, { recursive: true });
  expect(await filesOfPackage(folder)).toEqual(["dist", "cjs", "SKILL.md", "reference.md", "reference"]);
  const config = readFileSync(join(folder, "generators.yml"), "utf8");
  writeFileSync(
    join(folder, "generators.yml"),
    config.replace(/( +)(version: .*)/, "$1$2\n$1config: { agent-files: false }"),
  );
  expect(await filesOfPackage(folder)).toEqual(["dist", "cjs", "reference.md", "reference"]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";

interface Script {
  writeDocs(root: string, out: string): void;
}

/** Pages as the package has them, by name. */
async function shipped(): Promise<ReadonlyMap<string, string>> {
  // A script of the build, without types: its path is not a literal, so that nothing looks for them.
  const path = join(ROOT, "packages/cli/scripts/docs.mjs");
  const { writeDocs } = (await import(path)) as Script;
  return inTemporaryFolder(async (folder) => {
    const out = join(folder, "docs");
    writeDocs(ROOT, out);
    return new Map(readdirSync(out).map((name) => [name, readFileSync(join(out, name), "utf8")]));
  });
}

test("every page is shipped but for those about the repository", async () => {
  const pages = new Set((await shipped()).keys());
  const left = readdirSync(join(ROOT, "docs")).filter((name) => !pages.has(name));
  expect(left.sort()).toEqual(["ARCHITECTURE.md", "adr", "corpus.md", "performance.md", "surface.md", "testing.md"]);
  expect([...pages]).toEqual(expect.arrayContaining(["go.md", "python.md", "diff.md", "versions.md"]));
});

test("links of shipped pages lead to pages beside them, or to the repository", async () => {
  const pages = await shipped();
  for (const [name, text] of pages) {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = ""]) => target);
    const lost = targets.filter((target) => !/^https?:/.test(target) && !pages.has(target));
    expect(lost, name).toEqual([]);
  }
  const base = "https://github.com/sdkwright/sdkwright/blob/main/";
  expect(pages.get("python.md")).toContain(`](${base}docs/adr/0020-python.md)`);
  expect(pages.get("runtime-contract.md")).toContain(`](${base}test/vectors/README.md)`);
});

test("shipped pages name no files of the repository, except as links to it", async () => {
  const named = [...(await shipped())].flatMap(([page, text]) => {
    const spans = [...text.replaceAll(/\[[^\]]*\]\([^)]*\)/g, "").matchAll(/`([^`\n]+)`/g)].map(
      ([, span = ""]) => span,
    );
    const paths = spans.filter((span) => /(?:^|[ (])(?:packages|plugins|test|scripts|ir-schema)\/[\w.<-]/.test(span));
    return paths.map((path) => `${page}: ${path}`);
  });
  expect(named).toEqual([]);
});

test("what is about the repository is not shipped", async () => {
  const pages = await shipped();
  expect(pages.get("conformance-driver.md")).not.toContain("## In this repository");
  expect(pages.get("conformance-driver.md")).toContain("## Messages");
  for (const text of pages.values()) expect(text).not.toMatch(/npx vitest|<!-- \/?repository -->/);
});

import { join, posix } from "node:path";
import { inTemporaryFolder, ROOT, readFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";

interface Script {
  writeDocs(root: string, out: string): void;
}

/** Pages as the package has them, by path. */
async function shipped(): Promise<ReadonlyMap<string, string>> {
  // A script of the build, without types: its path is not a literal, so that nothing looks for them.
  const path = join(ROOT, "packages/cli/scripts/docs.mjs");
  const { writeDocs } = (await import(path)) as Script;
  return inTemporaryFolder(async (folder) => {
    const out = join(folder, "docs");
    writeDocs(ROOT, out);
    return readFolder(out);
  });
}

const ADR = /^adr\//;

test("every page is shipped but for those about the repository", async () => {
  const pages = await shipped();
  const all = [...readFolder(join(ROOT, "docs")).keys()].filter((name) => name.endsWith(".md"));
  const left = all.filter((name) => !pages.has(name));
  expect(left.filter((name) => !ADR.test(name))).toEqual(["ARCHITECTURE.md", "testing.md"]);
  expect(left.some((name) => ADR.test(name))).toBe(true);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(["go.md", "python.md", "diff.md", "backends/2-runtime.md", "diagnostics/openapi.md"]),
  );
});

test("links of shipped pages lead to pages beside them, or to the repository", async () => {
  const pages = await shipped();
  for (const [name, text] of pages) {
    const prose = text.replace(/^```[\s\S]*?^```$/gm, "");
    const targets = [...prose.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = ""]) => target);
    const lost = targets.filter(
      (target) => !/^https?:/.test(target) && !pages.has(posix.join(posix.dirname(name), target)),
    );
    expect(lost, name).toEqual([]);
  }
  const base = "https://github.com/sdkwright/sdkwright/blob/main/";
  expect(pages.get("python.md")).toContain(`](${base}docs/adr/0020-python.md)`);
  expect(pages.get("backends/2-runtime.md")).toContain(`](${base}test/vectors/README.md)`);
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
  expect(pages.get("backends/3-conformance.md")).not.toContain("## In this repository");
  expect(pages.get("backends/3-conformance.md")).toContain("## Messages");
  for (const text of pages.values()) expect(text).not.toMatch(/npx vitest|<!-- \/?repository -->/);
});

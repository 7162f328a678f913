import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT, readFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";

// Links between pages of the repository: their files and the headings that they name exist.

const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "packages/cli/CHANGELOG.md"],
  ...["packages/cli/npm-readme.md", "test/corpus/corpus.md", "test/perf/performance.md", "test/surface/surface.md"],
  ...["test/vectors/README.md"],
  ...[...readFolder(join(ROOT, "docs")).keys()].map((path) => `docs/${path}`),
];

const OF_THE_REPOSITORY = "https://github.com/sdkwright/sdkwright/blob/main/";

/** A page without code, in which brackets have another meaning. */
const prose = (text: string): string =>
  text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, "").replace(/`[^`\n]*`/g, "code");

/** Anchors of a page: those of its headings, as GitHub makes them, and its own. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, "").match(/(?<=^#+ ).*/gm) ?? [];
  const slug = (heading: string): string =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-");
  const own = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id);
  return new Set([...headings.map(slug), ...own]);
}

/** The file of the repository that a link leads to, and the anchor in it; undefined for places elsewhere. */
function targetOf(page: string, link: string): { readonly path: string; readonly anchor: string } | undefined {
  const [address = "", anchor = ""] = link.split("#");
  if (address.startsWith(OF_THE_REPOSITORY)) return { path: address.slice(OF_THE_REPOSITORY.length), anchor };
  if (/^[a-z]+:/.test(address)) return undefined;
  return { path: address === "" ? page : relative(ROOT, join(ROOT, dirname(page), address)), anchor };
}

test.each(PAGES)("links of %s lead to files and headings that exist", (page) => {
  const links = [...prose(readFileSync(join(ROOT, page), "utf8")).matchAll(/\]\(([^)\s]+)\)/g)];
  const lost = links.flatMap(([, link = ""]) => {
    const target = targetOf(page, link);
    if (target === undefined) return [];
    const file = join(ROOT, target.path);
    if (!existsSync(file)) return [link];
    if (target.anchor === "" || statSync(file).isDirectory()) return [];
    return anchorsOf(readFileSync(file, "utf8")).has(target.anchor) ? [] : [link];
  });
  expect(lost).toEqual([]);
});

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { posix } from "node:path";

/** Pages about the repository. Every other one is about the program, and is shipped with it. */
const OF_THE_REPOSITORY = ["ARCHITECTURE.md", "corpus.md", "performance.md", "surface.md", "testing.md"];

/** Parts of pages that are about the repository. */
const REPOSITORY_PART = /<!-- repository -->\n[\s\S]*?<!-- \/repository -->\n*/g;

/** A page without what is about the repository: marked parts, and paragraphs with commands that run its tests. */
function withoutRepository(text) {
  const blocks = text.replace(REPOSITORY_PART, "").split(/\n{2,}/);
  return blocks.filter((block) => !block.includes("npx vitest run")).join("\n\n");
}

/** Copies the documentation into the package. Links to what is not there lead to the repository. */
export function writeDocs(root, out) {
  const { homepage } = JSON.parse(readFileSync(`${root}packages/cli/package.json`, "utf8"));
  const base = `${homepage.replace(/#.*/, "")}/blob/main/`;
  const pages = readdirSync(`${root}docs`).filter((name) => name.endsWith(".md") && !OF_THE_REPOSITORY.includes(name));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const page of pages) {
    const shipped = withoutRepository(readFileSync(`${root}docs/${page}`, "utf8"));
    const text = shipped.replace(/\]\((?![a-z]+:|#)([^)#]+)/g, (link, target) =>
      pages.includes(target) ? link : `](${base}${posix.join("docs", target)}`,
    );
    writeFileSync(`${out}/${page}`, text);
  }
}

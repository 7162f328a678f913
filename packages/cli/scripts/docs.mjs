import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { posix } from "node:path";

/** Pages about the repository. Every other one is about the program, and is shipped with it. */
const OF_THE_REPOSITORY = /^(?:ARCHITECTURE\.md|testing\.md|adr\/.*)$/;

/** Parts of pages that are about the repository. */
const REPOSITORY_PART = /<!-- repository -->\n[\s\S]*?<!-- \/repository -->\n*/g;

/** A page without what is about the repository: marked parts, and paragraphs with commands that run its tests. */
function withoutRepository(text) {
  const blocks = text.replace(REPOSITORY_PART, "").split(/\n{2,}/);
  return blocks.filter((block) => !block.includes("npx vitest run")).join("\n\n");
}

/** A page whose links to what is not shipped lead to the repository. */
function relinked(text, page, pages, base) {
  const folder = posix.join("docs", posix.dirname(page));
  return text.replace(/\]\((?![a-z]+:|#)([^)#]+)/g, (link, target) => {
    const path = posix.join(folder, target);
    return pages.includes(posix.relative("docs", path)) ? link : `](${base}${path}`;
  });
}

/** Copies the documentation into the package. Links to what is not there lead to the repository. */
export function writeDocs(root, out) {
  const { homepage } = JSON.parse(readFileSync(`${root}packages/cli/package.json`, "utf8"));
  const base = `${homepage.replace(/#.*/, "")}/blob/main/`;
  const pages = readdirSync(`${root}docs`, { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".md") && !OF_THE_REPOSITORY.test(path));
  rmSync(out, { recursive: true, force: true });
  for (const page of pages) {
    const shipped = withoutRepository(readFileSync(`${root}docs/${page}`, "utf8"));
    mkdirSync(posix.dirname(`${out}/${page}`), { recursive: true });
    writeFileSync(`${out}/${page}`, relinked(shipped, page, pages, base));
  }
}

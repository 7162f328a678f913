import type { DocsConfig, DocsEntry } from "@sdkwright/config";
import { freeStems, type Report } from "@sdkwright/plugin-api";
import { siteCatalogue } from "../catalogue.js";
import { type ReadGuide, readGuide, slugOf } from "./render.js";
import { guideText, standardCallouts, withoutStatements } from "./source.js";

/** Gives the bytes of a file by its path relative to docs.yml; undefined for one that does not exist. */
export type ReadFile = (path: string) => Uint8Array | undefined;

/** A page that docs.yml lists. */
export interface Guide {
  readonly title: string;
  /** Of its Markdown file, relative to docs.yml. */
  readonly source: string;
  /** Of its page, from the root of the site. */
  readonly path: string;
  readonly text: string;
  /** Lines of the file before the text. */
  readonly firstLine: number;
  readonly read: ReadGuide;
}

/** Simplifies a path: `a/../b.md` becomes `b.md`. */
export function plainPath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "" || step === ".") continue;
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else steps.push(step);
  }
  return steps.join("/");
}

/** Folders of the site that pages cannot have. */
const RESERVED = ["assets", "files", "reference", "search"];

type PageEntry = Extract<DocsEntry, { kind: "page" }>;

/** The pages of a navigation, each with the titles of the sections that it is in. */
function pagesIn(
  entries: readonly DocsEntry[],
  sections: readonly string[],
): (readonly [PageEntry, readonly string[]])[] {
  return entries.flatMap((entry): (readonly [PageEntry, readonly string[]])[] => {
    if (entry.kind === "page") return [[entry, sections]];
    return entry.kind === "group" ? pagesIn(entry.contents, [...sections, entry.title]) : [];
  });
}

/** The address of a page without its ending: its own, or that of its sections and its title. */
function stemOf({ slug = "", title }: PageEntry, sections: readonly string[]): string {
  const own = slug.split("/").map(slugOf).filter(Boolean);
  const titles = [...sections.filter((section) => section.trim() !== ""), title];
  return (own.length > 0 ? own : titles.map((one) => slugOf(one) || "page")).join("/");
}

/** The guides of a site, in the order of docs.yml. The first is the first page of the site. */
export function collectGuides(docs: DocsConfig, readFile: ReadFile, report: Report): Guide[] {
  const free = freeStems(RESERVED);
  const guides: Guide[] = [];
  for (const [entry, sections] of pagesIn(docs.navigation, [])) {
    const source = plainPath(entry.path);
    const location = { document: docs.file, pointer: `${entry.at}/path` };
    if (guides.some((guide) => guide.source === source)) {
      report(siteCatalogue.create("page-twice", { path: entry.path }, { location }));
      continue;
    }
    const bytes = readFile(source);
    if (!bytes) {
      report(siteCatalogue.create("page-not-found", { path: entry.path }, { location }));
      continue;
    }
    const { text: written, firstLine } = guideText(new TextDecoder().decode(bytes));
    const text = source.endsWith(".mdx") ? withoutStatements(written) : written;
    const stem = free(stemOf(entry, sections));
    const path = guides.length === 0 ? "index.html" : `${stem}.html`;
    const read = readGuide(standardCallouts(text));
    guides.push({ title: entry.title, source, path, text, firstLine, read });
  }
  return guides;
}

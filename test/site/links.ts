import { posix } from "node:path";
import type { SiteFile } from "@sdkwright/site";

const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** The opening tags of a page: what looks like an attribute in its text is none. */
const tagsOf = (page: string): string => (page.match(/<[a-z][^<>]*>/gi) ?? []).join("\n");

/** Links of pages that cannot be resolved within the site. */
export function brokenLinks(files: readonly SiteFile[]): string[] {
  const pages = files
    .filter(({ path }) => path.endsWith(".html"))
    .map(({ path, content }) => ({ path, content: tagsOf(String(content)) }));
  const known = new Map<string, Set<string>>(files.map(({ path }) => [path, new Set()]));
  for (const { path, content } of pages) {
    const ids = [...content.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => unescaped(id));
    known.set(path, new Set(ids));
  }
  return pages.flatMap(({ path, content }) => {
    const links = [...content.matchAll(/\s(?:href|src|data-source)="([^"]*)"/g)].map(([, link = ""]) =>
      unescaped(link),
    );
    return [...new Set(links)].flatMap((link) => {
      if (/^(?:https?:|mailto:)/.test(link)) return [];
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? path : posix.join(posix.dirname(path), decodeURIComponent(file));
      const anchors = known.get(target);
      const isThere =
        anchors !== undefined &&
        (anchor === undefined || anchor === "content" || anchors.has(decodeURIComponent(anchor)));
      return isThere ? [] : [`${path}: ${link}`];
    });
  });
}

/** Ids that a page has more than once. */
export function repeatedIds(files: readonly SiteFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith(".html"))
    .flatMap(({ path, content }) => {
      const ids = [...tagsOf(String(content)).matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}: ${id}`);
    });
}

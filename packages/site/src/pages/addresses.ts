import type { DocsConfig, DocsEntry } from "@sdkwright/config";
import type { Report } from "@sdkwright/plugin-api";
import { siteCatalogue } from "../catalogue.js";
import { type Guide, plainPath } from "../guides/guides.js";
import { webLink } from "../markdown/markdown.js";
import type { SiteApi } from "../model.js";
import { addressesOf } from "../reference/addresses.js";
import { shownClients } from "../reference/resource.js";
import { shownTypes } from "../reference/type-page.js";
import { furtherPages } from "./reference-pages.js";

/** Where an address of docs.yml leads: to a page of the site, by its path from the root, or to another site. */
export type Target = { readonly href: string } | { readonly url: string };

/** Paths of all pages of a site, from its root. */
export function pagePaths(guides: readonly Guide[], apis: readonly SiteApi[]): ReadonlySet<string> {
  const references = apis.flatMap((site) => [
    ...shownClients(site).map(({ id }) => addressesOf(site).resource(id)),
    ...Object.values(furtherPages(site)),
    ...shownTypes(site).map((id) => addressesOf(site).type(id)),
  ]);
  return new Set(["index.html", ...guides.map(({ path }) => path), ...references]);
}

/** Files that the address of a page may stand for. */
function candidatesOf(path: string): readonly string[] {
  const stem = plainPath(path).replace(/\.(?:html|mdx?)$/, "");
  return stem === "" ? ["index.html"] : [`${stem}.html`, `${stem}/index.html`];
}

/** Where an address of docs.yml leads; undefined for one that a site does not follow, or that it has no page for. */
export function targetOf(address: string, pages: ReadonlySet<string>): Target | undefined {
  const url = webLink(address);
  if (url !== undefined) return { url };
  if (isUnsafe(address)) return undefined;
  const [path = "", anchor] = address.trim().split("#");
  const page = candidatesOf(path.split("?")[0] ?? "").find((candidate) => pages.has(candidate));
  return page === undefined ? undefined : { href: anchor ? `${page}#${anchor}` : page };
}

/** Whether a browser would open something else than a page, or a page of a server that nobody named. */
const isUnsafe = (address: string): boolean => /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(address);

function linksIn(entries: readonly DocsEntry[]): { readonly url: string; readonly at: string }[] {
  return entries.flatMap((entry) => {
    if (entry.kind === "group") return linksIn(entry.contents);
    return entry.kind === "link" ? [{ url: entry.url, at: `${entry.at}/href` }] : [];
  });
}

/** Reports addresses of docs.yml that cannot be resolved. */
export function checkTargets(
  { file, links, navigation }: DocsConfig,
  pages: ReadonlySet<string>,
  report: Report,
): void {
  for (const { url, at } of [...links, ...linksIn(navigation)]) {
    if (targetOf(url, pages) !== undefined) continue;
    const location = { document: file, pointer: at };
    const reason = `the site has no page \`${url}\``;
    const found = isUnsafe(url)
      ? siteCatalogue.create("unsafe-link", { target: url }, { location })
      : siteCatalogue.create("broken-link", { target: url, reason }, { location });
    report(found);
  }
}

import type { DocsEntry } from "@sdkwright/config";
import type { Guide } from "../guides/guides.js";
import { plainPath } from "../guides/guides.js";
import type { SiteApi } from "../model.js";
import { targetOf } from "./addresses.js";
import type { NavigationLink } from "./page.js";
import { referenceNavigation } from "./reference-pages.js";

/** What a navigation is made of. */
export interface NavigationSource {
  readonly entries: readonly DocsEntry[];
  readonly guides: readonly Guide[];
  readonly apis: readonly SiteApi[];
  /** Paths of all pages, which links may lead to. */
  readonly pages: ReadonlySet<string>;
}

function linksOf(entry: DocsEntry, source: NavigationSource): NavigationLink[] {
  switch (entry.kind) {
    case "page": {
      const guide = source.guides.find((one) => one.source === plainPath(entry.path));
      return guide && !entry.hidden ? [{ title: entry.title, href: guide.path, links: [] }] : [];
    }
    case "group": {
      const links = entry.contents.flatMap((inner) => linksOf(inner, source));
      return entry.title.trim() === "" ? links : [{ title: entry.title, links }];
    }
    case "link":
      return [{ title: entry.title, ...targetOf(entry.url, source.pages), links: [] }];
    case "api": {
      const api = source.apis.find(({ entry: at }) => at === entry.at);
      return api ? [referenceNavigation(api)] : [];
    }
    default:
      return entry satisfies never;
  }
}

/** The navigation of a site: what docs.yml lists, and the references that it does not. */
export function navigationOf(source: NavigationSource): NavigationLink[] {
  const listed = source.entries.flatMap((entry) => linksOf(entry, source));
  const others = source.apis.filter(({ entry }) => entry === undefined);
  return [...listed, ...others.map(referenceNavigation)];
}

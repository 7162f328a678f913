import { markdownOf } from "./blocks/markdown.js";
import { browserFiles } from "./browser.js";
import { clientData, resourceData } from "./explorer/data.js";
import { connectSources } from "./explorer/origins.js";
import { createHighlight } from "./markdown/highlight.js";
import { createMarkdown, webLink } from "./markdown/markdown.js";
import type { SiteApi } from "./model.js";
import { homePage } from "./pages/home.js";
import { type Frame, type LiveSite, pageHtml } from "./pages/layout.js";
import { type Page, relativePath } from "./pages/page.js";
import { referenceNavigation, referencePages } from "./pages/reference-pages.js";
import { addressesOf } from "./reference/addresses.js";
import { shownClients } from "./reference/resource.js";
import { languageStyles } from "./styles.js";

/** What a site is made of. */
export interface SiteInput {
  readonly title: string;
  readonly apis: readonly SiteApi[];
  /** Absent: the site is written to files. */
  readonly live?: LiveSite | undefined;
}

/** A file of the site, from its root. */
export interface SiteFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The files of a page: for readers, and for programs. */
function pageFiles(page: Page, frame: Frame): SiteFile[] {
  const { path, blocks } = page;
  const link = (to: string): string => relativePath(path, to);
  const printing = { markdown: frame.markdown, highlight: frame.highlight, link };
  return [
    { path, content: pageHtml(page, frame, printing) },
    { path: path.replace(/html$/, "md"), content: markdownOf(blocks, link) },
  ];
}

/** The data of the explorer, which a page asks for when it is opened. */
function explorerFiles(site: SiteApi): SiteFile[] {
  if (site.playground.hidden) return [];
  const addresses = addressesOf(site);
  const client = {
    path: addresses.overview.replace(/index\.html$/, "client.json"),
    content: JSON.stringify(clientData(site)),
  };
  const resources = shownClients(site)
    .filter(({ methods }) => methods.length > 0)
    .map((one): SiteFile => {
      const path = addresses.resource(one.id).replace(/html$/, "json");
      return { path, content: JSON.stringify(resourceData(site, one)) };
    });
  return [client, ...resources];
}

function assetFiles(apis: readonly SiteApi[], isLive: boolean): SiteFile[] {
  const keys = new Set([...apis.flatMap(({ sdks }) => sdks.map(({ language }) => language.key)), "curl"]);
  const names = Object.keys(browserFiles).filter((name) => name !== "dev.js" || isLive);
  return names.map((name): SiteFile => {
    const added = name === "site.css" ? languageStyles([...keys]) : "";
    return { path: `assets/${name}`, content: (browserFiles[name] ?? "") + added };
  });
}

/** Servers that the explorers of a site may reach, as sources of a content security policy. */
export function reachedServers(apis: readonly SiteApi[]): string[] {
  return [...new Set(apis.filter(({ playground }) => !playground.hidden).flatMap(connectSources))];
}

/** All files of a documentation site. */
export function siteFiles({ title, apis, live }: SiteInput): SiteFile[] {
  const highlight = createHighlight();
  const markdown = createMarkdown({ highlight, link: webLink, image: () => undefined });
  const frame: Frame = {
    title,
    navigation: apis.map(referenceNavigation),
    topLinks: [],
    connect: reachedServers(apis),
    live,
    hasTheme: false,
    markdown,
    highlight,
  };
  const pages = [homePage(title, apis), ...apis.flatMap(referencePages)];
  return [
    ...pages.flatMap((page) => pageFiles(page, frame)),
    ...apis.flatMap(explorerFiles),
    ...assetFiles(apis, live !== undefined),
  ];
}

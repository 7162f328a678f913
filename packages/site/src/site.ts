import type { DocsConfig } from "@sdkwright/config";
import type { Report } from "@sdkwright/plugin-api";
import { markdownOf } from "./blocks/markdown.js";
import { browserFiles } from "./browser.js";
import { siteCatalogue } from "./catalogue.js";
import { callFiles, printedSdks, printerFile } from "./explorer/calls.js";
import { clientData, resourceData } from "./explorer/data.js";
import { connectSources } from "./explorer/origins.js";
import { collectGuides, type Guide, plainPath, type ReadFile } from "./guides/guides.js";
import { anchorsOf } from "./guides/links.js";
import { guideLanguages } from "./guides/render.js";
import { sitemap } from "./machines/sitemap.js";
import { type Twin, textFiles } from "./machines/texts.js";
import { createHighlight, createSampleHighlight } from "./markdown/highlight.js";
import { createMarkdown, webLink } from "./markdown/markdown.js";
import type { SiteApi } from "./model.js";
import { checkTargets, pagePaths, targetOf } from "./pages/addresses.js";
import { guidePages } from "./pages/guide-pages.js";
import { homePage } from "./pages/home.js";
import { type Frame, type LiveSite, pageHtml } from "./pages/layout.js";
import { navigationOf } from "./pages/navigation.js";
import { type Page, relativePath } from "./pages/page.js";
import { referencePages } from "./pages/reference-pages.js";
import { themeStyles } from "./pages/theme.js";
import { addressesOf } from "./reference/addresses.js";
import { shownClients } from "./reference/resource.js";
import { searchShards } from "./search/shards.js";
import { languageStyles } from "./styles.js";

/** What a site is made of. */
export interface SiteInput {
  readonly title: string;
  readonly apis: readonly SiteApi[];
  /** Absent: the workspace has no docs.yml. */
  readonly docs?: DocsConfig | undefined;
  /** Folder of docs.yml, relative to the workspace. */
  readonly folder: string;
  readonly readFile: ReadFile;
  readonly report: Report;
  /** Absent: the site is written to files. */
  readonly live?: LiveSite | undefined;
}

/** A file of the site, from its root. */
export interface SiteFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** A page as readers and as programs get it. */
interface PrintedPage {
  readonly path: string;
  readonly content: Uint8Array;
  readonly anchors: ReadonlySet<string>;
  readonly twin: Twin;
}

/** Encoded at once: the strings that the text is put together from would stay in memory until it is written. */
function printed(page: Page, frame: Frame): PrintedPage {
  const { path, title, description, blocks } = page;
  const { markdown, highlight, highlightSample } = frame;
  const link = (to: string): string => relativePath(path, to);
  return {
    path,
    content: Buffer.from(pageHtml(page, frame, { markdown, highlight, highlightSample, link })),
    anchors: anchorsOf(page),
    twin: { path: path.replace(/html$/, "md"), title, description, markdown: markdownOf(blocks, link) },
  };
}

/** The data of the explorer, which a page asks for when it is opened. */
function explorerFiles(site: SiteApi): SiteFile[] {
  if (site.playground.hidden) return [];
  const addresses = addressesOf(site);
  const path = addresses.overview.replace(/index\.html$/, "client.json");
  const resources = shownClients(site)
    .filter(({ methods }) => methods.length > 0)
    .map((one): SiteFile => {
      const content = JSON.stringify(resourceData(site, one));
      return { path: addresses.resource(one.id).replace(/html$/, "json"), content };
    });
  return [{ path, content: JSON.stringify(clientData(site)) }, ...resources, ...callFiles(site)];
}

function openapiFiles(site: SiteApi): SiteFile[] {
  return site.openapi === undefined ? [] : [{ path: addressesOf(site).openapi, content: site.openapi }];
}

/** What scripts that print calls have in common. */
const SHARED_PRINTING = "snippets-shared-";

function assetFiles(apis: readonly SiteApi[], guides: readonly Guide[], isLive: boolean): SiteFile[] {
  const known = apis.flatMap(({ sdks }) => sdks.map(({ language }) => language.key));
  const keys = new Set([...known, "curl", ...guides.flatMap(({ read }) => guideLanguages(read))]);
  const shown = apis.filter(({ playground }) => !playground.hidden);
  const printers = new Set(shown.flatMap(printedSdks).map(({ printed }) => printerFile(printed.backend)));
  const isNeeded = (name: string): boolean => {
    if (name.startsWith(SHARED_PRINTING)) return printers.size > 0;
    if (name.startsWith("snippets-")) return printers.has(name);
    return name !== "dev.js" || isLive;
  };
  const names = Object.keys(browserFiles).filter(isNeeded);
  return names.map((name): SiteFile => {
    const added = name === "site.css" ? languageStyles([...keys]) : "";
    return { path: `assets/${name}`, content: (browserFiles[name] ?? "") + added };
  });
}

/** Servers that the explorers of a site may reach, as sources of a content security policy. */
export function reachedServers(apis: readonly SiteApi[]): string[] {
  return [...new Set(apis.filter(({ playground }) => !playground.hidden).flatMap(connectSources))];
}

/** An image that docs.yml names, as a file of the site; one that does not exist is reported. */
function image(key: string, path: string | undefined, { docs, readFile, report }: SiteInput): SiteFile | undefined {
  if (path === undefined || docs === undefined) return undefined;
  const source = plainPath(path);
  const content = readFile(source);
  if (content) return { path: `files/${source}`, content };
  const location = { document: docs.file, pointer: `/${key}` };
  report(siteCatalogue.create("image-not-found", { path }, { location }));
  return undefined;
}

function frameOf(input: SiteInput, guides: readonly Guide[], theme: string): Frame & { readonly images: SiteFile[] } {
  const { title, apis, docs, live } = input;
  const highlight = createHighlight();
  const pages = pagePaths(guides, apis);
  if (docs) checkTargets(docs, pages, input.report);
  const topLinks = (docs?.links ?? []).flatMap(({ text, url }) => {
    const target = targetOf(url, pages);
    return target === undefined ? [] : [{ text, target }];
  });
  const logo = image("logo", docs?.logo?.light ?? docs?.logo?.dark, input);
  const favicon = image("favicon", docs?.favicon, input);
  return {
    title,
    navigation: navigationOf({ entries: docs?.navigation ?? [], guides, apis, pages }),
    topLinks,
    ...(logo && { logo: logo.path }),
    ...(favicon && { favicon: favicon.path }),
    connect: reachedServers(apis),
    hasTheme: theme !== "",
    live,
    markdown: createMarkdown({ highlight, link: webLink, image: () => undefined }),
    highlight,
    highlightSample: createSampleHighlight(highlight),
    images: [logo, favicon].filter((file) => file !== undefined),
  };
}

/** All files of a documentation site. What is wrong with guides is reported. */
export function siteFiles(input: SiteInput): SiteFile[] {
  const { title, apis, docs, folder, readFile, report, live } = input;
  const guides = docs ? collectGuides(docs, readFile, report) : [];
  const theme = docs ? themeStyles(docs) : "";
  const frame = frameOf(input, guides, theme);
  const print = (page: Page): PrintedPage => printed(page, frame);
  // One after the other, so that no page is kept but as what it is written as.
  const references = apis.flatMap((site) => Array.from(referencePages(site), print));
  const anchors = new Map(references.map((page) => [page.path, page.anchors]));
  const written = guidePages(guides, { guides, anchors, readFile, folder, report }, frame.highlight);
  const pages = [...(guides.length > 0 ? written.pages : [homePage(title, apis)]).map(print), ...references];
  const twins = pages.map(({ twin }) => twin);
  const copied = written.files.map(({ source, path }): SiteFile => ({ path, content: readFile(source) ?? "" }));
  return [
    ...pages.map(({ path, content }) => ({ path, content })),
    ...twins.map(({ path, markdown }) => ({ path, content: markdown })),
    ...textFiles(title, twins, apis.flatMap(openapiFiles)),
    ...(docs?.url === undefined ? [] : [{ path: "sitemap.xml", content: sitemap(docs.url, pages) }]),
    ...searchShards(guides, apis),
    ...apis.flatMap(explorerFiles),
    ...apis.flatMap(openapiFiles),
    ...distinct([...frame.images, ...copied]),
    ...assetFiles(apis, guides, live !== undefined),
    ...(theme === "" ? [] : [{ path: "assets/theme.css", content: theme }]),
  ];
}

function distinct(files: readonly SiteFile[]): SiteFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

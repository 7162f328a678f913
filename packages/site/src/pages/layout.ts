import { oncePer } from "@sdkwright/plugin-api";
import type { Block } from "../blocks/blocks.js";
import { blockHtml, type Printing } from "../blocks/html.js";
import { type Content, Html, html } from "../html.js";
import type { Highlight } from "../markdown/highlight.js";
import type { Markdown } from "../markdown/markdown.js";
import type { Target } from "./addresses.js";
import { type NavigationLink, type Page, relativePath } from "./page.js";

/** What all pages of a site share. */
export interface Frame {
  readonly title: string;
  readonly navigation: readonly NavigationLink[];
  /** Links at the top. */
  readonly topLinks: readonly { readonly text: string; readonly target: Target }[];
  readonly logo?: string;
  readonly favicon?: string;
  /** What the explorer may connect to, as sources of a content security policy. */
  readonly connect: readonly string[];
  /** Whether the site has an own style sheet for its colours. */
  readonly hasTheme: boolean;
  /** Of a site that is served while it is edited; see {@link LiveSite}. */
  readonly live?: LiveSite | undefined;
  readonly markdown: Markdown;
  readonly highlight: Highlight;
  readonly highlightSample: Highlight;
}

/** Addresses of a server that serves a site while it is edited, from the root of the site. */
export interface LiveSite {
  /** Tells pages when the site was made anew. */
  readonly changes: string;
  /** Passes requests of the explorer on. */
  readonly proxy: string;
}

/** Nothing but files of the site runs or is loaded; the explorer reaches the API's own servers. */
function policyOf({ connect }: Frame): string {
  const sources = ["'self'", ...connect].join(" ");
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${sources}`,
    "media-src blob:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** The pages that a link and those below it lead to. */
const pagesOf = oncePer((link: NavigationLink): ReadonlySet<string> => {
  const own = link.href?.split("#")[0];
  return new Set([...(own === undefined ? [] : [own]), ...link.links.flatMap((one) => [...pagesOf(one)])]);
});

function labelHtml({ title, href, url }: NavigationLink, page: string): Content {
  if (url !== undefined) return html`<a href="${url}">${title}</a>`;
  if (href === undefined) return html`<span>${title}</span>`;
  return html`<a href="${relativePath(page, href)}"${href === page && new Html(' aria-current="page"')}>${title}</a>`;
}

function navigationHtml(links: readonly NavigationLink[], page: string): Content {
  const items = links.map((link) => {
    const isOpen = link.links.length > 0 && (link.href === undefined || pagesOf(link).has(page));
    return html`<li>${labelHtml(link, page)}${isOpen && navigationHtml(link.links, page)}</li>`;
  });
  return html`<ul>${items}</ul>`;
}

/** Navigation by what it depends on: pages of one folder that it does not list have the same. */
const navigationsOf = oncePer((_: Frame) => new Map<string, Content>());

function navigationOf(frame: Frame, page: string): Content {
  const known = navigationsOf(frame);
  const isListed = frame.navigation.some((link) => pagesOf(link).has(page));
  const key = isListed ? page : page.replace(/[^/]*$/, "");
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = navigationHtml(frame.navigation, page);
  known.set(key, made);
  return made;
}

/** Blocks in sections, each from a heading of the second level to the next: what is out of sight is not laid out. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === 2) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

function headHtml(page: Page, frame: Frame): Content {
  const to = (path: string): string => relativePath(page.path, path);
  const title = page.title === frame.title ? frame.title : `${page.title} - ${frame.title}`;
  return html`<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyOf(frame)}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>${
    page.description !== "" && html`<meta name="description" content="${page.description}">`
  }<link rel="alternate" type="text/markdown" href="${to(page.path.replace(/html$/, "md"))}">${
    frame.favicon !== undefined && html`<link rel="icon" href="${to(frame.favicon)}">`
  }<link rel="stylesheet" href="${to("assets/site.css")}">${
    frame.hasTheme && html`<link rel="stylesheet" href="${to("assets/theme.css")}">`
  }${
    frame.live !== undefined &&
    html`<meta name="docs-changes" content="${to(frame.live.changes)}"><meta name="docs-proxy" content="${to(frame.live.proxy)}"><script type="module" src="${to("assets/dev.js")}"></script>`
  }<script src="${to("assets/boot.js")}"></script><script type="module" src="${to("assets/site.js")}"></script>`;
}

/** A page as a document. */
export function pageHtml(page: Page, frame: Frame, printing: Printing): string {
  const to = (path: string): string => relativePath(page.path, path);
  const content = sectionsOf(page.blocks).map((blocks) => {
    return html`<section class="part">
${blocks.map(
  (block) => html`${blockHtml(block, printing)}
`,
)}</section>`;
  });
  const top = frame.topLinks.map(({ text, target }) => {
    return html`<a href="${"url" in target ? target.url : to(target.href)}">${text}</a>`;
  });
  const document = html`<!doctype html>
<html lang="en" data-root="${to("index.html").replace(/index\.html$/, "") || "./"}"><head>${headHtml(page, frame)}</head>
<body><a class="skip" href="#content">Skip to content</a>
<header><a class="brand" href="${to("index.html")}">${
    frame.logo !== undefined && html`<img src="${to(frame.logo)}" alt="">`
  }${frame.title}</a><div class="tools">${top}<button type="button" class="search" hidden>Search <kbd>/</kbd></button><button type="button" class="theme" hidden aria-label="Light or dark">&#9680;</button></div></header>
<div class="columns"><nav aria-label="Contents"><details class="menu" open><summary>Contents</summary>${navigationOf(frame, page.path)}</details></nav>
<main id="content" tabindex="-1">
${content}</main></div></body></html>
`;
  return document.text;
}

import { Marked, type Token, type Tokens } from "marked";
import { escaped, Html } from "../html.js";
import type { Highlight } from "../markdown/highlight.js";
import { sanitized } from "../markdown/sanitize.js";

/** A heading of a guide, by which links can name a part of it. */
export interface GuideHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** A link or an image of a guide, with where it begins in the text. */
export interface GuideLink {
  readonly target: string;
  readonly isImage: boolean;
  readonly offset: number;
}

/** A guide that was read, before its links are resolved. */
export interface ReadGuide {
  readonly tokens: readonly Token[];
  readonly headings: readonly GuideHeading[];
  readonly links: readonly GuideLink[];
}

/** What code hosts make of a heading where a link names it. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}

const reader = new Marked({ gfm: true, async: false });

/** Text of tokens without marks. */
function plainText(tokens: readonly Token[] | undefined, raw: string): string {
  if (!tokens) return raw;
  return tokens
    .map((token) => plainText("tokens" in token ? token.tokens : undefined, "text" in token ? token.text : token.raw))
    .join("");
}

/** Reads the Markdown of a guide. */
export function readGuide(text: string): ReadGuide {
  const tokens = reader.lexer(text);
  const headings: GuideHeading[] = [];
  const links: GuideLink[] = [];
  const used = new Map<string, number>();
  let from = 0;
  reader.walkTokens(tokens, (token) => {
    if (token.type === "heading") {
      const { tokens: inner, depth, text: raw } = token as Tokens.Heading;
      const shown = plainText(inner, raw);
      const slug = slugOf(shown) || "section";
      const count = used.get(slug) ?? 0;
      used.set(slug, count + 1);
      headings.push({ id: count === 0 ? slug : `${slug}-${count}`, text: shown, level: depth });
    }
    if (token.type !== "link" && token.type !== "image") return;
    const offset = text.indexOf(token.raw, from);
    if (offset >= 0) from = offset;
    links.push({ target: (token as Tokens.Link).href, isImage: token.type === "image", offset: Math.max(offset, 0) });
  });
  return { tokens, headings, links };
}

const CALLOUT_TITLES: { readonly [mark: string]: string } = {
  NOTE: "Note",
  TIP: "Tip",
  IMPORTANT: "Important",
  WARNING: "Warning",
  CAUTION: "Caution",
};

const calloutMark = /^\s*<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?:<br\s*\/?>|\s)*/;

/** What a guide is printed with. */
export interface GuidePrinting {
  readonly highlight: Highlight;
  /** Address of a link; undefined shows its text alone. */
  readonly link: (target: string) => string | undefined;
  readonly image: (target: string) => string | undefined;
}

function codeHtml({ text, lang = "" }: Tokens.Code, highlight: Highlight): string {
  const language = /^[\w+#-]+/.exec(lang)?.[0] ?? "";
  return `<pre tabindex="0"><code>${highlight(text, language).text}</code></pre>`;
}

const isCode = (token: Token | undefined): token is Tokens.Code => token?.type === "code";

/** Names of languages in front of tabs; others are shown as they are written. */
const TITLES: { readonly [fence: string]: string } = {
  bash: "Shell",
  csharp: "C#",
  go: "Go",
  java: "Java",
  javascript: "JavaScript",
  json: "JSON",
  php: "PHP",
  python: "Python",
  ruby: "Ruby",
  sh: "Shell",
  swift: "Swift",
  ts: "TypeScript",
  typescript: "TypeScript",
  yaml: "YAML",
};

const KEYS: { readonly [fence: string]: string } = { ts: "typescript", py: "python", sh: "bash" };

/** The style class of a code block's language, and the name that its author gave it. */
function languageOf({ lang = "" }: Tokens.Code): { readonly key: string; readonly fence: string } {
  const fence = /^[\w+#-]+/.exec(lang)?.[0] ?? "text";
  return { key: KEYS[fence] ?? fence, fence };
}

/** Languages that readers choose between in a guide. */
export function guideLanguages({ tokens }: ReadGuide): string[] {
  return grouped(tokens).flatMap((group) =>
    Array.isArray(group) ? (group as readonly Tokens.Code[]).map((block) => languageOf(block).key) : [],
  );
}

/** Blocks of code that follow each other, each in another language, which readers see one at a time. */
function tabsHtml(blocks: readonly Tokens.Code[], highlight: Highlight): string {
  const sections = blocks.map((block) => {
    const { key, fence } = languageOf(block);
    return `<section data-lang="${escaped(key)}"><h5>${escaped(TITLES[key] ?? fence)}</h5>${codeHtml(block, highlight)}</section>`;
  });
  return `<div class="samples">${sections.join("")}</div>`;
}

/** Runs of two and more blocks of code in different languages, and all other tokens by themselves. */
function grouped(tokens: readonly Token[]): (Token | readonly Tokens.Code[])[] {
  const groups: (Token | Tokens.Code[])[] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    const isNext = Array.isArray(last) && isCode(token) && !last.some(({ lang }) => lang === token.lang);
    if (isNext) last.push(token);
    else if (token.type === "space" && Array.isArray(last)) continue;
    else groups.push(isCode(token) ? [token] : token);
  }
  return groups.map((group) => (Array.isArray(group) && group.length === 1 ? (group[0] as Token) : group));
}

/** A guide as HTML that runs nothing. */
export function guideHtml({ tokens, headings }: ReadGuide, { highlight, link, image }: GuidePrinting): Html {
  let hasHtml = false;
  let heading = 0;
  // Raw HTML is sanitised together with what is around it, whose addresses are resolved by then.
  const resolved = new Set<string>();
  const once = (resolve: (target: string) => string | undefined) => (target: string) => {
    if (resolved.has(target)) return target;
    const address = resolve(target);
    if (address !== undefined) resolved.add(address);
    return address;
  };
  const addresses = { link: once(link), image: once(image) };
  const engine = new Marked({
    gfm: true,
    async: false,
    renderer: {
      html({ text }: Tokens.HTML | Tokens.Tag) {
        hasHtml = true;
        return text;
      },
      code: (token: Tokens.Code) => codeHtml(token, highlight),
      link({ href, tokens: inner }: Tokens.Link) {
        const shown = this.parser.parseInline(inner);
        const target = addresses.link(href);
        return target === undefined ? shown : `<a href="${escaped(target)}">${shown}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const source = addresses.image(href);
        return source === undefined ? escaped(text) : `<img src="${escaped(source)}" alt="${escaped(text)}">`;
      },
      heading({ tokens: inner, depth }: Tokens.Heading) {
        const { id = "" } = headings[heading++] ?? {};
        const level = heading === 1 && depth === 1 ? 1 : Math.min(6, Math.max(2, depth));
        resolved.add(`#${encodeURIComponent(id)}`);
        return `<h${level} id="${escaped(id)}"><a class="anchor" href="#${encodeURIComponent(id)}">${this.parser.parseInline(inner)}</a></h${level}>`;
      },
      blockquote({ tokens: inner }: Tokens.Blockquote) {
        const body = this.parser.parse(inner);
        const mark = calloutMark.exec(body)?.[1];
        if (mark === undefined) return `<blockquote>${body}</blockquote>`;
        const rest = body.replace(calloutMark, "<p>").replace(/^<p><\/p>/, "");
        return `<div class="callout ${mark.toLowerCase()}"><p><strong>${CALLOUT_TITLES[mark]}</strong></p>${rest}</div>`;
      },
    },
  });
  const parts = grouped(tokens).map((group) =>
    Array.isArray(group)
      ? tabsHtml(group as readonly Tokens.Code[], highlight)
      : (engine.parser([group as Token]) as string),
  );
  const made = parts.join("\n");
  return new Html(hasHtml ? sanitized(made, addresses) : made);
}

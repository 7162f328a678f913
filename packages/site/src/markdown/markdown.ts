import { Marked, type Tokens } from "marked";
import { escaped, Html } from "../html.js";
import type { Highlight } from "./highlight.js";
import { sanitized } from "./sanitize.js";

/** Markdown as HTML that runs nothing. */
export type Markdown = (text: string) => Html;

/** What a link leads to: the address to write, or undefined for one that is not to be followed. */
export type ResolveLink = (href: string) => string | undefined;

/** A link of a definition: to the web only, because pages beside the definition are not part of the site. */
export function webLink(href: string): string | undefined {
  return /^(?:https?:\/\/|mailto:)/i.test(href.trim()) ? href.trim() : undefined;
}

export interface MarkdownOptions {
  readonly highlight: Highlight;
  readonly link: ResolveLink;
  /** Address of an image; undefined shows its text alone, since no request may leave the site. */
  readonly image: ResolveLink;
}

function engineOf({ highlight, link, image }: MarkdownOptions, sawHtml: () => void): Marked {
  return new Marked({
    gfm: true,
    async: false,
    renderer: {
      html({ text }: Tokens.HTML | Tokens.Tag) {
        sawHtml();
        return text;
      },
      code({ text, lang = "" }: Tokens.Code) {
        const language = /^[\w+#-]+/.exec(lang)?.[0] ?? "";
        return `<pre tabindex="0"><code>${highlight(text, language).text}</code></pre>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const shown = this.parser.parseInline(tokens);
        const target = link(href);
        return target === undefined ? shown : `<a href="${escaped(target)}">${shown}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const source = image(href);
        return source === undefined ? escaped(text) : `<img src="${escaped(source)}" alt="${escaped(text)}">`;
      },
      heading({ tokens, depth }: Tokens.Heading) {
        // Headings of a description stand below those of the page.
        const level = Math.min(6, depth + 3);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
      },
    },
  });
}

/** Of raw HTML, whose images are not part of the site. */
const SAFE = { link: webLink, image: () => undefined };

/** Reads Markdown of definitions. Texts that occur again, as those of parameters do, are read once. */
export function createMarkdown(options: MarkdownOptions): Markdown {
  let hasHtml = false;
  const engine = engineOf(options, () => {
    hasHtml = true;
  });
  const known = new Map<string, Html>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    hasHtml = false;
    const made = plainText.test(text) ? `<p>${escaped(text)}</p>` : (engine.parse(text) as string);
    const safe = new Html(hasHtml ? sanitized(made, SAFE) : made);
    known.set(text, safe);
    return safe;
  };
}

/** A line in which nothing can mean anything to Markdown, such as most descriptions. */
const plainText = /^(?!.*(?::\/\/|www\.))[A-Za-z][A-Za-z0-9 ,.;:()'?!/%"-]*$/;

import sanitizeHtml from "sanitize-html";

/** Elements and attributes that raw HTML of a text may have: those that Markdown itself makes, and a few of its kind. */
const ALLOWED = {
  allowedTags: [
    ..."a abbr b blockquote br code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i".split(
      " ",
    ),
    ..."img input ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot".split(
      " ",
    ),
    ..."th thead tr u ul var".split(" "),
  ],
  allowedAttributes: {
    a: ["href", "title", "class"],
    ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((heading) => [heading, ["id"]])),
    img: ["src", "alt", "title", "width", "height"],
    input: ["type", "checked", "disabled"],
    ol: ["start"],
    pre: ["tabindex"],
    td: ["align", "colspan", "rowspan"],
    th: ["align", "colspan", "rowspan", "scope"],
    section: ["data-lang"],
  },
  // Of code that was highlighted before, and of callouts and tabs.
  allowedClasses: {
    a: ["anchor"],
    div: ["callout", "samples", "note", "tip", "important", "warning", "caution"],
    span: [/^hljs-[\w-]+$/, "function_", "class_", "inherited__", "language_"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  // A form field can only be the box of a task list.
  exclusiveFilter: ({ tag, attribs }: sanitizeHtml.IFrame) => tag === "input" && attribs.type !== "checkbox",
} satisfies sanitizeHtml.IOptions;

/** Addresses of what raw HTML refers to; undefined for what is shown as text. */
export interface Addresses {
  readonly link: (target: string) => string | undefined;
  readonly image: (target: string) => string | undefined;
}

/** HTML with closed elements of the allowed kinds only, that runs nothing and loads nothing from elsewhere. */
export function sanitized(html: string, { link, image }: Addresses): string {
  return sanitizeHtml(html, {
    ...ALLOWED,
    transformTags: {
      a: (tagName, { href, ...attribs }): sanitizeHtml.Tag => {
        const target = href === undefined ? undefined : link(href);
        return { tagName, attribs: target === undefined ? attribs : { ...attribs, href: target } };
      },
      img: (tagName, attribs): sanitizeHtml.Tag => {
        const source = image(attribs.src ?? "");
        if (source !== undefined) return { tagName, attribs: { ...attribs, src: source } };
        return { tagName: "span", attribs: {}, text: attribs.alt ?? "" };
      },
    },
  });
}

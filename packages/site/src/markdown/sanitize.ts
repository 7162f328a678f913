import sanitizeHtml from "sanitize-html";

/** Elements and attributes that raw HTML of a text may have: those that Markdown itself makes, and a few of its kind. */
const ALLOWED = {
  allowedTags: [
    ..."a abbr b blockquote br code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i".split(
      " ",
    ),
    ..."img input ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot".split(" "),
    ..."th thead tr u ul var".split(" "),
  ],
  allowedAttributes: {
    a: ["href", "title"],
    img: ["src", "alt", "title", "width", "height"],
    input: ["type", "checked", "disabled"],
    ol: ["start"],
    pre: ["tabindex"],
    td: ["align", "colspan", "rowspan"],
    th: ["align", "colspan", "rowspan", "scope"],
    div: ["class", "data-lang"],
    section: ["data-lang"],
  },
  // Of code that was highlighted before.
  allowedClasses: { span: [/^hljs-[\w-]+$/, "function_", "class_", "inherited__", "language_"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  // A form field can only be the box of a task list.
  exclusiveFilter: ({ tag, attribs }: sanitizeHtml.IFrame) => tag === "input" && attribs.type !== "checkbox",
} satisfies sanitizeHtml.IOptions;

/** Sources of images that are part of the site; those on other servers would be asked for whenever a page is read. */
const own = /^(?!\/\/|[a-z][a-z0-9+.-]*:)/i;

/** HTML with closed elements of the allowed kinds only, that runs nothing and loads nothing from elsewhere. */
export function sanitized(html: string): string {
  return sanitizeHtml(html, {
    ...ALLOWED,
    transformTags: {
      img: (tagName, attribs): sanitizeHtml.Tag => {
        return own.test(attribs.src ?? "")
          ? { tagName, attribs }
          : { tagName: "span", attribs: {}, text: attribs.alt ?? "" };
      },
    },
  });
}

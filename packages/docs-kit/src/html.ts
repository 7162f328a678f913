/** The simple HTML that definitions use for layout, and the Markdown for it. */
const HTML: readonly (readonly [tag: RegExp, markdown: string])[] = [
  [/<\s*br\s*(?:\/\s*)?>/gi, "\n"],
  [/<\/?(?:p|div|ul|ol)(?:\s[^<>]*)?>/gi, "\n"],
  [/<li(?:\s[^<>]*)?>/gi, "\n- "],
  [/<\/?(?:code|tt)(?:\s[^<>]*)?>/gi, "`"],
  [/<\/?(?:b|strong)(?:\s[^<>]*)?>/gi, "**"],
  [/<\/?(?:li|i|em|span|u|small|sub|sup|h[1-6]|pre|blockquote|table|tbody|thead|tr|td|th)(?:\s[^<>]*)?>/gi, ""],
];

const anchor = /<a\s([^<>]*)>([^<>]*)<\/a>/gi;
const address = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** `[text](address)` for `<a href="address">text</a>`. */
function withLinks(text: string): string {
  return text.replace(anchor, (whole, attributes: string, shown: string) => {
    const [found, double, single] = address.exec(attributes) ?? [];
    return found === undefined ? whole : `[${shown}](${double ?? single})`;
  });
}

/**
 * Text of a definition with its simple HTML as Markdown, for comments whose format is Markdown. Whatever else looks like
 * a tag stays.
 */
export function markdownOfHtml(text: string): string {
  if (!text.includes("<")) return text;
  return HTML.reduce((stripped, [tag, markdown]) => stripped.replace(tag, markdown), withLinks(text));
}

/** Whether it is beyond doubt what of a line is code: each span closes on it, none is escaped or holds a backquote. */
export function hasPlainCode(line: string): boolean {
  return !/``|\\`/.test(line) && (line.match(/`/g)?.length ?? 0) % 2 === 0;
}

/** A line whose code stays as it is: `Bearer <token>` has no tag. */
export function outsideCode(line: string, change: (text: string) => string): string {
  if (!line.includes("`")) return change(line);
  return line.replace(/`[^`]*`|[^`]+/g, (part) => (part.startsWith("`") ? part : change(part)));
}

/** Text without the tags of HTML. */
export function withoutTags(text: string): string {
  if (!text.includes("<")) return text;
  return text.replace(/<\/?[A-Za-z][^<>]*>/g, "");
}

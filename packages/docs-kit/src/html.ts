/** The simple HTML that definitions use for layout, and the Markdown for it. */
const HTML: readonly (readonly [tag: RegExp, markdown: string])[] = [
  [/<\s*br\s*\/?\s*>/gi, "\n"],
  [/<a\s[^<>]*?href\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>([^<>]*)<\/a>/gi, "[$3]($1$2)"],
  [/<\/?(?:p|div|ul|ol)(?:\s[^<>]*)?>/gi, "\n"],
  [/<li(?:\s[^<>]*)?>/gi, "\n- "],
  [/<\/?(?:code|tt)(?:\s[^<>]*)?>/gi, "`"],
  [/<\/?(?:b|strong)(?:\s[^<>]*)?>/gi, "**"],
  [/<\/?(?:li|i|em|span|u|small|sub|sup|h[1-6]|pre|blockquote|table|tbody|thead|tr|td|th)(?:\s[^<>]*)?>/gi, ""],
];

/**
 * Text of a definition with its simple HTML as Markdown, for comments whose format is Markdown. Whatever else looks like
 * a tag stays.
 */
export function markdownOfHtml(text: string): string {
  if (!text.includes("<")) return text;
  return HTML.reduce((stripped, [tag, markdown]) => stripped.replace(tag, markdown), text);
}

/** Text without the tags of HTML. */
export function withoutTags(text: string): string {
  return text.replace(/<\/?[A-Za-z][^<>]*>/g, "");
}

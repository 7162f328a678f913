/**
 * Characters that make text read differently from what it is, as ranges of a regular expression's class: controls, the
 * soft hyphen, marks of direction and of order, spaces without a width, invisible operators. No comment holds them. Joiners
 * (U+200C, U+200D) are not among them: scripts and emoji need them. Nor are tab and line feed, which lay text out.
 */
export const INVISIBLE =
  "\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e" +
  "\\u2060-\\u2064\\u2066-\\u2069\\ufeff";

const invisible = new RegExp(`[${INVISIBLE}]`, "g");

/** Text without {@link INVISIBLE} characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

const surrogateHalf = "[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]";

/**
 * What a literal never holds as it is, beside what its language forbids: characters that nobody sees, whatever lays text
 * out, line separators, and halves of surrogate pairs. `also` are further characters, as the inside of a class.
 */
export function unsafeInLiterals(also = ""): RegExp {
  const hidden = `${INVISIBLE}\\t\\n\\u200c\\u200d\\u2028\\u2029\\u2065\\u206a-\\u206f\\ufff9-\\ufffb`;
  return new RegExp(`[${hidden}${also}]|${surrogateHalf}`, "g");
}

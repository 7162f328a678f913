/**
 * Characters that make text read differently from what it is, as ranges of a regular expression's class: controls, the
 * soft hyphen, marks of direction and of order, spaces without a width, invisible operators. No comment holds them. Joiners
 * (U+200C, U+200D) are not among them: scripts and emoji need them. Nor are tab and line feed, which lay text out.
 */
const INVISIBLE =
  "\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e" +
  "\\u2060-\\u2064\\u2066-\\u2069\\ufeff";

/** Half of a surrogate pair, which is not a character. */
const HALF = "[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]";

const REPLACEMENT = "\ufffd";

/** Groups: a line break, half of a surrogate pair. The class of the others has some line breaks too, so it is last. */
const doubtful = /[^\n\x20-\x7e]/;
const unclean = new RegExp(`(\\r\\n?|[\\u2028\\u2029\\u0085])|(${HALF})|[${INVISIBLE}]`, "g");

/**
 * Text of a definition as comments and documents can hold it: every line break is a line feed, half of a surrogate pair is
 * U+FFFD, and invisible characters are left out. What ends a comment in a language is still in it.
 */
export function cleanText(text: string): string {
  // Most texts are plain, which is seen at once.
  if (!doubtful.test(text)) return text;
  return text.replace(unclean, (_, lineBreak?: string, half?: string) => {
    if (lineBreak !== undefined) return "\n";
    return half === undefined ? "" : REPLACEMENT;
  });
}

/** How a language escapes characters in the literals of strings. */
export interface LiteralEscapes {
  /**
   * What stands for a character behind a backslash, such as `{ '"': '"', "\v": "v" }`. Tab, line feed, carriage return and
   * the backslash itself need no entry. Characters with an entry are always escaped.
   */
  readonly short: { readonly [character: string]: string };
  /** The escape of any other character, by its code in hexadecimal digits. Default: `\u00ad`. */
  readonly other?: (hex: string) => string;
  /** Strings of the language are characters, so half of a surrogate pair is written as U+FFFD. */
  readonly wholeCharacters?: boolean;
}

const COMMON: LiteralEscapes["short"] = { "\t": "t", "\n": "n", "\r": "r", "\\": "\\" };

/** The characters as the inside of a class of a regular expression. */
function classOf(characters: readonly string[]): string {
  return characters.map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

/**
 * Makes the function that escapes what no literal of a string holds as it is: characters that nobody sees, whatever lays
 * text out, line separators, halves of surrogate pairs, and the characters of `short`.
 */
export function literalEscaper({ short, other, wholeCharacters = false }: LiteralEscapes): (text: string) => string {
  const letters = new Map(Object.entries({ ...COMMON, ...short }));
  const hidden = `${INVISIBLE}\\u200c\\u200d\\u2028\\u2029\\u2065\\u206a-\\u206f\\ufff9-\\ufffb`;
  const unsafe = new RegExp(`[${hidden}${classOf([...letters.keys()])}]|${HALF}`, "g");
  const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;
  const escapeCharacter = (character: string): string => {
    const letter = letters.get(character);
    if (letter !== undefined) return `\\${letter}`;
    const written = wholeCharacters && isHalf(character.charCodeAt(0)) ? REPLACEMENT : character;
    const hex = written.charCodeAt(0).toString(16);
    return other ? other(hex) : `\\u${hex.padStart(4, "0")}`;
  };
  return (text) => text.replace(unsafe, escapeCharacter);
}

/** A text between double quotes, or single ones where they need fewer escapes, as formatters choose. */
export function quotedLiteral(text: string, encode: (text: string) => string): string {
  if (!text.includes('"')) return `"${encode(text)}"`;
  const quote = text.split('"').length > text.split("'").length ? "'" : '"';
  return quote + encode(text).replaceAll(quote, `\\${quote}`) + quote;
}

/** A finite number as a literal of the usual form: `1e21`, not `1e+21`. */
export function numberLiteral(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value).replace("e+", "e");
}

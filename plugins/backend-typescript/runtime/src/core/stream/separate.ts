const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
/** What stands between objects that follow each other: white space, commas, and the brackets of a list of all. */
const BETWEEN = new Set([0x09, LINE_FEED, CARRIAGE_RETURN, SPACE, 0x2c, 0x5b, 0x5d]);

/** Puts each of the objects of a stream of JSON on a line of its own, however they are separated. */
export async function* separated(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    const out = new Uint8Array(2 * chunk.length);
    let size = 0;
    for (const byte of chunk) {
      if (
        !inText &&
        (depth === 0 ? BETWEEN.has(byte) : byte === LINE_FEED || byte === CARRIAGE_RETURN)
      ) {
        out[size++] = depth === 0 ? LINE_FEED : SPACE;
        continue;
      }
      out[size++] = byte;
      if (inText) {
        inText = isEscaped || byte !== QUOTE;
        isEscaped = !isEscaped && byte === BACKSLASH;
      } else if (byte === QUOTE) inText = true;
      else if (OPENING.has(byte)) depth++;
      else if (CLOSING.has(byte) && --depth === 0) out[size++] = LINE_FEED;
    }
    yield out.subarray(0, size);
  }
}

/** The text of an object, or of the one that is its only property `result`. */
export function resultOf(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof value !== "object" || value === null || Object.keys(value).join() !== "result")
    return text;
  const { result } = value as { readonly result: unknown };
  return typeof result === "object" && result !== null ? JSON.stringify(result) : text;
}

import { isAscii, isUtf8 } from "node:buffer";
import { indexLines } from "./lines.js";

/** Text of a file, or why it is not UTF-8, with the place of the first offence where it is known. */
export type Decoded =
  | { readonly text: string }
  | { readonly encoding: string; readonly line?: number; readonly column?: number };

function startsWith(bytes: Uint8Array, ...prefix: readonly number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte);
}

/** Name of a wide encoding that the first bytes betray: a byte order mark, or zero bytes between ASCII ones. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe, 0, 0) || startsWith(bytes, 0, 0, 0xfe, 0xff)) return "UTF-32";
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return "UTF-16";
  const [first, second, third, fourth] = bytes;
  if (bytes.length < 4) return undefined;
  const littleEndian = first !== 0 && second === 0 && third !== 0 && fourth === 0;
  const bigEndian = first === 0 && second !== 0 && third === 0 && fourth !== 0;
  return littleEndian || bigEndian ? "UTF-16" : undefined;
}

/** Bytes that are looked at together. */
const PIECE = 32 * 1024;

/** Text of valid UTF-8. Most of a definition is ASCII, which Node copies several times faster than it decodes. */
function textOf(bytes: Buffer): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    let end = Math.min(start + PIECE, bytes.length);
    // Not between the bytes of one character.
    while (((bytes[end] ?? 0) & 0xc0) === 0x80) end++;
    const piece = bytes.subarray(start, end);
    pieces.push(piece.toString(isAscii(piece) ? "latin1" : "utf8"));
    start = end;
  }
  return pieces.join("");
}

/** Decodes UTF-8, without its byte order mark. */
export function decodeText(bytes: Buffer): Decoded {
  const wide = wideEncoding(bytes);
  if (wide) return { encoding: `it looks like ${wide}` };
  if (isUtf8(bytes)) {
    const text = textOf(bytes);
    return { text: text.charCodeAt(0) === 0xfeff ? text.slice(1) : text };
  }
  const text = bytes.toString("utf8");
  const place = indexLines(text).at(Math.max(0, text.indexOf("\ufffd")));
  return { encoding: "it contains bytes that are not characters", ...place };
}

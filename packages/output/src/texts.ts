import { isSafePath } from "./paths.js";

/** A file with its content. */
export type Text = readonly [path: string, content: string];

/** What stands before the contents: in their order, the path of each file and the bytes that it takes. */
type Index = readonly (readonly [path: string, bytes: number])[];

/** Bytes of the longest index: 100,000 files take 10 MB. */
const LONGEST_INDEX = 16 * 1024 * 1024;

/** Texts in one piece, behind an index. */
export function joinTexts(texts: readonly Text[]): Buffer {
  const index: Index = texts.map(([path, content]) => [path, Buffer.byteLength(content)]);
  const head = `${JSON.stringify(index)}\n`;
  const whole = Buffer.allocUnsafe(index.reduce((sum, [, bytes]) => sum + bytes, Buffer.byteLength(head)));
  // Each by itself: one character beyond Latin-1 would double the size of a text that holds all of them.
  let at = whole.write(head);
  for (const [, content] of texts) at += whole.write(content, at);
  return whole;
}

/** The texts of such a piece. Throws where it is damaged. */
export function splitTexts(whole: Buffer): readonly Text[] {
  let at = whole.subarray(0, LONGEST_INDEX).indexOf("\n") + 1;
  return (JSON.parse(whole.toString("utf8", 0, at)) as Index).flatMap(([path, bytes]): Text[] => {
    const content = whole.toString("utf8", at, at + bytes);
    at += bytes;
    return typeof path === "string" && isSafePath(path) ? [[path, content]] : [];
  });
}

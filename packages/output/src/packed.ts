import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** One of the lower ones: a sixth larger than the next ones, which take two to three times as long. Every run waits for it. */
const LEVEL = 3;

/**
 * Bytes of the largest text that is unpacked: state comes with clones of other people's repositories, and what takes a few
 * bytes compressed may fill all memory. All of GitHub's API takes 26 MB in Java.
 */
export const MOST_UNPACKED = 128 * 1024 * 1024;

/** A text on one line: compressed, in Base64. Same text, same line. */
export function pack(text: string | Uint8Array): string {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const params = { [constants.BROTLI_PARAM_QUALITY]: LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).toString("base64");
}

/** The bytes of such a line, or of a compressed file; why there are none, where it is damaged or has too many. */
export function unpack(packed: string | Uint8Array, most = MOST_UNPACKED): Buffer | "damaged" | "too-large" {
  if (most <= 0) return "too-large";
  try {
    const bytes = typeof packed === "string" ? Buffer.from(packed, "base64") : packed;
    return brotliDecompressSync(bytes, { maxOutputLength: most });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too-large" : "damaged";
  }
}

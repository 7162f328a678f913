import * as crypto from "node:crypto";

/** SHA-256 in hexadecimal. Text is hashed as UTF-8. */
export function sha256(data: string | Uint8Array): string {
  // The one-shot form is twice as fast on small files, and absent before Node 20.12.
  if (typeof crypto.hash === "function") return crypto.hash("sha256", data, "hex");
  return crypto.createHash("sha256").update(data).digest("hex");
}

/**
 * What a file is recognised by: half of a SHA-256, since a folder has thousands of files at most. Line ends do not count,
 * as version control may change them on checkout.
 */
export function fingerprint(content: string | Uint8Array): string {
  return sha256(withoutCr(content)).slice(0, FINGERPRINT_LENGTH);
}

/** Characters of a fingerprint, in hexadecimal. */
export const FINGERPRINT_LENGTH = 32;

function withoutCr(content: string | Uint8Array): string | Uint8Array {
  if (typeof content === "string") return content.includes("\r\n") ? content.replaceAll("\r\n", "\n") : content;
  if (!content.includes(CR)) return content;
  // One character for each byte: the content may be anything.
  const text = Buffer.from(content).toString("latin1");
  return Buffer.from(text.replaceAll("\r\n", "\n"), "latin1");
}

const CR = 13;

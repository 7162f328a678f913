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

/** The namespace of {@link uuidOf}: chosen once, by chance. */
const NAMESPACE = Buffer.from("7c1f5b0e6a0d4b0f9d1c2f6f0f4e8a53", "hex");

/** The UUID of a name, version 5 (RFC 9562, 5.5): the same name always has the same one. */
export function uuidOf(name: string): string {
  const bytes = crypto.createHash("sha1").update(NAMESPACE).update(name, "utf8").digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

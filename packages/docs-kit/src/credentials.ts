import type { JsonValue } from "@sdkwright/plugin-api";
import { isRecord } from "./json.js";

/** Credentials by the forms that their issuers give them, complete: a shortened or masked one gives nothing away. */
const CREDENTIAL =
  /\b(?:npm_[A-Za-z0-9]{36}|gh[oprsu]_[A-Za-z0-9]{36,}|github_pat_\w{50,}|glpat-[\w-]{20,}|pypi-AgE[\w-]{50,}|[rs]k_live_[A-Za-z0-9]{16,}|xox[abprs]-\d+-[\w-]+|AKIA[A-Z2-7]{16})|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[^.*<]{100}/;

/** What stands in credentials that were made up for documentation. */
const MADE_UP = /example|1234|abcd|x{4}|(.)\1{5}/i;

/** What looks like a credential in a value. */
export interface FoundCredential {
  /** The steps to the text that holds it. */
  readonly path: readonly string[];
  /** Its checksum is wrong: its issuer never gave it to anybody. */
  readonly isInvalid: boolean;
}

/** The first text in a value that looks like a credential; undefined if there is none. */
export function findCredential(value: JsonValue): FoundCredential | undefined {
  if (typeof value === "string") {
    const [found] = CREDENTIAL.exec(value) ?? [];
    return found !== undefined && !MADE_UP.test(found) ? { path: [], isInvalid: hasWrongChecksum(found) } : undefined;
  }
  if (!Array.isArray(value) && !isRecord(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findCredential(inner);
    if (found) return { ...found, path: [key, ...found.path] };
  }
  return undefined;
}

/** The tokens of GitHub and npm: 30 characters, and their CRC-32 in base 62 as the last six. */
const CHECKED = /^(?:npm|gh[oprsu])_(.{30})(.{6})$/;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function hasWrongChecksum(token: string): boolean {
  const [, text, checksum] = CHECKED.exec(token) ?? [];
  if (text === undefined) return false;
  let rest = crc32(text);
  let expected = "";
  while (expected.length < 6) {
    expected = DIGITS[rest % 62] + expected;
    rest = Math.floor(rest / 62);
  }
  return checksum !== expected;
}

/** The checksum that ZIP and PNG use, of a text of ASCII. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

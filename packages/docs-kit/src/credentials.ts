import type { JsonValue } from "@sdkwright/plugin-api";
import { isRecord } from "./json.js";

/** Credentials by the forms that their issuers give them, complete: a shortened or masked one gives nothing away. */
const CREDENTIAL =
  /\b(?:npm_[A-Za-z0-9]{36}|gh[oprsu]_[A-Za-z0-9]{36,}|github_pat_\w{50,}|glpat-[\w-]{20,}|pypi-AgE[\w-]{50,}|[rs]k_live_[A-Za-z0-9]{16,}|xox[abprs]-\d+-[\w-]+|AKIA[A-Z2-7]{16})|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[^.*<]{100}/;

/** What stands in credentials that were made up for documentation. */
const MADE_UP = /example|1234|abcd|x{4}|(.)\1{5}/i;

/** The steps to the first text in a value that is a credential; undefined if there is none. */
export function pathOfCredential(value: JsonValue): readonly string[] | undefined {
  if (typeof value === "string") {
    const [found] = CREDENTIAL.exec(value) ?? [];
    return found !== undefined && !MADE_UP.test(found) ? [] : undefined;
  }
  if (!Array.isArray(value) && !isRecord(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathOfCredential(inner);
    if (path) return [key, ...path];
  }
  return undefined;
}

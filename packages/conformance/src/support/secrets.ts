import type { Outcome, Result } from "./scenario.js";
import { MARK } from "./steps.js";

/** Text in which a secret may hide: as it is, or in base64 as basic credentials are. */
function holdsSecret(text: string): boolean {
  if (text.includes(MARK)) return true;
  const encoded = text.match(/[A-Za-z0-9+/]{12,}={0,2}/g) ?? [];
  return encoded.some((part) => Buffer.from(part, "base64").toString("latin1").includes(MARK));
}

function nested(result: Result): Result[] {
  const inner = Array.isArray(result.value) ? (result.value as unknown[]) : [];
  return [result, ...inner.filter((one): one is Result => typeof one === "object" && one !== null && "ms" in one)];
}

/** Looks for the canaries in all text that an SDK printed, threw, logged or serialised; bodies that the server sent may hold them. */
export function assertNoSecrets({ results, lines, noise }: Outcome): void {
  const texts: [string, string][] = [
    ["a log line", lines.join("\n")],
    ["standard output or error", noise],
  ];
  for (const result of results.flatMap(nested)) {
    if (result.error) texts.push(["an error", `${result.error.message}\n${result.error.text}`]);
    if (typeof result.value === "string") texts.push(["printed text", result.value]);
  }
  for (const [where, text] of texts) {
    if (holdsSecret(text)) throw new Error(`A secret appears in ${where}:\n${text}`);
  }
}

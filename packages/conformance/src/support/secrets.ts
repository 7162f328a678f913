import type { Outcome, Result } from "./scenario.js";
import { MARK } from "./steps.js";

/** In which form a line holds a secret: as it is, or in base64 as basic credentials are. */
function formOfSecret(line: string): string | undefined {
  if (line.includes(MARK)) return "as it is";
  const encoded = line.match(/[A-Za-z0-9+/]{12,}={0,2}/g) ?? [];
  const found = encoded.find((part) => Buffer.from(part, "base64").toString("latin1").includes(MARK));
  return found === undefined ? undefined : `in base64 (${found})`;
}

/** Says which line of a text holds a secret, and how. */
function refuseSecret(where: string, text: string): void {
  for (const [index, line] of text.split("\n").entries()) {
    const form = formOfSecret(line);
    if (form !== undefined) throw new Error(`A secret appears in ${where}, line ${index + 1}, ${form}:\n${line}`);
  }
}

function nested(result: Result): Result[] {
  const inner = Array.isArray(result.value) ? (result.value as unknown[]) : [];
  return [result, ...inner.filter((one): one is Result => typeof one === "object" && one !== null && "ms" in one)];
}

/** Looks for the canaries in all text that an SDK printed, threw, logged or serialised; bodies that the server sent may hold them. */
export function assertNoSecrets({ results, lines, noise }: Outcome): void {
  const texts: [string, string][] = [
    ["what loggers received", lines.join("\n")],
    ["standard output or error", noise],
  ];
  for (const result of results.flatMap(nested)) {
    if (result.error) {
      texts.push(["the message of an error", result.error.message]);
      texts.push(["what programs print of an error (`text`)", result.error.text]);
    }
    if (typeof result.value === "string") texts.push(["a printed client", result.value]);
  }
  for (const [where, text] of texts) refuseSecret(where, text);
}

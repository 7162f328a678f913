import { canonicalJson, exactOf } from "../reading/exact.js";
import { canonical, OF_TRANSPORT, type PlainRequest, withoutChance } from "./requests.js";
import type { Result, Step } from "./scenario.js";

/** What one case sent and read, in a form in which languages can be compared. */
export interface CaseRecord {
  readonly name: string;
  readonly requests: readonly PlainRequest[];
  /** A text for each result in order: its value, and what its error has. */
  readonly results: readonly string[];
}

/** What errors tell in all languages alike. Their texts, and what of a body they keep, are the language's own. */
const OF_ERRORS = ["kind", "status", "requestId", "retryAfter", "missingSchemes"] as const;

type Bag = { readonly [key: string]: unknown };

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);

/** Headers without those that the HTTP client of a language hides or adds. */
function plainHeaders(headers: Bag): Bag {
  const entries = Object.entries(headers).filter(([name]) => !OF_TRANSPORT.test(name) && name !== "content-encoding");
  return Object.fromEntries(entries);
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => (isBag(one) && "ms" in one ? resultParts(one) : one));
  if (isBag(value) && isBag(value.headers)) return { ...value, headers: plainHeaders(value.headers) };
  return canonicalJson(exactOf(value));
}

function resultParts({ ok, value, error }: Bag): Bag {
  const parts = isBag(error) ? Object.fromEntries(OF_ERRORS.map((name) => [name, error[name]])) : undefined;
  return { ok, value: value === undefined ? undefined : plainValue(value), error: parts };
}

/** What programs read of a result. What a client prints, and how many ways it has to read, are the language's own. */
export function plainResult(step: Step, result: Result): string {
  if (step.op === "print" || (step.op === "call" && step.consume === "ways")) return "";
  return withoutChance(JSON.stringify(canonical(resultParts(result as unknown as Bag))));
}

/** Items of one list that the other does not have, and the reverse; as multisets, since parallel calls end in any order. */
function unlike(own: readonly string[], other: readonly string[]): { missing: string[]; further: string[] } {
  const further = [...other];
  const missing: string[] = [];
  for (const item of own) {
    const at = further.indexOf(item);
    if (at < 0) missing.push(item);
    else further.splice(at, 1);
  }
  return { missing, further };
}

/** Returns the differences between two languages in the requests or the results of a scenario, a text for each case. */
export function differences(
  part: "requests" | "results",
  first: readonly CaseRecord[],
  second: readonly CaseRecord[],
): string[] {
  const textsOf = (record: CaseRecord): string[] =>
    record[part].map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  return first.flatMap((record) => {
    // A case that needs what the other language lacks is not played there.
    const other = second.find(({ name }) => name === record.name);
    if (!other) return [];
    const { missing, further } = unlike(textsOf(record), textsOf(other));
    return missing.length + further.length === 0
      ? []
      : [`${record.name}:\n  - ${missing.join("\n  - ")}\n  + ${further.join("\n  + ")}`];
  });
}

import { printed } from "./print.js";
import { show } from "./show.js";
import type { ErrorClass, Table } from "./table.js";
import { encode } from "./values.js";

type Bag = { readonly [key: string]: unknown };

const FIELDS = [
  "status",
  "requestId",
  "body",
  "rawBody",
  "missingSchemes",
  "retryAfter",
  "attempts",
  "phase",
  "error",
  "errorDescription",
  "path",
  "line",
  "url",
  "code",
  "reason",
] as const;

/** An error as the contract describes it: those of the platform have properties of other meanings by the same names. */
export function describeError({ errors, root, types }: Table, error: unknown): Bag {
  const inTree = error instanceof root;
  const bag: Bag = inTree ? (error as unknown as Bag) : {};
  const isAbort = error instanceof Error && error.name === "AbortError";
  const known = Object.keys(errors).find((kind) => error instanceof (errors[kind] as ErrorClass));
  const headers = bag.headers instanceof Headers ? Object.fromEntries(bag.headers.entries()) : undefined;
  const found: Record<string, unknown> = {
    kind: known ?? (isAbort ? "canceled" : "unknown"),
    class: error instanceof Error ? error.constructor.name : typeof error,
    name: error instanceof Error ? error.name : undefined,
    message: error instanceof Error ? error.message : String(error),
    text: printed(error),
    inTree,
    native: isAbort,
    headers,
  };
  for (const field of FIELDS) if (bag[field] !== undefined) found[field] = encode(bag[field]);
  const body = types.errors[String(found.class)];
  if (body && bag.body !== undefined) found.shown = show(types, body, bag.body);
  return found;
}

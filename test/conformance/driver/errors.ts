import { printed } from "./print.js";

type Bag = { readonly [key: string]: unknown };

/** The module of an SDK. */
export type Sdk = { readonly [name: string]: unknown };

const KINDS: readonly (readonly [className: string, kind: string])[] = [
  ["MissingCredentialsError", "credentials"],
  ["ConfigurationError", "config"],
  ["AcmeTimeoutError", "timeout"],
  ["AcmeConnectionError", "connection"],
  ["ApiError", "api"],
  ["OAuthTokenError", "oauth"],
  ["DecodeError", "decode"],
  ["StreamError", "stream"],
  ["WebhookVerificationError", "webhook"],
];

function isA(sdk: Sdk, className: string, error: unknown): boolean {
  const type = sdk[className];
  return typeof type === "function" && error instanceof type;
}

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

/** An error as the contract describes it. */
export function describeError(sdk: Sdk, error: unknown): Bag {
  const bag = error as Bag;
  const isAbort = error instanceof Error && error.name === "AbortError";
  const known = KINDS.find(([className]) => isA(sdk, className, error))?.[1];
  const headers = bag?.headers instanceof Headers ? Object.fromEntries(bag.headers.entries()) : undefined;
  const found: Record<string, unknown> = {
    kind: known ?? (isAbort ? "canceled" : "unknown"),
    class: error instanceof Error ? error.constructor.name : typeof error,
    name: error instanceof Error ? error.name : undefined,
    message: error instanceof Error ? error.message : String(error),
    text: printed(error),
    inTree: isA(sdk, "AcmeError", error),
    native: isAbort,
    headers,
  };
  for (const field of FIELDS) if (bag?.[field] !== undefined) found[field] = bag[field];
  return found;
}

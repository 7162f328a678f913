/** Longest wait that a server may ask for; beyond it the error is raised at once. */
export const LONGEST_WAIT_MS = 60_000;

/** Statuses that may pass by themselves. */
export function isTransient(status: number): boolean {
  if (status === 408 || status === 429) return true;
  return status >= 500 && status !== 501 && status !== 505;
}

/** Statuses that say that the request had no effect, whatever its method. */
export function hadNoEffect(status: number): boolean {
  return status === 408 || status === 429 || status === 503;
}

/** Milliseconds that the server asks to wait; undefined where it does not say, or not in a way that can be read. */
export function askedWait(headers: Headers): number | undefined {
  const ms = decimal(headers.get("retry-after-ms"));
  if (ms !== undefined) return ms;
  const after = headers.get("retry-after");
  const seconds = decimal(after);
  if (seconds !== undefined) return seconds * 1000;
  // The forms of RFC 9110, 5.6.7; that of asctime names no zone. `Date.parse` alone would read `soon 5` as a date.
  if (after === null || !/:\d\d (GMT|\d+)$/.test(after)) return undefined;
  const wait = Date.parse(after.replace("GMT", "") + "GMT") - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function decimal(text: string | null): number | undefined {
  return text !== null && /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}

/** How long to wait before the next attempt: as asked and a little more, else doubling from half a second. */
export function waitBefore(attempt: number, asked: number | undefined): number {
  if (asked !== undefined) return asked * (1 + Math.random() * 0.1);
  return Math.min(8000, 500 * 2 ** (attempt - 1)) * (0.75 + Math.random() * 0.25);
}

/** Codes of failures that come before anything of the request is sent. */
const unsent: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EAI_FAIL",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "ConnectionRefused",
  "FailedToOpenSocket",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** Codes that the platform gives along the causes of an error. */
export function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let cause = error, depth = 0; depth < 5; depth += 1) {
    if (typeof cause !== "object" || cause === null) break;
    const { code } = cause as { readonly code?: unknown };
    if (typeof code === "string") codes.push(code);
    cause = (cause as { readonly cause?: unknown }).cause;
  }
  return codes;
}

/** Whether a failed connection provably precedes sending: name lookup, refused connection, TLS. */
export function neverSent(error: unknown): boolean {
  return codesOf(error).some((code) => unsent.has(code) || /^(ERR_TLS_|CERT_|ERR_SSL_)/.test(code));
}

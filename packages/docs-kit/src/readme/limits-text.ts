import { CALL_DEFAULTS, type TargetContext } from "@sdkwright/plugin-api";

type Target = Pick<TargetContext, "options">;

/** Which failures are retried, and how often. */
export function retriesText({ options }: Target): string {
  const count = options["max-retries"] ?? CALL_DEFAULTS.maxRetries;
  if (count === 0) return "Requests are not retried by default.";
  const times = count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;
  return `Requests that fail with a connection error or with status 408, 429 or 5xx (except 501 and 505) are retried ${times} by default, with exponential backoff or after the delay given by \`Retry-After\`.`;
}

/** How long an attempt may take. */
export function timeoutText({ options }: Target): string {
  const seconds = options["timeout-seconds"] ?? CALL_DEFAULTS.timeoutSeconds;
  return seconds === 0
    ? "Attempts do not time out by default."
    : `Each attempt times out after ${seconds === 1 ? "1 second" : `${seconds} seconds`} by default.`;
}

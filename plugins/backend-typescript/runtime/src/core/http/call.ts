import { ApiError } from "../../errors/api.js";
import { __Brand__ConnectionError as ConnectionError } from "../../errors/connection.js";
import type { Config } from "../client/config.js";
import { maskedHeaders } from "../log/log.js";
import { attemptOnce } from "./attempt.js";
import type { Attempt, Outcome } from "./attempt.js";
import { sleep } from "./deadline.js";
import { prepare } from "./prepare.js";
import type { Call, Prepared } from "./prepare.js";
import type { Consume, WithRawResponse } from "./response.js";
import { neverSent, waitBefore } from "./retry.js";
import { maskedUrl } from "./text.js";

/** Performs one logical call: as many attempts as the retry policy allows. The last error surfaces. */
export async function perform<T>(
  config: Config,
  call: Call,
  consume: Consume<T>,
): Promise<WithRawResponse<T>> {
  const signal = call.options?.signal;
  signal?.throwIfAborted();
  const prepared = await prepare(config, call);
  let retries = 0;
  let canRenew = true;
  for (let number = 1; ; number += 1) {
    const log = logOf(prepared, number);
    const canRetry = retries < prepared.maxRetries && (prepared.body?.replayable ?? true);
    const attempt: Attempt = { number, canRetry, canRenew, onResponse: log.response };
    const outcome = await attemptOnce(config, prepared, attempt, consume).catch(
      (error: unknown) => {
        const next = afterError(error, prepared, attempt);
        if (next === undefined) log.error(error);
        if (next === undefined) throw error;
        return next;
      },
    );
    if (outcome.kind === "done") return outcome.result;
    if (outcome.kind === "renew") {
      canRenew = false;
      continue;
    }
    retries += 1;
    const wait = waitBefore(retries, outcome.asked);
    log.retry(outcome.reason, wait);
    if (wait > 0) await sleep(wait, signal);
  }
}

/** Another attempt after a connection that failed, where that is safe; undefined where the error is to surface. */
function afterError(
  error: unknown,
  prepared: Prepared,
  attempt: Attempt,
): Outcome<never> | undefined {
  if (!(error instanceof ConnectionError)) return undefined;
  error.attempts = attempt.number;
  if (!attempt.canRetry || !(prepared.safe || neverSent(error))) return undefined;
  return { kind: "retry", asked: undefined, reason: error.name };
}

/** Reports the events of one attempt. */
function logOf(
  prepared: Prepared,
  attempt: number,
): {
  readonly response: Attempt["onResponse"];
  retry(reason: string, waitMs: number): void;
  error(error: unknown): void;
} {
  const { log, operation, url } = prepared;
  const started = performance.now();
  const fields = (): object => ({
    method: operation.method,
    url: maskedUrl(url),
    attempt,
    durationMs: Math.round(performance.now() - started),
  });
  return {
    response({ raw }) {
      if (log === undefined) return;
      const known = { ...fields(), status: raw.status, requestId: raw.requestId };
      log("info", "response", known);
      log("debug", "response headers", { ...known, headers: maskedHeaders(raw.headers) });
    },
    retry(reason, waitMs) {
      log?.("warn", "retry", { ...fields(), reason, waitMs: Math.round(waitMs) });
    },
    error(error) {
      const reason = error instanceof Error ? error.name : "unknown";
      const status =
        error instanceof ApiError ? { status: error.status, requestId: error.requestId } : {};
      log?.("error", "error", { ...fields(), ...status, reason });
    },
  };
}

import { __Brand__TimeoutError as TimeoutError } from "../../errors/timeout.js";
import type { Phase } from "../../errors/connection.js";
import { failed } from "./text.js";
import type { Called } from "./text.js";

/** The time limit of one attempt, joined with the caller's signal. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** The call that this is an attempt of. */
  readonly called: Called;
  /** What is awaited from now on; the clock runs on. */
  phase: Phase;
  /** Starts the clock anew. */
  restart(): void;
  /** Stops the clock until it is started anew. */
  pause(): void;
  /** Stops the clock and lets go of the caller's signal. */
  end(): void;
  /** Breaks off whatever is under way. */
  abort(reason?: unknown): void;
}

/** Longest delay of a timer; longer ones would fire at once. */
const longest = 2 ** 31 - 1;

/** A limit of 0 is none. */
export function createDeadline(
  limitMs: number,
  outer: AbortSignal | undefined,
  called: Called,
): Deadline {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onAbort = (): void => {
    controller.abort(outer?.reason);
  };
  const deadline: Deadline = {
    signal: controller.signal,
    called,
    phase: "response",
    restart() {
      clearTimeout(timer);
      if (!(limitMs > 0) || limitMs > longest) return;
      timer = setTimeout(() => {
        const what = `no ${deadline.phase === "idle" ? "data" : deadline.phase} within ${String(limitMs)} ms`;
        controller.abort(new TimeoutError(failed(called, what), deadline.phase));
      }, limitMs);
    },
    pause() {
      clearTimeout(timer);
    },
    end() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", onAbort);
    },
    abort(reason) {
      controller.abort(reason);
    },
  };
  outer?.addEventListener("abort", onAbort, { once: true });
  deadline.restart();
  return deadline;
}

/** Settles as the promise does, or rejects with the signal's reason, whichever comes first. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    const done = (): void => {
      signal.removeEventListener("abort", onAbort);
    };
    promise.then(resolve, reject).then(done, done);
  });
}

/** Waits; rejects with the signal's reason as soon as it aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return abortable(waited, signal).finally(() => {
    clearTimeout(timer);
  });
}

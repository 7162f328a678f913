import type { WithRawResponse } from "./response.js";

/**
 * The pending result of a call. Await it for the value, or call {@link withRawResponse} for the response too.
 * Either way, only one request is made.
 *
 * `then` is that of every promise: engines follow no other from an error back to the line that made the call.
 */
export class ApiPromise<T> extends Promise<T> {
  readonly #completed: Promise<WithRawResponse<T>>;

  constructor(completed: Promise<WithRawResponse<T>>) {
    super((resolve) => {
      resolve(completed.then(({ data }) => data));
    });
    this.#completed = completed;
  }

  /** Promises derived from this one are plain ones. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** Returns the value together with the status, headers and request id. */
  withRawResponse(): Promise<WithRawResponse<T>> {
    // By way of the value, whose failure is handled with this: a promise with two waiters loses the line of either.
    return this.then(() => this.#completed);
  }
}

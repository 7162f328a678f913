import type { WithRawResponse } from "./response.js";

/** Taken from a method, so that a handler may say which kind of error it expects. */
type OnRejected<B> = { handle(reason: unknown): B | PromiseLike<B> }["handle"];

/**
 * The pending result of a call. Await it for the value, or call {@link withRawResponse} for the response too.
 * Either way, only one request is made.
 */
export class ApiPromise<T> extends Promise<T> {
  readonly #completed: Promise<WithRawResponse<T>>;

  constructor(completed: Promise<WithRawResponse<T>>) {
    super((resolve) => {
      resolve(undefined as T);
    });
    this.#completed = completed;
  }

  /** Promises derived from this one are plain ones. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /** Returns the value together with the status, headers and request id. */
  withRawResponse(): Promise<WithRawResponse<T>> {
    return this.#completed;
  }

  /** As of any promise; `catch` and `finally` go through it. */
  override then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: OnRejected<B> | null,
  ): Promise<A | B> {
    const onData = typeof onFulfilled === "function" ? onFulfilled : (data: T): A => data as never;
    return this.#completed.then(({ data }) => onData(data), onRejected);
  }
}

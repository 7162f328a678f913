import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in Java. */
export const EXCEPTIONS: readonly Exception[] = [];

/** Further ones that make no sense for clients that return futures. */
export const ASYNC_EXCEPTIONS: readonly Exception[] = [
  {
    ids: ["CX-3"],
    why: "A call of the asynchronous client has begun when there is a future that can be canceled.",
  },
];

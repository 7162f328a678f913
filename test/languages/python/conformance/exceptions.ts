import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in Python. */
export const EXCEPTIONS: readonly Exception[] = [];

/** Further ones that make no sense for clients that block. */
export const SYNC_EXCEPTIONS: readonly Exception[] = [
  {
    ids: ["CX-1", "CX-2", "CX-3", "OA-16"],
    why: "Python cannot cancel a call that blocks its thread: timeouts end it. Tasks of the asynchronous client can be cancelled.",
  },
];

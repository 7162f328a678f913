import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in Ruby. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    ids: ["BN-3"],
    why: "Ruby itself refuses a call without a required argument, with an ArgumentError: nothing is sent.",
  },
  {
    ids: ["OA-16"],
    why: "The thread of one of the calls requests the token: if it is interrupted, another call that waits requests one.",
  },
];

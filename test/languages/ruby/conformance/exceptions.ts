import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in Ruby. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    ids: ["BN-3"],
    why: "Ruby itself refuses a call without a required argument, with an ArgumentError: nothing is sent.",
  },
];

import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in Swift. */
export const EXCEPTIONS: readonly Exception[] = [
  { id: "BN-3", reason: "The compiler refuses a call without a required argument: nothing is sent." },
];

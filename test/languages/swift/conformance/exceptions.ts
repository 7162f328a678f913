import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in Swift. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    ids: ["CF-2: lone surrogate in a path"],
    why: "Texts of Swift are Unicode: none of them can hold half of a surrogate pair.",
  },
  { ids: ["BN-3"], why: "The compiler refuses a call without a required argument: nothing is sent." },
  { ids: ["CF-1: null"], why: "The compiler refuses nil where a text is declared: nothing is sent." },
];

import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in PHP. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    ids: ["CX-1", "CX-2", "CX-3", "OA-16"],
    why: "PHP has one thread: nothing can cancel a call that blocks it. Timeouts end it.",
  },
  {
    ids: ["BN-3"],
    why: "PHP itself refuses a call without a required argument, with an ArgumentCountError: nothing is sent.",
  },
  { ids: ["CF-1: null"], why: "PHP itself refuses null where a text is declared, with a TypeError: nothing is sent." },
];

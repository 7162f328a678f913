import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in Swift. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    ids: ["CF-2: lone surrogate in a path"],
    why: "Texts of Swift are Unicode: none of them can hold half of a surrogate pair.",
  },
  {
    ids: ["HA-3: a status line alone", "HA-3: half a head"],
    why: "URLSession of Linux ends the program when a connection closes within a head, which no delegate can prevent.",
  },
  {
    ids: ["HA-4: a status without a reason"],
    why: "URLSession of Linux refuses a status line without the space that comes before the reason.",
  },
  {
    ids: ["RD-4: from https to http"],
    why: "URLSession of Linux trusts the authorities of the machine alone, and reads no SSL_CERT_FILE.",
  },
  { ids: ["BN-3"], why: "The compiler refuses a call without a required argument: nothing is sent." },
  { ids: ["CF-1: null"], why: "The compiler refuses nil where a text is declared: nothing is sent." },
];

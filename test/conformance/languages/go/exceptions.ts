import type { Exception } from "../../support/language.js";

/** Scenarios that make no sense in Go. */
export const EXCEPTIONS: readonly Exception[] = [];

/** What does not pass yet. */
export const FAILING: readonly Exception[] = [
  { ids: ["AU-6"], why: "The URL that is logged lacks the key of a query scheme, rather than showing it masked." },
  { ids: ["CF-2"], why: "Text that is not UTF-8 is sent as it is." },
  { ids: ["WS-1"], why: "The SDK has no client for channels." },
];

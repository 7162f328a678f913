import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in C#. */
export const EXCEPTIONS: readonly Exception[] = [];

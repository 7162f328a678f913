import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in Go. */
export const EXCEPTIONS: readonly Exception[] = [];

/** What does not pass yet. */
export const FAILING: readonly Exception[] = [];

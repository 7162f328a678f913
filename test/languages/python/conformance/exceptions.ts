import type { Exception } from "../../../conformance/support/language.js";

/** Scenarios that make no sense in Python. */
export const EXCEPTIONS: readonly Exception[] = [];

/** Further ones that make no sense for clients that block. */
export const SYNC_EXCEPTIONS: readonly Exception[] = [];

/**
 * Editions of emitted code, oldest first. Each is named after the month from which on new configurations get it, so that
 * their order is that of their names. None is ever removed while a release of the compiler still emits it.
 */
export const EDITIONS = ["2026-11"] as const;

/** A shape of emitted code. */
export type Edition = (typeof EDITIONS)[number];

/** The edition of configurations that name none: no later one changes what they get. */
export const FIRST_EDITION: Edition = EDITIONS[0];

/** The edition that new configurations get. */
export const NEWEST_EDITION: Edition = EDITIONS.at(-1) ?? FIRST_EDITION;

/** A map of itself. */
export type Dictionary = { [key: string]: Dictionary };

import { inspect } from "node:util";

function attempt(print: () => unknown): string {
  try {
    return String(print());
  } catch (error) {
    return `cannot be printed: ${String(error)}`;
  }
}

/** A value in every way in which programs print values. */
export function printed(value: unknown): string {
  return [
    attempt(() => value),
    attempt(() => inspect(value, { depth: 12 })),
    attempt(() => inspect(value, { depth: 12, showHidden: true, getters: false })),
    attempt(() => JSON.stringify(value)),
    attempt(() => (value instanceof Error ? value.stack : "")),
  ].join("\n");
}

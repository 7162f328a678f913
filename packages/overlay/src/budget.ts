/** Steps that one expression of an overlay may take. The largest real definitions take two million for `$..*`. */
const MAX_STEPS = 10_000_000;

/** Values that one part of an expression may hold at a time. */
export const MAX_HELD = 1_000_000;

/** What an expression throws when it takes more steps, or holds more values, than any useful one does. */
export class TooCostly extends Error {}

/** Counts the steps of one expression, and throws {@link TooCostly} when there are too many. */
export type Spend = (steps: number) => void;

/** Starts to count for one expression. Steps and not time: the same input has the same result on every machine. */
export function countSteps(limit = MAX_STEPS): Spend {
  let left = limit;
  return (steps) => {
    left -= steps;
    if (left < 0) throw new TooCostly();
  };
}

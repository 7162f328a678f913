import type { Need } from "./needs.js";
import type { Case, Scenario } from "./support/scenario.js";

/** What a scenario, or a case of it, needs and the language lacks. */
export function missingNeeds({ needs = [] }: Pick<Scenario | Case, "needs">, lacks: ReadonlySet<Need>): Need[] {
  return needs.filter((need) => lacks.has(need));
}

/**
 * The scenario as a language can play it that lacks something: without the cases that need it. `cancelAfter` is only a
 * safety net and `logger` only a further place to look for secrets, where the scenario does not need them. Undefined
 * where nothing is left.
 */
export function playable(scenario: Scenario, lacks: ReadonlySet<Need>): Scenario | undefined {
  if (missingNeeds(scenario, lacks).length > 0) return undefined;
  const dropped = [...(lacks.has("cancellation") ? ["cancelAfter"] : []), ...(lacks.has("logging") ? ["logger"] : [])];
  const cases = scenario.cases
    .filter((one) => missingNeeds(one, lacks).length === 0)
    .map((one) => ({ ...one, ...without({ client: one.client, steps: one.steps }, dropped) }) as Case);
  return cases.length === 0 ? undefined : { ...scenario, cases };
}

function without<T extends object>(value: T, names: readonly string[]): T {
  if (names.length === 0) return value;
  return JSON.parse(JSON.stringify(value, (key, inner) => (names.includes(key) ? undefined : inner))) as T;
}

import { literal } from "../auth/scripts.js";
import type { Request, StatusRange } from "../collection.js";

function statusWords(statuses: readonly StatusRange[]): string {
  return statuses.map(([first, last]) => (first === last ? String(first) : `${first} to ${last}`)).join(" or ");
}

/** A condition on the status of a response. */
function statusCondition([first, last]: StatusRange): string {
  const code = "pm.response.code";
  return first === last ? `${code} === ${first}` : `${code} >= ${first} && ${code} <= ${last}`;
}

/** What a status is expected to be, in the words of the assertion library. */
function statusExpectation(statuses: readonly StatusRange[]): string {
  const [only] = statuses;
  if (statuses.every(([first, last]) => first === last)) {
    return `be.oneOf([${statuses.map(([first]) => first).join(", ")}])`;
  }
  if (only && statuses.length === 1) return `be.within(${only[0]}, ${only[1]})`;
  const ranges = statuses.map((range) => `[${range.join(", ")}]`).join(", ");
  return `satisfy((code) => [${ranges}].some(([first, last]) => code >= first && code <= last))`;
}

/** The test of a request; undefined where nothing is documented that a test could demand. */
export function testScript({ checks: { statuses, bodies } }: Request): string | undefined {
  if (statuses.length === 0) return undefined;
  const status = `pm.test("Status is ${statusWords(statuses)}", () => {
  pm.expect(pm.response.code).to.${statusExpectation(statuses)};
});`;
  const schemas = bodies.map(({ statuses: range, schema }) => {
    const test = `pm.test("Body matches its schema", () => {
  pm.response.to.have.jsonSchema(${literal(schema)});
});`;
    return statuses.length === 1 ? test : `if (${statusCondition(range)}) ${test}`;
  });
  return [status, ...schemas].join("\n");
}

import { literal } from "../auth/scripts.js";
import type { Request } from "../collection.js";
import type { Json } from "./json.js";

/** What is asserted of the status; nothing where the definition has ranges, which a script tests. */
export function assertions({ checks: { statuses } }: Request): Json[] {
  const [only, ...others] = statuses;
  if (!only || statuses.some(([first, last]) => first !== last)) return [];
  const expression = "res.status";
  if (others.length === 0) return [{ expression, operator: "eq", value: String(only[0]) }];
  return [{ expression, operator: "in", value: statuses.map(([first]) => first).join(", ") }];
}

/** The test of a request; undefined where assertions say everything. */
export function testScript({ checks: { statuses, bodies } }: Request): string | undefined {
  const hasRanges = statuses.some(([first, last]) => first !== last);
  const ranges = statuses.map((range) => `[${range.join(", ")}]`).join(", ");
  const status = `test("Status is documented", () => {
  expect([${ranges}].some(([first, last]) => res.getStatus() >= first && res.getStatus() <= last)).to.equal(true);
});`;
  const schemas = bodies.map(({ statuses: [first, last], schema }) => {
    const test = `test("Body matches its schema", () => {
  const Ajv = require("ajv");
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(${literal(schema)});
  expect(validate(res.getBody()), JSON.stringify(validate.errors)).to.equal(true);
});`;
    return statuses.length === 1 ? test : `if (res.getStatus() >= ${first} && res.getStatus() <= ${last}) ${test}`;
  });
  const tests = [...(hasRanges ? [status] : []), ...schemas];
  return tests.length === 0 ? undefined : tests.join("\n");
}

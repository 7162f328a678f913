import type { Json } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { child, isObject, type JsonObject, locationOf, type Node } from "./node.js";
import type { State } from "./state.js";

/** Limits that leave no value where the first is greater than the second. */
const RANGES = [
  { low: "minimum", high: "maximum" },
  { low: "minLength", high: "maxLength" },
  { low: "minItems", high: "maxItems" },
  { low: "minProperties", high: "maxProperties" },
] as const;

interface Expected {
  readonly name: string;
  fits(value: Json): boolean;
}

/** What a default must be, by the type of its schema. */
const TYPES: ReadonlyMap<string, Expected> = new Map([
  ["string", { name: "a string", fits: (value: Json) => typeof value === "string" }],
  ["integer", { name: "a whole number", fits: Number.isInteger }],
  ["number", { name: "a number", fits: (value: Json) => typeof value === "number" }],
  ["boolean", { name: "a boolean", fits: (value: Json) => typeof value === "boolean" }],
  ["array", { name: "a list", fits: Array.isArray }],
  ["object", { name: "an object", fits: isObject }],
]);

/** Reports contradictions within a schema: limits that no value meets, and a default that is not a valid value. */
export function checkContradictions(state: State, node: Node, value: JsonObject): void {
  for (const { low, high } of RANGES) {
    const least = value[low];
    // Most schemas have no limits.
    if (typeof least !== "number") continue;
    const most = value[high];
    if (typeof most !== "number" || least <= most) continue;
    const location = locationOf(child(node, low) ?? node);
    state.report(jsonSchemaCatalogue.create("empty-range", { low, least, high, most }, { location }));
  }
  if (value.default === undefined || value.default === null) return;
  const expected = expectedDefault(value);
  if (expected === undefined) return;
  const location = locationOf(child(node, "default") ?? node);
  const found = shown(value.default);
  state.report(jsonSchemaCatalogue.create("default-mismatch", { found, expected }, { location }));
}

/** The kind of value that a default should have; undefined if it has it, or if the kind is unknown. */
function expectedDefault({ type, default: fallback = null, enum: listed }: JsonObject): string | undefined {
  const [name, ...others] = [type ?? []].flat().filter((each) => each !== "null");
  const expected = others.length === 0 ? TYPES.get(String(name)) : undefined;
  if (expected && !expected.fits(fallback)) return expected.name;
  const isScalar = typeof fallback !== "object";
  return isScalar && Array.isArray(listed) && !listed.includes(fallback) ? "one of the values of `enum`" : undefined;
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

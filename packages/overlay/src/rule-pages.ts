import { type Json, parseValuePath, pointerTokens, type ValueStep, type WrittenValuePath } from "@sdkwright/source";
import { isObject, memberOf } from "./draft.js";

/** An operation, and what its references are resolved in. */
export interface Scope {
  readonly document: Json;
  readonly item: Json;
  readonly value: Json;
}

/** How many references of references are followed. */
const MAX_STEPS = 16;

/** What a local reference leads to; a value without one is itself. Undefined for what lies in another document. */
function resolved(document: Json, value: Json | undefined): Json | undefined {
  let found = value;
  for (let step = 0; step < MAX_STEPS; step++) {
    const ref = memberOf(found, "$ref");
    if (typeof ref !== "string") return found;
    if (!ref.startsWith("#/")) return undefined;
    found = pointerTokens(decodeURIComponent(ref.slice(1))).reduce<Json | undefined>(memberOf, document);
  }
  return undefined;
}

/** Keywords of the schemas that a schema is made of. */
const PARTS = ["allOf", "oneOf", "anyOf"] as const;

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Whether a schema has a property at a path: yes as well where what it is made of cannot be seen here. */
function hasProperty(document: Json, schema: Json | undefined, path: readonly ValueStep[], depth = 0): boolean {
  const [step, ...rest] = path;
  const value = resolved(document, schema);
  if (step === undefined || value === undefined || depth > MAX_STEPS) return true;
  const property = memberOf(memberOf(value, "properties"), step.name);
  if (property !== undefined) {
    const inside = step.isLastItem ? memberOf(resolved(document, property), "items") : property;
    return hasProperty(document, inside, rest, depth + 1);
  }
  const parts = PARTS.flatMap((key) => listOf(memberOf(value, key)));
  return parts.some((part) => hasProperty(document, part, path, depth + 1));
}

function hasParameter({ document, item, value }: Scope, name: string): boolean {
  const declared = [...listOf(memberOf(item, "parameters")), ...listOf(memberOf(value, "parameters"))];
  return declared.some((one) => memberOf(resolved(document, one), "name") === name);
}

/** The schemas of a request or response: of each of its media types, or that of Swagger 2.0. */
function schemasOf(document: Json, holder: Json | undefined): readonly (Json | undefined)[] {
  const found = resolved(document, holder);
  const content = memberOf(found, "content");
  const own = memberOf(found, "schema");
  return [...(isObject(content) ? Object.values(content).map((media) => memberOf(media, "schema")) : []), own].filter(
    (schema) => schema !== undefined,
  );
}

/** Whether a schema may be that of a list: no for an object. */
function mayBeList(document: Json, schema: Json | undefined, depth = 0): boolean {
  const value = resolved(document, schema);
  if (value === undefined || memberOf(value, "items") !== undefined || depth > MAX_STEPS) return true;
  if (memberOf(value, "type") === "object" || memberOf(value, "properties") !== undefined) return false;
  const parts = PARTS.flatMap((key) => listOf(memberOf(value, key)));
  return parts.length === 0 || parts.some((part) => mayBeList(document, part, depth + 1));
}

/** `$request.a.b` names a parameter or a property of the body, `$response.a` one of a successful response. */
function hasPlace(scope: Scope, { root, isLastItem, steps: path }: WrittenValuePath): boolean {
  const { document, value } = scope;
  if (root === "$request") {
    const body = schemasOf(document, memberOf(value, "requestBody"));
    return hasParameter(scope, path[0]?.name ?? "") || body.some((schema) => hasProperty(document, schema, path));
  }
  const responses = memberOf(value, "responses");
  const successes = isObject(responses) ? Object.entries(responses).filter(([status]) => /^2/.test(status)) : [];
  const whole = successes.flatMap(([, response]) => schemasOf(document, response));
  const lists = whole.filter((schema) => mayBeList(document, schema));
  const schemas = isLastItem ? lists.map((schema) => memberOf(resolved(document, schema), "items")) : whole;
  return schemas.some((schema) => hasProperty(document, schema, path));
}

/** Whether an operation has every place that the pagination of a rule names. Other texts are reported with the extension. */
export function fits(pagination: Json, scope: Scope): boolean {
  const texts = isObject(pagination) ? Object.values(pagination).filter((one) => typeof one === "string") : [];
  const places = texts.flatMap((text) => parseValuePath(text) ?? []);
  return places.every((place) => hasPlace(scope, place));
}

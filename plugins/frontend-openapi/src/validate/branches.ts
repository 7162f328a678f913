import type { Json } from "@sdkwright/plugin-api";

type Schema = { readonly [keyword: string]: Json };

/**
 * A JSON Schema that accepts the same values, in which alternatives ask for what tells them apart before they are tried: a
 * `$ref`, a property with one allowed value, a type. A value that is wrong then gives the errors of the alternative that
 * was meant, not those of all of them.
 */
export function decideAlternatives(root: Schema): Schema {
  const decide = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(decide);
    if (!isSchema(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, decide(member)])) as Schema;
    const { oneOf, anyOf, ...rest } = inner;
    const keyword = Array.isArray(oneOf) ? "oneOf" : "anyOf";
    const branches = inner[keyword];
    if (!Array.isArray(branches) || (oneOf !== undefined && anyOf !== undefined)) return inner;
    const chosen = choice(root, branches.filter(isSchema), keyword);
    return { ...rest, allOf: [...(Array.isArray(rest.allOf) ? rest.allOf : []), chosen] };
  };
  return decide(root) as Schema;
}

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One schema for alternatives, as far as something tells them apart. */
function choice(root: Schema, branches: readonly Schema[], keyword: "oneOf" | "anyOf"): Schema {
  const [only] = branches;
  if (only && branches.length === 1) return only;
  const reference = branches.find((branch) => isReference(resolve(root, branch)));
  if (reference) {
    const others = branches.filter((branch) => branch !== reference);
    return decision({ type: "object", required: ["$ref"] }, reference, choice(root, others, keyword));
  }
  return byConstant(root, branches, keyword) ?? byType(root, branches) ?? { [keyword]: [...branches] };
}

/** What a reference within the schema names. */
function resolve(root: Schema, branch: Schema): Schema {
  const { $ref } = branch;
  if (typeof $ref !== "string" || !$ref.startsWith("#/")) return branch;
  let target: Json | undefined = root;
  for (const token of $ref.slice(2).split("/")) target = isSchema(target) ? target[token] : undefined;
  return isSchema(target) ? target : branch;
}

function isReference({ required }: Schema): boolean {
  return Array.isArray(required) && required.includes("$ref");
}

/** The properties of which a schema allows one value. */
function constantsOf({ properties }: Schema): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>();
  for (const [name, property] of isSchema(properties) ? Object.entries(properties) : []) {
    if (!isSchema(property)) continue;
    const [value, ...others] = Array.isArray(property.enum) ? property.enum : [property.const];
    if (value !== undefined && others.length === 0) found.set(name, value);
  }
  return found;
}

function decision(condition: Schema, branch: Schema, otherwise: Schema): Schema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: branch, else: otherwise };
}

function byConstant(root: Schema, branches: readonly Schema[], keyword: "oneOf" | "anyOf"): Schema | undefined {
  const constants = branches.map((branch) => constantsOf(resolve(root, branch)));
  const names = new Set(constants.flatMap((values) => [...values.keys()]));
  for (const name of names) {
    const values = [...new Set(constants.flatMap((one) => one.get(name) ?? []))];
    const others = branches.filter((_, index) => !constants[index]?.has(name));
    if (values.length + others.length < 2) continue;
    const cases = values.map((value) => ({
      condition: { type: "object", required: [name], properties: { [name]: { enum: [value] } } },
      branch: choice(
        root,
        branches.filter((_, index) => constants[index]?.get(name) === value),
        keyword,
      ),
    }));
    const none = { type: "object", required: [name], properties: { [name]: { enum: values } } };
    const last: Schema = others.length === 0 ? none : choice(root, others, keyword);
    return cases.reduceRight<Schema>((rest, one) => decision(one.condition, one.branch, rest), last);
  }
  return undefined;
}

function byType(root: Schema, branches: readonly Schema[]): Schema | undefined {
  const types = branches.map((branch) => resolve(root, branch).type);
  const texts = types.filter((type) => typeof type === "string");
  if (new Set(texts).size < branches.length) return undefined;
  const last: Schema = { type: texts };
  return branches.reduceRight<Schema>(
    (rest, branch, index) => decision({ type: types[index] ?? null }, branch, rest),
    last,
  );
}

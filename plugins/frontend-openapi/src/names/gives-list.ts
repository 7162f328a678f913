import { child, elements, isObject, members, type Node } from "@sdkwright/json-schema";
import { sameWord, splitWords } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";

/** Names under which lists stand beside what belongs to the page. */
const LISTS: ReadonlySet<string> = new Set(
  "content contents data elements entries hits items list nodes objects records resources results rows values".split(
    " ",
  ),
);
/** Keywords by which a schema says what a value holds. */
const SHAPES: ReadonlySet<string> = new Set("$ref allOf anyOf oneOf items properties enum const".split(" "));
const MAX_STEPS = 8;

/** Whether the answer of an operation is a list, or an object around one; undefined where the definition does not say. */
export function givesList(
  context: Context,
  operation: Node,
  nouns: readonly (readonly string[])[],
): boolean | undefined {
  const schema = schemaOfSuccess(context, operation);
  return schema && saysSomething(context, schema) ? isList(context, schema, nouns, MAX_STEPS) : undefined;
}

/** An object without properties may be anything. */
function saysSomething(context: Context, schema: Node): boolean {
  return (
    Object.keys(followed(context, schema)).some((key) => SHAPES.has(key)) || isArray(followed(context, schema).type)
  );
}

function schemaOfSuccess({ resolver }: Context, operation: Node): Node | undefined {
  const responses = child(operation, "responses");
  const success = responses && members(responses).find(({ token }) => /^2/.test(token));
  const content = success && child(resolver.follow(success) ?? success, "content");
  const media = content && members(content).find(({ token }) => /json/i.test(token));
  return media && child(media, "schema");
}

function isList(context: Context, schema: Node, nouns: readonly (readonly string[])[], steps: number): boolean {
  const { value } = schema;
  if (!isObject(value) || steps === 0) return false;
  if (typeof value.$ref === "string") {
    const followed = context.resolver.follow(schema);
    return followed !== undefined && followed !== schema && isList(context, followed, nouns, steps - 1);
  }
  if (isArray(value.type) || value.items !== undefined) return true;
  const parts = child(schema, "allOf");
  if (elements(parts).some((part) => isList(context, part, nouns, steps - 1))) return true;
  return members(child(schema, "properties")).some((property) => {
    const { token } = property;
    const isNoun = nouns.some((noun) => sameWord(splitWords(token).at(-1), noun.at(-1)));
    if (isNoun) return isList(context, property, nouns, steps - 1);
    return LISTS.has(token.toLowerCase()) && isArray(followed(context, property).type);
  });
}

function followed({ resolver }: Context, property: Node): { readonly [key: string]: unknown } {
  const { value } = resolver.follow(property) ?? property;
  return isObject(value) ? value : {};
}

function isArray(type: unknown): boolean {
  return type === "array" || (Array.isArray(type) && type.includes("array"));
}

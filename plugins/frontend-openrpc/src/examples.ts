import {
  child,
  elements,
  expectList,
  followObject,
  isObject,
  locationOf,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import { type JsonValue, nearest, type OperationExample, type RpcOperation } from "@sdkwright/plugin-api";
import { openrpcCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";

/** Example pairings of a method: values of parameters, by name or by place, and the result that belongs to them. */
export function lowerExamples(
  context: Context,
  method: Node,
  params: RpcOperation["params"],
): readonly OperationExample[] {
  return expectList(context, child(method, "examples")).flatMap((entry) => {
    const node = followObject(context, entry);
    if (!node) return [];
    const { name } = node.value;
    const result = context.resolver.follow(child(node, "result") ?? node);
    const value = result && result !== node && isObject(result.value) ? result.value.value : undefined;
    return [
      {
        ...(typeof name === "string" && { name }),
        parameters: [],
        body: argumentsOf(context, node, params),
        ...(value !== undefined && { response: { status: 200, body: value as JsonValue } }),
        origin: originOf(node),
      },
    ];
  });
}

/** Shorter names are all near each other. */
const MIN_LENGTH = 4;

/**
 * Matches examples to parameters by name. A name that no parameter has is a title; the example is then matched by
 * position. A name close to that of a parameter without a value is reported as misspelled.
 */
function argumentsOf(context: Context, pairing: Node, params: RpcOperation["params"]): JsonValue {
  const given = elements(child(pairing, "params")).map((entry) => context.resolver.follow(entry));
  const names = new Set(given.map((example) => (isObject(example?.value) ? example.value.name : undefined)));
  const missing = params.flatMap(({ name }) => (names.has(name.wire) ? [] : [name.wire]));
  const values: { [name: string]: JsonValue } = {};
  for (const [index, example] of given.entries()) {
    if (!example || !isObject(example.value)) continue;
    const { name, value } = example.value;
    const isKnown = params.some((param) => param.name.wire === name);
    const meant =
      typeof name === "string" && !isKnown && name.length >= MIN_LENGTH ? nearest(name, missing) : undefined;
    if (meant !== undefined) reportName(context, example, { name: String(name), nearest: meant });
    const wire = isKnown ? String(name) : (meant ?? missing.find((param) => param === params[index]?.name.wire));
    const isTaken = !isKnown && wire !== undefined && Object.hasOwn(values, wire);
    if (wire !== undefined && value !== undefined && !isTaken) values[wire] = value as JsonValue;
  }
  return values;
}

function reportName(
  { report }: Context,
  example: Node,
  params: { readonly name: string; readonly nearest: string },
): void {
  const location = locationOf(child(example, "name") ?? example);
  report(openrpcCatalogue.create("example-param", params, { location }));
}

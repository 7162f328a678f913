import { child, elements, expectList, followObject, isObject, type Node, originOf } from "@sdkwright/json-schema";
import type { JsonValue, OperationExample, RpcOperation } from "@sdkwright/plugin-api";
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

function argumentsOf(context: Context, pairing: Node, params: RpcOperation["params"]): JsonValue {
  const known = new Set(params.map(({ name }) => name.wire));
  const values: { [name: string]: JsonValue } = {};
  for (const [index, entry] of elements(child(pairing, "params")).entries()) {
    const example = context.resolver.follow(entry);
    if (!example || !isObject(example.value)) continue;
    const { name, value } = example.value;
    const wire = typeof name === "string" && known.has(name) ? name : params[index]?.name.wire;
    if (wire !== undefined && value !== undefined) values[wire] = value as JsonValue;
  }
  return values;
}

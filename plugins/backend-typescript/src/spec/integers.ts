import type { HttpOperation, Type, TypeId, WebhookDecl } from "@sdkwright/plugin-api";
import { jsonRpcOf, openedChannel, responseShape } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { statusText } from "../emit/error.js";
import { array, type Entry, object, scalar, symbol, text, type Value } from "../literals.js";
import { hasLongs, longTypes, type Shape, type Shapes, shapeOfAny, shapeOfDecl } from "../model/shapes.js";
import { integerForm } from "../options.js";
import { runtime } from "../runtime.js";

const names = new WeakMap<Emission, ReadonlyMap<TypeId, string>>();

/** What the table calls types: two namespaces may have types of one name. */
function shapeNames(emission: Emission): ReadonlyMap<TypeId, string> {
  const known = names.get(emission);
  if (known) return known;
  const taken = new Set<string>();
  const found = new Map<TypeId, string>();
  for (const id of longTypes(emission.target.api)) {
    let name = emission.target.names.type(id);
    while (taken.has(name)) name += "_";
    taken.add(name);
    found.set(id, name);
  }
  names.set(emission, found);
  return found;
}

function tableSpec(emission: Emission, shapes: Shapes): Value | undefined {
  const list = [...shapes].map(([key, shape]): Entry => [key, shapeSpec(emission, shape)]);
  return list.length > 0 ? object(list) : undefined;
}

/** A shape as an expression. */
export function shapeSpec(emission: Emission, shape: Shape): Value {
  switch (shape.kind) {
    case "integer":
      return scalar(true);
    case "ref":
      return text(shapeNames(emission).get(shape.id) ?? "");
    case "any":
      return array(shape.of.map((one) => shapeSpec(emission, one)));
    case "members":
      return object([
        ["properties", tableSpec(emission, shape.properties)],
        ["values", shape.values && shapeSpec(emission, shape.values)],
      ]);
    case "variants":
      return object([
        ["tag", text(shape.tag)],
        ["variants", tableSpec(emission, shape.variants)],
      ]);
    default:
      return shape satisfies never;
  }
}

/** The shape that the integers of a type have where they are not numbers: an expression, undefined where there are none. */
function integersOf(emission: Emission, types: readonly Type[]): Value | undefined {
  if (integerForm(emission.target.options) === "number") return undefined;
  const shape = shapeOfAny(types, emission.target.api);
  return shape && shapeSpec(emission, shape);
}

/** Every shape that has a name. */
export function shapeTable(emission: Emission): Value | undefined {
  const { api } = emission.target;
  if (integerForm(emission.target.options) === "number") return undefined;
  const list = [...shapeNames(emission)].flatMap(([id, name]): Entry[] => {
    const decl = api.types[id];
    const shape = decl && shapeOfDecl(decl, api);
    return shape ? [[name, shapeSpec(emission, shape)]] : [];
  });
  return list.length > 0 ? object(list, true) : undefined;
}

/** The feature that reads such integers; undefined where they are numbers, or there are none. */
export function integerFeature({ target }: Emission): Value | undefined {
  const form = integerForm(target.options);
  if (form === "number" || !hasLongs(target.api)) return undefined;
  return symbol(runtime(form === "bigint" ? "bigints" : "decimals"));
}

/** Integers of a response. An answer by JSON-RPC holds its result in a member. */
export function responseIntegers(emission: Emission, operation: HttpOperation): Value | undefined {
  const read = integersOf(emission, responseShape(operation).types);
  return read && jsonRpcOf(operation) ? object([["properties", object([["result", read]])]]) : read;
}

/** Integers that callers give as text, of the body or of the parameters by JSON-RPC. */
export function bodyIntegers(emission: Emission, { body }: HttpOperation): Value | undefined {
  const content = body?.contents[0];
  if (integerForm(emission.target.options) !== "string" || !content || content.kind === "binary") return undefined;
  return integersOf(emission, [content.type]);
}

/** Integers of the bodies of errors by status. */
export function errorIntegers(emission: Emission, { errors }: HttpOperation): Value | undefined {
  const list = errors.flatMap(({ status, error }): Entry[] => {
    const type = emission.target.api.errors[error]?.type;
    const integers = status.kind !== "default" && type ? integersOf(emission, [type]) : undefined;
    return integers ? [[statusText(status), integers]] : [];
  });
  return list.length > 0 ? object(list) : undefined;
}

/** Integers of the messages of a channel. */
export function messageIntegers(emission: Emission, operation: HttpOperation): Value | undefined {
  const channel = openedChannel(emission.target.api, operation);
  if (!channel) return undefined;
  const payloads = (direction: "send" | "receive"): Type[] =>
    channel.messages.flatMap((message) => (message.direction === direction ? [message.payload] : []));
  const isText = integerForm(emission.target.options) === "string";
  const spec = object([
    ["send", isText ? integersOf(emission, payloads("send")) : undefined],
    ["receive", integersOf(emission, payloads("receive"))],
  ]);
  return spec.size > 0 ? spec : undefined;
}

/** Integers of what webhooks bring: a description that needs no client. */
export function webhookIntegers(emission: Emission, webhooks: readonly WebhookDecl[]): Value | undefined {
  const shape = integersOf(
    emission,
    webhooks.flatMap(({ payload }) => payload ?? []),
  );
  return (
    shape &&
    object([
      ["via", integerFeature(emission)],
      ["shape", shape],
      ["shapes", shapeTable(emission)],
    ])
  );
}

import type { OperationId, Type } from "@sdkwright/plugin-api";
import { errorPlanOf, requestNode, responseShape, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import type { Extras } from "../descriptor.js";
import { array, type Entry, json, object, present, symbol, type Value } from "../literals.js";
import { runtime } from "../runtime.js";
import { responsePlaces } from "./places.js";
import { shapeOfAny } from "./shapes.js";

/** Where values of any of the types are of other forms; undefined where none is. */
function shapeIn(types: readonly Type[], context: Context): Value | undefined {
  const shape = shapeOfAny(types, context.forms);
  return shape === undefined ? undefined : json(shape);
}

/** The shapes to which others refer, by name. */
export function shapeTable({ forms }: Context): Value | undefined {
  const list = Object.entries(forms.table).map(([name, shape]): Entry => [name, json(shape)]);
  return list.length > 0 ? object(list, true) : undefined;
}

const INTEGER_READERS = { number: [], bigint: ["bigints"], string: ["decimals"] } as const;

/** What reads values of other forms; undefined where there are none. Integers are last, since their reader changes values in place. */
export function formReaders({ forms: { choice, leaves } }: Context): Value | undefined {
  const readers = [...(leaves.has("@date") ? ["dates"] : []), ...INTEGER_READERS[choice.integer]];
  return readers.length > 0 ? array(readers.map((name) => symbol(runtime(name)))) : undefined;
}

/** Messages of the channel that an operation opens. */
function messageShapes(context: Context, id: OperationId): Value | undefined {
  const { opens } = requestNode(context.sdk, id).operation;
  const messages = (opens !== undefined && context.api.channels[opens]?.messages) || [];
  const payloads = (wanted: "send" | "receive"): Type[] =>
    messages.flatMap(({ direction, payload }) => (direction === wanted ? [payload] : []));
  return present([
    ["send", context.forms.choice.integer === "string" ? shapeIn(payloads("send"), context) : undefined],
    ["receive", shapeIn(payloads("receive"), context)],
  ]);
}

/**
 * What the runtime must know of the values of a call that are of other forms: where its response, its errors and its
 * messages hold any, and, where callers give integers as text, its body. An answer by JSON-RPC holds its result in a member.
 */
export function callShapes(context: Context, id: OperationId): Extras {
  const { api, forms, sdk } = context;
  const { operation, method } = requestNode(sdk, id);
  const checked = forms.choice.integer === "number" ? responsePlaces(api, operation) : [];
  const int64 = checked.length > 0 ? json(checked) : undefined;
  if (forms.leaves.size === 0) return { response: { int64 } };
  const { body, protocol } = method.call;
  const sent = forms.choice.integer === "string" && body?.type ? shapeIn([body.type], context) : undefined;
  const read = shapeIn(responseShape(operation).types, context);
  const isWrapped = read && protocol.kind === "json-rpc";
  const errors = method.throws.flatMap(({ status, error }): Entry[] => {
    const type = errorPlanOf(context.sdk, error).body;
    return status.kind !== "default" && type ? [[statusText(status), shapeIn([type], context)]] : [];
  });
  return {
    operation: { errorShapes: present(errors), messages: messageShapes(context, id) },
    response: { shape: isWrapped ? object([["properties", object([["result", read]])]]) : read, int64 },
    body: { shape: sent },
    "json-rpc": { shape: sent },
  };
}

/** How what webhooks bring is read: a description that needs no client. */
export function webhookReading(context: Context): Value | undefined {
  const payloads = Object.values(context.api.webhooks).flatMap(({ payload }) => payload ?? []);
  const readers = formReaders(context);
  return (
    readers &&
    object([
      ["features", object([["forms", readers]])],
      ["shape", shapeIn(payloads, context)],
      ["shapes", shapeTable(context)],
    ])
  );
}

import type { OperationId, Type } from "@sdkwright/plugin-api";
import { errorPlanOf, requestNode, responseShape, statusText } from "@sdkwright/plugin-api";
import type { Extras } from "../data.js";
import type { Emission } from "../emission.js";
import { array, type Entry, json, object, present, symbol, type Value } from "../literals.js";
import { runtime } from "../runtime.js";
import { responsePlaces } from "./places.js";
import { shapeOfAny } from "./shapes.js";

/** Where values of any of the types are of other forms; undefined where none is. */
function shapeIn(types: readonly Type[], emission: Emission): Value | undefined {
  const shape = shapeOfAny(types, emission.forms);
  return shape === undefined ? undefined : json(shape);
}

/** The shapes to which others refer, by name. */
export function shapeTable({ forms }: Emission): Value | undefined {
  const list = Object.entries(forms.table).map(([name, shape]): Entry => [name, json(shape)]);
  return list.length > 0 ? object(list, true) : undefined;
}

const INTEGER_READERS = { number: [], bigint: ["bigints"], string: ["decimals"] } as const;

/** What reads values of other forms; undefined where there are none. Integers are last, since their reader changes values in place. */
export function formReaders({ forms: { choice, leaves } }: Emission): Value | undefined {
  const readers = [...(leaves.has("@date") ? ["dates"] : []), ...INTEGER_READERS[choice.integer]];
  return readers.length > 0 ? array(readers.map((name) => symbol(runtime(name)))) : undefined;
}

/** Messages of the channel that an operation opens. */
function messageShapes(emission: Emission, id: OperationId): Value | undefined {
  const { opens } = requestNode(emission.sdk, id).operation;
  const messages = (opens !== undefined && emission.api.channels[opens]?.messages) || [];
  const payloads = (wanted: "send" | "receive"): Type[] =>
    messages.flatMap(({ direction, payload }) => (direction === wanted ? [payload] : []));
  return present([
    ["send", emission.forms.choice.integer === "string" ? shapeIn(payloads("send"), emission) : undefined],
    ["receive", shapeIn(payloads("receive"), emission)],
  ]);
}

/**
 * What the runtime must know of the values of a call that are of other forms: where its response, its errors and its
 * messages hold any, and, where callers give integers as text, its body. An answer by JSON-RPC holds its result in a member.
 */
export function callShapes(emission: Emission, id: OperationId): Extras {
  const { api, forms, sdk } = emission;
  const { operation, method } = requestNode(sdk, id);
  const checked = forms.choice.integer === "number" ? responsePlaces(api, operation) : [];
  const int64 = checked.length > 0 ? json(checked) : undefined;
  if (forms.leaves.size === 0) return { response: { int64 } };
  const { body, protocol } = method.call;
  const sent = forms.choice.integer === "string" && body?.type ? shapeIn([body.type], emission) : undefined;
  const read = shapeIn(responseShape(operation).types, emission);
  const isWrapped = read && protocol.kind === "json-rpc";
  const errors = method.throws.flatMap(({ status, error }): Entry[] => {
    const type = errorPlanOf(emission.sdk, error).body;
    return status.kind !== "default" && type ? [[statusText(status), shapeIn([type], emission)]] : [];
  });
  return {
    operation: { errorShapes: present(errors), messages: messageShapes(emission, id) },
    response: { shape: isWrapped ? object([["properties", object([["result", read]])]]) : read, int64 },
    body: { shape: sent },
    "json-rpc": { shape: sent },
  };
}

/** How what webhooks bring is read: a description that needs no client. */
export function webhookReading(emission: Emission): Value | undefined {
  const payloads = Object.values(emission.api.webhooks).flatMap(({ payload }) => payload ?? []);
  const readers = formReaders(emission);
  return (
    readers &&
    object([
      ["features", object([["forms", readers]])],
      ["shape", shapeIn(payloads, emission)],
      ["shapes", shapeTable(emission)],
    ])
  );
}

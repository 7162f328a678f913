import type { OperationId, Type } from "@sdkwright/plugin-api";
import { requestNode, responseShape, statusText } from "@sdkwright/plugin-api";
import type { Extras } from "../data.js";
import type { Emission } from "../emission.js";
import { type Entry, json, object, present, symbol, type Value } from "../literals.js";
import { runtime } from "../runtime.js";
import { shapeOfAny } from "./shapes.js";

/** Where values of any of the types hold integers; undefined where they hold none. */
function integersIn(types: readonly Type[], emission: Emission): Value | undefined {
  const shape = shapeOfAny(types, emission.integers);
  return shape === undefined ? undefined : json(shape);
}

/** The shapes to which others refer, by name. */
export function shapeTable({ integers }: Emission): Value | undefined {
  const list = Object.entries(integers.table).map(([name, shape]): Entry => [name, json(shape)]);
  return list.length > 0 ? object(list, true) : undefined;
}

/** What reads the integers; undefined where they are numbers, or there are none. */
export function integerReader({ integers: { form, feature } }: Emission): Value | undefined {
  return feature === "integers" ? symbol(runtime(form === "bigint" ? "bigints" : "decimals")) : undefined;
}

/** Messages of the channel that an operation opens. */
function messageIntegers(emission: Emission, id: OperationId): Value | undefined {
  const { opens } = requestNode(emission.sdk, id).operation;
  const messages = (opens !== undefined && emission.api.channels[opens]?.messages) || [];
  const payloads = (wanted: "send" | "receive"): Type[] =>
    messages.flatMap(({ direction, payload }) => (direction === wanted ? [payload] : []));
  return present([
    ["send", emission.integers.form === "string" ? integersIn(payloads("send"), emission) : undefined],
    ["receive", integersIn(payloads("receive"), emission)],
  ]);
}

/**
 * What the runtime must know of the integers of a call: where its response, its errors and its messages hold any, and,
 * where callers give them as text, its body. An answer by JSON-RPC holds its result in a member.
 */
export function callIntegers(emission: Emission, id: OperationId): Extras {
  if (emission.integers.form === "number") return {};
  const { operation, method } = requestNode(emission.sdk, id);
  const { body, protocol } = method.call;
  const sent = emission.integers.form === "string" && body?.type ? integersIn([body.type], emission) : undefined;
  const read = integersIn(responseShape(operation).types, emission);
  const isWrapped = read && protocol.kind === "json-rpc";
  const errors = method.throws.flatMap(({ status, error }): Entry[] => {
    const type = emission.sdk.errors[error]?.body;
    return status.kind !== "default" && type ? [[statusText(status), integersIn([type], emission)]] : [];
  });
  return {
    operation: { errorIntegers: present(errors), messages: messageIntegers(emission, id) },
    response: { integers: isWrapped ? object([["properties", object([["result", read]])]]) : read },
    body: { integers: sent },
    "json-rpc": { integers: sent },
  };
}

/** Integers of what webhooks bring: a description that needs no client. */
export function webhookIntegers(emission: Emission): Value | undefined {
  const { api, integers } = emission;
  if (integers.form === "number") return undefined;
  const shape = integersIn(
    Object.values(api.webhooks).flatMap(({ payload }) => payload ?? []),
    emission,
  );
  return (
    shape &&
    object([
      ["via", integerReader(emission)],
      ["shape", shape],
      ["shapes", shapeTable(emission)],
    ])
  );
}

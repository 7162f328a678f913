import type { Part, RequestNode, Type } from "@sdkwright/plugin-api";
import { receivedType, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { items, map } from "../literals.js";
import type { ClientForm } from "../parts.js";
import { docsOf, isAny, isNullable, nullableJson, type RubyType, typeOf, united, valuesText } from "../types.js";

/** What a method returns, and how the runtime reads it. */
export interface Returned {
  /** Its classes, as documentation lists them. */
  readonly docs: readonly string[];
  readonly text: string;
  /** What the runtime reads the response by: of pages, an item and the whole body. */
  readonly json: readonly Part[];
}

type Result = RequestNode["method"]["result"];
type Choice = Extract<Result, { kind: "choice" }>;

/** What a method returns that gives nothing. */
const NOTHING: Returned = { docs: ["nil"], text: "", json: [] };

const TEXT: Returned = { docs: ["String"], text: "", json: ["'string'"] };

const withNil = (returned: Returned, nullable: boolean): Returned =>
  nullable ? { ...returned, docs: docsOf(returned, true) } : returned;

/** A value of a type, or of none. */
const given = (found: RubyType, json: Part, nullable: boolean): Returned => ({
  docs: docsOf(found, nullable && !isAny(found)),
  text: valuesText(found),
  json: [json],
});

/** One of several types, by the status of the response; for a status that the API does not declare, what came. */
function choiceOf(context: Context, { cases, empty }: Choice): Returned {
  const found = united(cases.map(({ type }) => typeOf(context, type)));
  const all = isAny(found) ? found : { ...found, docs: [...found.docs, context.core("UnknownVariant")] };
  const byStatus = cases.flatMap(({ statuses, type }) =>
    statuses.map((status) => [statusText(status), nullableJson(context, type).direct] as const),
  );
  const nullable = empty || cases.some(({ type }) => isNullable(context, type));
  return given(all, items(["'status'", map(byStatus)]), nullable);
}

/** A class of the runtime around what it gives. */
function wrapped(context: Context, name: string, item: Type, types: readonly Type[]): Returned {
  const inner = docsOf(typeOf(context, item), isNullable(context, item)).join(", ");
  return {
    docs: [`${context.core(name)}<${inner}>`],
    text: "",
    json: types.map((one) => nullableJson(context, one).direct),
  };
}

/** What the plain form of a method returns. */
function plainResult(context: Context, { method: { result } }: RequestNode): Returned {
  switch (result.kind) {
    case "nothing":
      return NOTHING;
    case "value": {
      if (result.media === "text") return withNil(TEXT, result.empty);
      const found = typeOf(context, result.type);
      const nullable = result.empty || isNullable(context, result.type);
      return given(found, nullableJson(context, result.type, found).direct, nullable);
    }
    case "choice":
      return result.media === "text" ? withNil(TEXT, result.empty) : choiceOf(context, result);
    case "page":
      return wrapped(context, "Page", result.item, [result.item, result.page]);
    case "stream":
      return wrapped(context, "EventStream", result.item, [result.item]);
    case "file":
      return { docs: [result.buffered ? "String" : context.core("BinaryResponse")], text: "", json: [] };
    case "socket": {
      const name = context.channelPath(result.channel);
      const received = receivedType(context.sdk, result.channel);
      return { docs: [name], text: "", json: [name, nullableJson(context, received).direct] };
    }
    default:
      return result satisfies never;
  }
}

/** What a method returns in a form of its client. */
export function returned(context: Context, node: RequestNode, form: ClientForm): Returned {
  const own = plainResult(context, node);
  if (form === "client") return own;
  const outer = context.core(form === "batch" ? "Pending" : "RawResponse");
  return { ...own, docs: [`${outer}<${own.docs.join(", ")}>`] };
}

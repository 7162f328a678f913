import type {
  CallProgram,
  CallSetting,
  ClientSetting,
  Method,
  OperationId,
  ReadmeInfo,
  Result,
  ResultKind,
  ResultUse,
  SampleProperty,
  SentMessage,
  Type,
} from "@sdkwright/plugin-api";
import { allProperties, channelPlanOf, methodOf, resolveType } from "@sdkwright/plugin-api";
import { exampleValue } from "../values.js";
import { methodAt, type SampleContext, shownCall } from "./calls.js";
import { clientSettings } from "./client.js";
import { tellingOf } from "./telling.js";
import { sampleValue } from "./values.js";

type SocketResult = Extract<Result, { readonly kind: "socket" }>;

function kindOf(result: Exclude<Result, SocketResult>): Exclude<ResultKind, "socket"> {
  switch (result.kind) {
    case "choice":
      return "value";
    case "file":
      return result.buffered ? "value" : "file";
    case "nothing":
    case "value":
    case "page":
    case "stream":
      return result.kind;
    default:
      return result satisfies never;
  }
}

/** What a result is to samples. */
export function resultKindOf(result: Result): ResultKind {
  return result.kind === "socket" ? result.kind : kindOf(result);
}

/** Reports whether a method always returns null. Languages that return no value for it have no result to show. */
export function givesNull({ sdk }: Pick<SampleContext, "sdk">, id: OperationId): boolean {
  const { result } = methodOf(sdk, id);
  return result.kind === "value" && resolveType(sdk.api, result.type).kind === "null";
}

/** The type of what a call gives to a program: of a list or a stream, that of an item; null for files and text. */
export function givenType({ sdk }: Pick<SampleContext, "sdk">, id: OperationId): Type | null {
  const { result } = methodOf(sdk, id);
  if (result.kind === "page" || result.kind === "stream") return result.item;
  return result.kind === "value" && result.media === "json" ? result.type : null;
}

/** The type of a property that a sample shows; null if it is not declared. */
export function shownType({ api }: Pick<SampleContext, "api">, { type, wire }: SampleProperty): Type | null {
  const decl = api.types[type];
  const all = decl?.kind === "object" ? allProperties(api, decl) : [];
  return all.find(({ name }) => name.wire === wire)?.type ?? null;
}

/** The first message that clients send on a channel; null where they send none, or none can be made. */
function sentMessage(context: SampleContext, id: SocketResult["channel"]): SentMessage | null {
  const [index] = channelPlanOf(context.sdk, id).sends;
  const message = index === undefined ? undefined : context.api.channels[id]?.messages[index];
  if (index === undefined || !message) return null;
  const place = { direction: "request", depth: 0, open: [], hint: "message" } as const;
  const value = exampleValue(context, message.payload, place);
  return value === undefined
    ? null
    : { channel: id, message: index, value: sampleValue(context.sdk, message.payload, value) };
}

/** What samples do with the result of a method. */
export function useOf(context: SampleContext, { result }: Method): ResultUse {
  if (result.kind === "socket") return { kind: "socket", sends: sentMessage(context, result.channel) };
  const kind = kindOf(result);
  return kind === "value" || kind === "page" || kind === "stream"
    ? { kind, shown: tellingOf(context.sdk, result) }
    : { kind };
}

/** How a call is shown. */
export interface CallShow {
  /** In a README: what the configuration asks of it. */
  readonly readme?: ReadmeInfo | undefined;
  readonly settings?: readonly CallSetting[];
  /** Default: `result`. */
  readonly subject?: CallProgram["subject"];
  readonly use?: ResultUse;
  /** Show making the client too. */
  readonly client?: readonly ClientSetting[];
  readonly cancelAfter?: number;
}

/** A call of a method with its result used up. */
export function callProgram(context: SampleContext, id: OperationId, show: CallShow = {}): CallProgram {
  const { readme, settings, subject = "result", use, client = null, cancelAfter = null } = show;
  return {
    kind: "call",
    call: shownCall(context, id, { readme, settings }),
    use: use ?? useOf(context, methodAt(context, id)),
    subject,
    client,
    cancelAfter,
  };
}

/** What the snippets file shows of a method: making the client, and the call. */
export function snippetProgram(context: SampleContext, id: OperationId): CallProgram {
  return callProgram(context, id, { subject: "call", client: clientSettings(context) });
}

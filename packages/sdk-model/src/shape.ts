import type { Api, ChannelDecl, HttpOperation, OperationId, TypeId, UnionDecl } from "@sdkwright/ir-schema";
import { eventsOf } from "./channels.js";
import { declaredTypes } from "./declared.js";
import type { Method, MethodModel, Sdk, SdkModel, SdkStyle, TypePlan } from "./model.js";
import { topResource } from "./questions/owners.js";
import { requestsOf } from "./questions/requests.js";
import { inputOf } from "./request.js";
import { unionPlan } from "./types.js";

/** A declared type for the messages of a channel's server, and the first operation that opens the channel. */
interface Events {
  readonly union: UnionDecl;
  readonly channel: ChannelDecl;
  readonly opener: HttpOperation;
}

function eventsOfChannels(api: Api): Events[] {
  const byChannel = new Map<string, Events>();
  for (const opener of requestsOf(api)) {
    const channel = opener.opens === undefined ? undefined : api.channels[opener.opens];
    const union = channel && !byChannel.has(channel.id) ? eventsOf(api, channel) : undefined;
    if (channel && union) byChannel.set(channel.id, { union, channel, opener });
  }
  return [...byChannel.values()];
}

function planOfEvents(api: Api, { union, opener }: Events): TypePlan {
  const owner = topResource(api, opener);
  return { direction: "received", dissolved: false, owner, union: unionPlan(api, union, true) };
}

/** Gives what comes from channels types with names. */
function withEvents(model: SdkModel): SdkModel {
  const all = eventsOfChannels(model.api);
  if (all.length === 0) return model;
  const types = Object.fromEntries(all.map(({ union }) => [union.id, union]));
  const api: Api = { ...model.api, types: { ...model.api.types, ...types } };
  const plans = Object.fromEntries(all.map((events) => [events.union.id, planOfEvents(api, events)]));
  const channels = Object.fromEntries(
    all.map(({ channel, union }) => [channel.id, { ...model.channels[channel.id], events: union.id }]),
  ) as SdkModel["channels"];
  return { ...model, api, types: { ...model.types, ...plans }, channels: { ...model.channels, ...channels } };
}

/** The plans of types, those marked that an SDK with these methods does not declare. */
function withoutUndeclared({ api, channels, types }: SdkModel, methods: Sdk["methods"]): SdkModel["types"] {
  const declared = declaredTypes({ api, channels, methods });
  const plans: { [id: TypeId]: TypePlan } = {};
  for (const [id, plan] of Object.entries(types) as [TypeId, TypePlan][])
    plans[id] = declared.has(id) ? plan : { ...plan, dissolved: true };
  return plans;
}

/** Puts a model into the style of a language: arguments and requests of methods, and the types that it wants named. Pure. */
export function shapeFor(model: SdkModel, style: SdkStyle): Sdk {
  const shaped = style.events === "named" ? withEvents(model) : model;
  const { api } = shaped;
  const methods: { [id: OperationId]: Method } = {};
  for (const request of requestsOf(api)) {
    const method = shaped.methods[request.id] as MethodModel;
    methods[request.id] = { ...method, ...inputOf({ api, style }, request) };
  }
  return { ...shaped, style, methods, types: withoutUndeclared(shaped, methods) };
}

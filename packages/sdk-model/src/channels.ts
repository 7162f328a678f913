import type {
  Api,
  ChannelDecl,
  ChannelId,
  ChannelMessage,
  HttpOperation,
  Type,
  TypeId,
  UnionDecl,
} from "@sdkwright/ir-schema";
import { resolveType } from "@sdkwright/ir-schema";
import { need } from "./lookup.js";
import type { Sdk } from "./model.js";
import { typeAt } from "./questions/objects.js";
import { tagOf } from "./questions/tags.js";

/** Whether SDKs can open a channel. */
export function canOpen({ protocol }: ChannelDecl): boolean {
  return /^wss?$|^websockets?$/i.test(protocol);
}

/** The channel that a request opens; undefined for what opens none. */
export function openedChannel(api: Api, { opens }: HttpOperation): ChannelDecl | undefined {
  return opens === undefined ? undefined : api.channels[opens];
}

/** Indexes of the messages of one direction; of those with one payload the first. */
export function messagesOf(channel: ChannelDecl, direction: ChannelMessage["direction"]): readonly number[] {
  const byPayload = new Map<string, number>();
  for (const [index, message] of channel.messages.entries()) {
    const key = JSON.stringify(message.payload);
    if (message.direction === direction && !byPayload.has(key)) byPayload.set(key, index);
  }
  return [...byPayload.values()];
}

/** The distinct messages that the server of a channel sends. */
function receivedMessages(channel: ChannelDecl): readonly ChannelMessage[] {
  return messagesOf(channel, "receive").flatMap((index) => channel.messages[index] ?? []);
}

/** The property by which messages of the server are told apart; undefined where none does, or there is only one. */
export function receivedTag(api: Api, channel: ChannelDecl): string | undefined {
  const payloads = receivedMessages(channel).map(({ payload }) => payload);
  return payloads.length > 1 ? tagOf(api, payloads) : undefined;
}

/** A payload that keeps what is not declared without help: any JSON, or a union, which knows the unknown. */
function keepsUnknown(api: Api, payload: Type): boolean {
  const { kind } = resolveType(api, payload);
  return kind === "unknown" || kind === "union";
}

/** Id of the union of what a channel's server sends. */
export function eventsId(channel: ChannelDecl): TypeId {
  return `type:${channel.id}#events`;
}

/**
 * The union of what a channel's server sends, so that a message that is not declared is kept too; undefined where that
 * needs no type of its own.
 */
export function eventsOf(api: Api, channel: ChannelDecl): UnionDecl | undefined {
  const messages = receivedMessages(channel);
  const [first] = messages;
  if (!first || (messages.length === 1 && keepsUnknown(api, first.payload))) return undefined;
  const tag = tagOf(
    api,
    messages.map(({ payload }) => payload),
  );
  const tagsOf = (payload: Type): string[] => {
    const type = tag === undefined ? undefined : typeAt(api, payload, [tag]);
    const literal = type && resolveType(api, type);
    return literal?.kind === "literal" ? [String(literal.value)] : [];
  };
  return {
    kind: "union",
    id: eventsId(channel),
    name: { ...channel.name, explicit: false },
    summary: "A message of the server.",
    discriminator: tag === undefined ? null : { wire: tag, words: [tag], explicit: true },
    variants: messages.map(({ name, payload, origin }) => ({ name, type: payload, tags: tagsOf(payload), origin })),
    origin: channel.origin,
  };
}

/** The types of what the client of a channel sends; none where it only listens. */
export function sentMessageTypes({ api, channels }: Pick<Sdk, "api" | "channels">, id: ChannelId): Type[] {
  const { messages } = need(api.channels, id);
  return need(channels, id).sends.flatMap((index) => messages[index]?.payload ?? []);
}

/** The type of what a channel's server sends: its union, where it has one, else that of the one message. */
export function receivedType({ api, channels }: Pick<Sdk, "api" | "channels">, id: ChannelId): Type {
  const { events, receives } = need(channels, id);
  if (events) return { kind: "ref", id: events };
  const [first] = receives;
  return (first === undefined ? undefined : need(api.channels, id).messages[first]?.payload) ?? { kind: "unknown" };
}

import {
  type Api,
  type ChannelDecl,
  type ChannelId,
  type ChannelMessage,
  openedChannel,
  resolveType,
  type Type,
  type TypeId,
  tagOf,
  typeAt,
  type UnionDecl,
} from "@sdkwright/plugin-api";

/** The channels that an SDK can open, each once, in the order of the operations that open them. */
export function openableChannels(api: Api): readonly ChannelDecl[] {
  const found = Object.values(api.operations).flatMap((operation) => openedChannel(api, operation) ?? []);
  return [...new Set(found)];
}

/** The messages of one direction; of those with one payload the first. */
export function messagesOf(channel: ChannelDecl, direction: ChannelMessage["direction"]): readonly ChannelMessage[] {
  const byPayload = new Map<string, ChannelMessage>();
  for (const message of channel.messages) {
    const key = JSON.stringify(message.payload);
    if (message.direction === direction && !byPayload.has(key)) byPayload.set(key, message);
  }
  return [...byPayload.values()];
}

/** Id of the union of what a channel's server sends, where there is one. */
export function eventsId(channel: ChannelId): TypeId {
  return `type:${channel}#events`;
}

/** A payload that keeps what is not declared without help: any JSON, or a union, which knows the unknown. */
function keepsUnknown(api: Api, payload: Type): boolean {
  const { kind } = resolveType(api, payload);
  return kind === "unknown" || kind === "union";
}

/**
 * The union of what a channel's server sends, so that a message that is not declared is kept too; undefined where that
 * needs no type of its own.
 */
export function eventsOf(api: Api, channel: ChannelDecl): UnionDecl | undefined {
  const messages = messagesOf(channel, "receive");
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
    id: eventsId(channel.id),
    name: channel.name,
    summary: "A message of the server.",
    discriminator: tag === undefined ? null : { wire: tag, words: [tag], explicit: true },
    variants: messages.map(({ name, payload, origin }) => ({ name, type: payload, tags: tagsOf(payload), origin })),
    origin: channel.origin,
  };
}

/** What comes from a channel's server, of an API that has the unions of such messages. */
export function eventType(api: Api, channel: ChannelDecl): Type {
  const id = eventsId(channel.id);
  if (api.types[id]) return { kind: "ref", id };
  return messagesOf(channel, "receive")[0]?.payload ?? { kind: "unknown" };
}

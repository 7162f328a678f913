import type { Api, ChannelDecl, Name, Plugin, ResourceDecl, Type } from "@sdkwright/plugin-api";

const origin = 0;
const makeName = (wire: string): Name => ({ wire, words: [wire.toLowerCase()], explicit: true });

function typeNamed({ types }: Api, name: string): Type {
  const found = Object.values(types).find((decl) => decl.name.wire === name);
  if (!found) throw new Error(`The fixture has no ${name}`);
  return { kind: "ref", id: found.id };
}

function chatOf(api: Api): ChannelDecl {
  const message = (name: string, direction: "send" | "receive"): ChannelDecl["messages"][number] => ({
    name: makeName(name),
    payload: typeNamed(api, name),
    direction,
    origin,
  });
  const parameter = { type: { kind: "primitive", primitive: "string" }, origin } as const;
  return {
    kind: "channel",
    id: "channel:chat",
    name: makeName("chat"),
    protocol: "ws",
    path: [
      { kind: "text", text: "/rooms/" },
      { kind: "parameter", name: "room" },
    ],
    parameters: [
      { ...parameter, name: makeName("room"), in: "path", required: true, style: "simple", explode: false },
      { ...parameter, name: makeName("since"), in: "query", required: false, style: "form", explode: true },
    ],
    messages: [message("Message", "send"), message("Cat", "receive"), message("Dog", "receive")],
    security: null,
    origin,
  };
}

/** Adds `chat.join`, which opens a channel: definitions of HTTP calls have no word for one. */
function complete(api: Api): Api {
  const chat = Object.values(api.resources).find(({ name }) => name.wire === "chat");
  if (!chat) throw new Error("The fixture has no resource chat");
  const channel = chatOf(api);
  const join = {
    kind: "channel",
    id: "op:join",
    resource: chat.id,
    name: makeName("join"),
    channel: channel.id,
    security: null,
    errors: [],
    examples: [],
    origin,
  } as const;
  const resource: ResourceDecl = { ...chat, operations: [...chat.operations, join.id] };
  return {
    ...api,
    channels: { [channel.id]: channel },
    operations: { ...api.operations, [join.id]: join },
    resources: { ...api.resources, [chat.id]: resource },
  };
}

/** The channel of the suite, as a frontend would give it: a plugin of the configuration `channel.yml`. */
export const plugin: Plugin = {
  name: "conformance-channels",
  apply: ({ hooks }) => hooks.ir.tap("conformance-channels", complete),
};

import type { Api, ChannelDecl, ChannelMessage, ObjectDecl, Type, TypeDecl } from "@sdkwright/ir-schema";
import { describe, expect, test } from "vitest";
import { eventsOf, messagesOf, receivedType } from "../src/channels.js";

const name = (wire: string) => ({ wire, words: wire.toLowerCase().split(" "), explicit: true });
const text: Type = { kind: "primitive", primitive: "string" };

function object(id: TypeDecl["id"], tag?: string): ObjectDecl {
  const type: Type = { kind: "literal", value: tag ?? "" };
  const properties = tag === undefined ? [] : [{ name: name("kind"), type, required: true, origin: 0 }];
  return { kind: "object", id, name: name(id), properties, extends: [], additional: null, origin: 0 };
}

const message = (wire: string, payload: Type, direction: ChannelMessage["direction"] = "receive"): ChannelMessage => ({
  name: name(wire),
  payload,
  direction,
  origin: 0,
});

const ref = (id: TypeDecl["id"]): Type => ({ kind: "ref", id });

function channelOf(...messages: ChannelMessage[]): ChannelDecl {
  return {
    kind: "channel",
    id: "channel:c",
    name: name("c"),
    protocol: "ws",
    path: [],
    parameters: [],
    messages,
    security: null,
    origin: 0,
  };
}

function apiOf(...types: TypeDecl[]): Api {
  return { types: Object.fromEntries(types.map((decl) => [decl.id, decl])) } as unknown as Api;
}

describe("what comes from the server of a channel", () => {
  const api = apiOf(object("type:a", "a"), object("type:b", "b"), object("type:plain"), {
    kind: "union",
    id: "type:u",
    name: name("u"),
    discriminator: null,
    variants: [],
    origin: 0,
  });

  test("is told apart by a property where that has another text in each", () => {
    const union = eventsOf(api, channelOf(message("a", ref("type:a")), message("b", ref("type:b"))));
    expect(union?.discriminator?.wire).toBe("kind");
    expect(union?.variants.map(({ tags }) => tags)).toEqual([["a"], ["b"]]);
    const mixed = eventsOf(api, channelOf(message("a", ref("type:a")), message("p", ref("type:plain"))));
    expect(mixed?.discriminator).toBeNull();
    expect(mixed?.variants.map(({ tags }) => tags)).toEqual([[], []]);
  });

  test("is a union even of one message, unless what comes keeps the unknown by itself", () => {
    expect(eventsOf(api, channelOf(message("t", text)))?.variants.length).toBe(1);
    for (const payload of [ref("type:u"), { kind: "unknown" } as const]) {
      expect(eventsOf(api, channelOf(message("m", payload)))).toBeUndefined();
    }
    expect(eventsOf(api, channelOf(message("s", text, "send")))).toBeUndefined();
  });
});

test("of messages with one payload the first counts, in each direction", () => {
  const channel = channelOf(
    message("first", ref("type:a"), "send"),
    message("again", ref("type:a"), "send"),
    message("say it", text, "send"),
    message("first", text),
  );
  expect(messagesOf(channel, "send")).toEqual([0, 2]);
  expect(messagesOf(channel, "receive")).toEqual([3]);
});

test("what a server sends is a union that was made for it, else the payload of its one message, else anything", () => {
  const typeOf = (plan: object, ...messages: ChannelMessage[]): Type => {
    const api = { channels: { "channel:c": channelOf(...messages) } } as unknown as Api;
    const channels = { "channel:c": { opened: true, sends: [], receives: [], tag: null, events: null, ...plan } };
    return receivedType({ api, channels }, "channel:c");
  };
  expect(typeOf({ receives: [0], events: "type:c#events" }, message("one", text))).toEqual(ref("type:c#events"));
  expect(typeOf({ receives: [1] }, message("sent", ref("type:Sent"), "send"), message("one", text))).toEqual(text);
  expect(typeOf({}, message("sent", text, "send"))).toEqual({ kind: "unknown" });
});

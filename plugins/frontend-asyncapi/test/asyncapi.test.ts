import type { Api, ChannelDecl, OptionValues } from "@sdkwright/plugin-api";
import { type LowerOptions, lowerFiles } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { frontend } from "../src/index.js";

const info = { title: "Test", version: "1" };
const string = { type: "string" };

async function lower(document: object, options: LowerOptions = {}) {
  const files = { "asyncapi.json": JSON.stringify({ info, ...document }) };
  const lowered = await lowerFiles(frontend, files, options);
  return { ...lowered, channels: Object.values(lowered.api.channels) };
}

/** `direction name` of every message. */
const messagesOf = (channel: ChannelDecl | undefined): string[] =>
  (channel?.messages ?? []).map(({ direction, name }) => `${direction} ${name.wire}`);

const third = (document: object): object => ({ asyncapi: "3.0.0", ...document });
const second = (document: object): object => ({ asyncapi: "2.6.0", ...document });
const socket = { live: { host: "api.example.com", protocol: "wss", pathname: "/v1" } };

describe("version 3", () => {
  const messages = { hello: { payload: string }, bye: { payload: { type: "integer" } }, other: { payload: string } };
  const channels = { chat: { address: "/chat/{room}", messages, parameters: { room: { description: "Which." } } } };
  const of = (name: string) => ({ $ref: `#/channels/chat/messages/${name}` });
  const channel = { $ref: "#/channels/chat" };

  test("what the application receives clients send, and the other way round; a channel over WebSockets can be opened", async () => {
    const operations = {
      greet: { action: "receive", channel, messages: [of("hello")] },
      part: { action: "send", channel, messages: [of("bye")] },
    };
    const { api, channels: found, findings } = await lower(third({ servers: socket, channels, operations }));
    expect(findings).toEqual([]);
    expect(messagesOf(found[0])).toEqual(["send hello", "receive bye"]);
    expect(found[0]).toMatchObject({
      protocol: "websocket",
      path: [{ text: "/chat/" }, { kind: "parameter", name: "room" }],
      parameters: [{ in: "path", name: { wire: "room" }, required: true, description: "Which." }],
    });
    expect(Object.values(api.operations)).toMatchObject([
      { kind: "channel", name: { wire: "connect" }, resource: "resource:chat", channel: found[0]?.id },
    ]);
    expect(api.environments.list).toMatchObject([
      { name: { wire: "live" }, urls: [{ template: "wss://api.example.com/v1" }] },
    ]);
  });

  test("an operation without messages has those of its channel; a channel without operations is received", async () => {
    const operations = { all: { action: "receive", channel } };
    const all = await lower(third({ channels, operations }));
    expect(messagesOf(all.channels[0])).toEqual(["send hello", "send bye", "send other"]);
    const none = await lower(third({ channels }));
    expect(messagesOf(none.channels[0])).toEqual(["receive hello", "receive bye", "receive other"]);
  });

  test("answers come back, on the channel or from another, and are tied to what they answer", async () => {
    const replies = { address: null, messages: { done: { payload: string } } };
    const reply = { channel: { $ref: "#/channels/replies" }, messages: [{ $ref: "#/channels/replies/messages/done" }] };
    const operations = {
      ask: { action: "receive", channel, messages: [of("hello")], reply: { messages: [of("bye")] } },
      order: { action: "receive", channel, messages: [of("other")], reply },
    };
    const { channels: found } = await lower(third({ channels: { ...channels, replies }, operations }));
    expect(messagesOf(found[0])).toEqual(["send hello", "receive bye", "send other", "receive done"]);
    expect(found[0]?.messages.map(({ reply: answer }) => answer)).toEqual(["bye", undefined, "done", undefined]);
  });

  test("parameters outside the address are headers where they say so, else a query", async () => {
    const parameters = {
      key: { location: "$message.header#/Authorization" },
      rate: { location: "$message.payload#/rate", enum: ["8000", "16000"], default: "8000" },
    };
    const { channels: found } = await lower(
      third({ servers: socket, channels: { a: { address: "/a", messages, parameters } } }),
    );
    expect(found[0]?.parameters).toMatchObject([
      { in: "header", name: { wire: "Authorization", words: ["key"] }, required: false },
      { in: "query", name: { wire: "rate" }, required: false, type: { kind: "ref" } },
    ]);
  });

  test("channels of different servers share an environment with a URL for each", async () => {
    const servers = { ...socket, voice: { host: "voice.example.com", protocol: "wss" } };
    const at = (name: string, server: string) => ({
      address: name,
      messages,
      servers: [{ $ref: `#/servers/${server}` }],
    });
    const document = third({ servers, channels: { a: at("/a", "live"), b: at("/b", "voice") } });
    const { api, channels: found } = await lower(document);
    expect(api.environments).toMatchObject({
      roles: [{ wire: "default" }, { wire: "voice" }],
      list: [{ urls: [{ template: "wss://api.example.com/v1" }, { template: "wss://voice.example.com" }] }],
    });
    expect(found.map(({ server }) => server)).toEqual([undefined, "voice"]);
  });

  test("parts that a message lacks come from its traits; payloads can be in another language", async () => {
    const traits = [
      { headers: { type: "object", properties: { id: string } }, correlationId: { location: "$message.header#/id" } },
    ];
    const avro = { schemaFormat: "application/vnd.apache.avro;version=1.9.0", schema: { type: "record" } };
    const json = { schemaFormat: "application/schema+json;version=draft-07", schema: string };
    const declared = { one: { payload: json, traits }, two: { payload: avro } };
    const { channels: found, findings } = await lower(
      third({ channels: { a: { address: "/a", messages: declared } } }),
    );
    expect(found[0]?.messages).toMatchObject([
      { payload: { primitive: "string" }, correlation: { in: "header", path: ["id"] }, headers: expect.any(String) },
      { payload: { kind: "unknown" } },
    ]);
    expect(findings).toEqual(["asyncapi/schema-format /channels/a/messages/two/payload/schemaFormat"]);
  });

  test("security is that of operations, else of the server; inline schemes are called after their type", async () => {
    const key = { type: "httpApiKey", in: "query", name: "token" };
    const servers = { live: { host: "h", protocol: "ws", security: [{ $ref: "#/components/securitySchemes/key" }] } };
    const operations = { a: { action: "send", channel, security: [{ type: "http", scheme: "bearer" }] } };
    const components = { securitySchemes: { key } };
    const ofServer = await lower(third({ servers, channels, components }));
    expect(ofServer.channels[0]?.security).toEqual([{ schemes: [{ scheme: "key", scopes: [] }] }]);
    const ofOperation = await lower(third({ servers, channels, components, operations }));
    expect(ofOperation.channels[0]?.security).toEqual([{ schemes: [{ scheme: "http", scopes: [] }] }]);
    expect(ofOperation.api.auth).toMatchObject({
      mode: { kind: "endpoint" },
      schemes: [
        { kind: "query", key: "token", declared: false },
        { kind: "bearer", declared: true },
      ],
    });
  });
});

describe("version 2", () => {
  test("what clients publish they send; handshake parameters stand in the WebSocket binding", async () => {
    const query = { type: "object", required: ["rate"], properties: { rate: { type: "integer" }, lang: string } };
    const headers = { type: "object", properties: { "X-Trace": string } };
    const channels = {
      "/v2/{user}/ws": {
        parameters: { user: { schema: string } },
        bindings: { ws: { query, headers } },
        publish: { message: { oneOf: [{ name: "audio", payload: string }, { $ref: "#/components/messages/End" }] } },
        subscribe: { operationId: "onText", message: { payload: { type: "object", properties: { text: string } } } },
      },
    };
    const components = { messages: { End: { payload: { const: "end" } } } };
    const servers = { live: { url: "wss://api.example.com", protocol: "wss" } };
    const { api, channels: found, findings } = await lower(second({ servers, channels, components }));
    expect(findings).toEqual([]);
    expect(messagesOf(found[0])).toEqual(["send audio", "send End", "receive onText"]);
    expect(found[0]?.parameters.map(({ in: place, name, required }) => `${place} ${name.wire} ${required}`)).toEqual([
      "path user true",
      "query rate true",
      "query lang false",
      "header X-Trace false",
    ]);
    expect(Object.values(api.types).map(({ name }) => name.words.join(" "))).toEqual(["Websocket on Text"]);
  });

  test("message-naming v2 leaves names alone", async () => {
    const channels = {
      "/a": { subscribe: { message: { name: "said", payload: { type: "object", properties: { a: string } } } } },
    };
    const { api } = await lower(second({ channels }), { settings: { "message-naming": "v2" } });
    expect(Object.values(api.types).map(({ name }) => name.words.join(" "))).toEqual(["said"]);
  });

  test("what goes through a broker is kept as types, with its bindings, and reported once", async () => {
    const channels = {
      "light/measured": { bindings: { kafka: { topic: "t" } }, publish: { message: { payload: string } } },
      "light/off": { publish: { message: { payload: string } } },
    };
    const servers = { broker: { url: "kafka.example.com:9092", protocol: "kafka" } };
    const { api, channels: found, findings } = await lower(second({ servers, channels }));
    expect(findings).toEqual(["asyncapi/no-transport /channels/light~1measured"]);
    expect(found).toMatchObject([{ protocol: "kafka", bindings: { kafka: { topic: "t" } } }, { protocol: "kafka" }]);
    expect(api.operations).toEqual({});
    expect(api.environments.list).toEqual([]);
  });
});

test("extensions name groups and methods, and leave channels out", async () => {
  const messages = { m: { payload: string } };
  const channels = {
    a: { address: "/a", messages, "x-gen-sdk-group-name": ["voice", "live"], "x-fern-sdk-method-name": "open" },
    b: { address: "/b", messages, "x-gen-ignore": true },
  };
  const { api } = await lower(third({ servers: socket, channels }));
  expect(Object.values(api.operations)).toMatchObject([{ resource: "resource:voice.live", name: { wire: "open" } }]);
});

describe("settings", () => {
  const servers = {
    live: { url: "api.example.com/live", protocol: "wss" },
    replay: { url: "api.example.com/replay", protocol: "wss" },
    test: { url: "test.example.com/live", protocol: "wss" },
    broker: { url: "api.example.com:9092", protocol: "kafka" },
  };
  const message = { name: "say", payload: { type: "object", title: "Spoken", properties: { to: string } } };
  const channels = {
    "/rooms": { servers: ["live", "test"], publish: { message } },
    "/past": { servers: ["replay"], subscribe: { message: { name: "heard", payload: string } } },
    "/all": { subscribe: { message: { name: "any", payload: string } } },
  };
  const lowerWith = (settings: OptionValues) => lower(second({ servers, channels }), { settings });
  const urlsOf = ({ environments }: Api) =>
    environments.list.map(({ name, urls }) => [name.wire, ...urls.map(({ template }) => template)]);

  test("servers of a host are an environment with group-environments-by-host, and channels know their role", async () => {
    const { api, channels: found } = await lowerWith({ "group-environments-by-host": true });
    expect(api.environments.roles.map(({ wire }) => wire)).toEqual(["live", "replay"]);
    expect(urlsOf(api)).toEqual([
      ["api.example.com", "wss://api.example.com/live", "wss://api.example.com/replay"],
      ["test", "wss://test.example.com/live", "wss://test.example.com/live"],
    ]);
    expect(found.map(({ server }) => server)).toEqual([undefined, "replay", undefined]);
  });

  test("hosts of one server each are environments of one URL", async () => {
    const apart = { servers: { live: servers.live, test: servers.test }, channels: { "/a": channels["/all"] } };
    const { api } = await lower(second(apart), { settings: { "group-environments-by-host": true } });
    expect(api.environments.roles.map(({ wire }) => wire)).toEqual(["default"]);
    expect(urlsOf(api)).toEqual([
      ["live", "wss://api.example.com/live"],
      ["test", "wss://test.example.com/live"],
    ]);
  });

  test("without servers there is nothing to group", async () => {
    const { api, findings } = await lower(second({ channels: { "/a": channels["/all"] } }), {
      settings: { "group-environments-by-host": true },
    });
    expect([api.environments.list, findings]).toEqual([[], []]);
  });

  test("idiomatic-request-names says which word of a connection's request comes first", async () => {
    const names = ({ operations }: Api) => Object.values(operations).map(({ requestName }) => requestName?.words);
    expect(names((await lowerWith({})).api)).toEqual([undefined, undefined, undefined]);
    expect(names((await lowerWith({ "idiomatic-request-names": false })).api)[0]).toEqual([
      "rooms",
      "connect",
      "request",
    ]);
  });

  test("title-as-schema-name wins over message-naming", async () => {
    const named = async (settings: OptionValues) =>
      Object.values((await lowerWith(settings)).api.types).map(({ name }) => name.words.join(" "));
    expect(await named({})).toEqual(["Websocket say"]);
    expect(await named({ "message-naming": "v2" })).toEqual(["say"]);
    expect(await named({ "title-as-schema-name": true, "message-naming": "v2" })).toEqual(["Spoken"]);
  });

  test("an address's parameter has to be there, whatever it admits; one with a default and one outside are settled", async () => {
    const parameters = {
      id: { schema: { type: ["string", "null"] } },
      since: { schema: string, location: "$message.header#/since" },
    };
    const document = second({ channels: { "/rooms/{id}": { parameters, publish: { message } } } });
    const { channels: found } = await lower(document, { settings: { "coerce-optional-schemas-to-nullable": true } });
    expect(found[0]?.parameters.map(({ name, required, type }) => [name.wire, required, type.kind])).toEqual([
      ["id", true, "nullable"],
      ["since", false, "nullable"],
    ]);
  });
});

test("keys that a version does not define are reported, with the key that was meant", async () => {
  const channels = { chat: { adress: "/chat", publish: {}, messages: { hello: { payload: { propertys: {} } } } } };
  const avro = { schemaFormat: "application/vnd.apache.avro", schema: { type: "record", fields: [], doc: "" } };
  const components = { messages: { other: { payload: avro } } };
  const { diagnostics } = await lower(third({ server: socket, servers: socket, channels, components }));
  const found = diagnostics.filter(({ code }) => code === "asyncapi/unknown-key");
  expect(found.map(({ message }) => message.replace(/Allowed here.*/, "")).sort()).toEqual([
    "Unknown key `adress`. Did you mean `address`?",
    "Unknown key `propertys`. Did you mean `properties`?",
    "Unknown key `publish`. ",
    "Unknown key `server`. Did you mean `servers`?",
  ]);
  const { findings } = await lower(second({ channels: { "/chat": { publish: { operationID: "a" } } } }));
  expect(findings).toContain("asyncapi/unknown-key /channels/~1chat/publish/operationID");
});

test.each([
  ["null", { address: null }],
  ["absent", {}],
])("a channel whose address is %s is at the URL of its server, alone", async (_, unknown) => {
  const messages = { hello: { payload: string } };
  const channels = { chat: { ...unknown, messages }, news: { ...unknown, messages } };
  const { channels: found, findings } = await lower(third({ servers: socket, channels }));
  expect(found.map(({ path }) => path)).toEqual([[], []]);
  expect(findings.filter((finding) => finding.includes("asyncapi/no-address"))).toHaveLength(2);
});

import {
  type ChannelDecl,
  type ChannelOperation,
  makeName,
  type WebhookDecl,
  type WebhookSignature,
} from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import {
  emitted,
  fileOf,
  miniApi,
  objectOf,
  operation,
  parameter,
  property,
  refTo,
  runOf,
  typeErrors,
} from "./support.js";

const origin = 0;
const literal = (value: string) => ({ kind: "literal", value }) as const;

const types = [
  objectOf("Said", [property("type", literal("said")), property("text", { kind: "primitive", primitive: "string" })]),
  objectOf("Left", [property("type", literal("left"))]),
  objectOf("Say", [property("text", { kind: "primitive", primitive: "string" })]),
];

function message(name: string, direction: "send" | "receive"): ChannelDecl["messages"][number] {
  return { name: makeName(name), payload: refTo(name), direction, origin };
}

const chat: ChannelDecl = {
  kind: "channel",
  id: "channel:chat",
  name: makeName("chat"),
  protocol: "wss",
  path: [
    { kind: "text", text: "/rooms/" },
    { kind: "parameter", name: "room" },
  ],
  parameters: [parameter("room", "path"), parameter("since", "query", { required: false })],
  messages: [message("Say", "send"), message("Said", "receive"), message("Left", "receive")],
  security: null,
  origin,
};

const join: ChannelOperation = {
  kind: "channel",
  id: "op:join",
  resource: "resource:pets",
  name: makeName("join", { explicit: true }),
  channel: chat.id,
  security: null,
  errors: [],
  examples: [],
  origin,
};

function withChannel(channel: ChannelDecl) {
  const api = miniApi({ types, operations: [operation("list")], more: { channels: { [channel.id]: channel } } });
  const pets = api.resources["resource:pets"];
  if (!pets) throw new Error("no resource");
  const resources = { ...api.resources, [pets.id]: { ...pets, operations: [...pets.operations, join.id] } };
  return { ...api, operations: { ...api.operations, [join.id]: join }, resources };
}

describe("a WebSocket channel", () => {
  const files = emitted(withChannel(chat));

  test("is opened by a method, with the parameters of the channel", () => {
    const client = fileOf(files, "src/api/resources/pets/Client.ts");
    expect(client).toContain(`  join(
    request: JoinPetRequest,
    options?: SocketOptions,
  ): Promise<ChannelSocket<ChatChannel["send"], ChatChannel["receive"]>> {
    return openSocket(this.#core, joinOperation, request, options);
  }`);
    expect(client).toContain('const joinOperation: OperationSpec = {\n  method: "GET",\n  path: "/rooms/{room}",\n');
    expect(fileOf(files, "src/connection.ts")).toContain("  webSocket?: WebSocketConstructor | undefined;\n");
    expect(JSON.parse(fileOf(files, "package.json"))).toMatchObject({
      peerDependencies: { ws: ">=8" },
      peerDependenciesMeta: { ws: { optional: true } },
    });
  });

  test("types its messages, those that are not declared among them", () => {
    expect(fileOf(files, "src/api/types/ChatChannel.ts")).toContain(`export interface ChatChannel {
  send: Say;
  receive: Said | Left | { type: UnknownTag; [key: string]: unknown };
}`);
    const use = `
import { AcmeClient, SocketClosedError } from "./src/index.js";
const client = new AcmeClient({ baseUrl: "https://a.example", webSocket: WebSocket });
const socket = await client.pets.join({ room: "r" }, { reconnect: true });
await socket.send({ text: "hi" });
// @ts-expect-error no such message
await socket.send({ type: "said", text: 1 });
// @ts-expect-error a room is needed
await client.pets.join({});
for await (const message of socket) {
  switch (message.type) {
    case "said": message.text satisfies string; break;
    case "left": break;
    default: message.type satisfies string;
  }
}
export const code = (error: unknown): number => (error instanceof SocketClosedError ? error.code satisfies number : 0);
`;
    expect(typeErrors(new Map([...files, ["use.ts", use]]))).toBe("");
    const sample = 'const socket = await client.pets.join({ room: "room" });\nfor await (const message of socket) {';
    for (const path of ["README.md", "reference.md"]) expect(fileOf(files, path)).toContain(sample);
  });

  test("is left to its users where it is not a WebSocket", () => {
    const kafka = withChannel({ ...chat, protocol: "kafka" });
    expect(runOf(kafka).findings.map(({ code }) => code)).toContain("sdk/operation-unsupported");
    const without = emitted(kafka);
    expect([...without.keys()].filter((path) => path.includes("socket"))).toEqual([]);
    expect(fileOf(without, "package.json")).not.toContain("peerDependencies");
    expect(typeErrors(without)).toBe("");
  });
});

function webhook(name: string, payload: string, signature?: WebhookSignature): WebhookDecl {
  const base = { kind: "webhook", id: `webhook:${name}`, name: makeName(name), method: "POST", headers: [] } as const;
  return { ...base, payload: refTo(payload), origin, ...(signature && { signature }) };
}

function withWebhooks(...webhooks: WebhookDecl[]) {
  const more = { webhooks: Object.fromEntries(webhooks.map((decl) => [decl.id, decl])) };
  return miniApi({ types, operations: [operation("list")], more });
}

const hmac: WebhookSignature = {
  kind: "hmac",
  header: "X-Signature",
  algorithm: "sha256",
  encoding: "hex",
  prefix: "v1=",
  payload: { components: ["message-id", "timestamp", "body"], delimiter: "." },
  timestamp: { header: "X-Time", format: "unix-seconds", toleranceSeconds: 300 },
};

describe("webhooks", () => {
  test("that are signed can be verified and read, without a client", () => {
    const files = emitted(withWebhooks(webhook("said", "Said", hmac), webhook("left", "Left", hmac)));
    expect(fileOf(files, "src/webhooks.ts")).toContain(`const signatures: readonly WebhookSignature[] = [
  {
    kind: "hmac",
    header: "X-Signature",
    hash: "SHA-256",
    encoding: "hex",
    prefix: "v1=",
    components: ["webhook-id", "timestamp", "body"],
    delimiter: ".",
    timestamp: { header: "X-Time", format: "unix-seconds", toleranceSeconds: 300 },
  },
];

/** An event that the API sends to a webhook. */
export type WebhookEvent = SaidWebhook | LeftWebhook | { type: UnknownTag; [key: string]: unknown };
`);
    const use = `
import { parseWebhook, verifyWebhook, WebhookVerificationError, type WebhookDelivery } from "./src/index.js";
const delivery: WebhookDelivery = { body: "{}", headers: new Headers() };
await verifyWebhook(delivery, ["old", "new"], { toleranceSeconds: 10 });
const event = await parseWebhook(delivery, "secret");
if (event.type === "said") event.text satisfies string;
// @ts-expect-error a webhook has a secret
await parseWebhook(delivery);
export const refused = (error: unknown): boolean => error instanceof WebhookVerificationError;
`;
    const sample = /```ts\n(import \{ parseWebhook[\s\S]*?)```/.exec(fileOf(files, "README.md"))?.[1] ?? "missing";
    const readme = sample.replace('"acme"', '"./src/index.js"');
    expect(typeErrors(new Map([...files, ["use.ts", use], ["readme.ts", `${readme}void receive;\n`]]))).toBe("");
  });

  test("that are not signed bring types alone", () => {
    const files = emitted(withWebhooks(webhook("said", "Said")));
    expect([...files.keys()].filter((path) => /webhook/i.test(path))).toEqual(["src/api/types/SaidWebhook.ts"]);
  });

  test("signed by keys go by the algorithms of Web Crypto; one that no platform has is reported", () => {
    const signed = (algorithm: string): WebhookDecl =>
      webhook(algorithm, "Said", { kind: "asymmetric", header: "X-Signature", algorithm });
    const files = emitted(withWebhooks(...["rsa-sha512", "RS256", "ES384", "ed25519", "rsa-pss-sha256"].map(signed)));
    const names = fileOf(files, "src/webhooks.ts").match(/(?<=name: ).*,\n(?: *hash: .*,)?/g);
    expect(
      names?.map((text) =>
        text
          .replaceAll(/[\s",]|hash:/g, " ")
          .trim()
          .split(/ +/),
      ),
    ).toEqual([
      ["RSASSA-PKCS1-v1_5", "SHA-512"],
      ["RSASSA-PKCS1-v1_5", "SHA-256"],
      ["ECDSA", "SHA-384"],
      ["Ed25519"],
      ["RSA-PSS", "SHA-256"],
    ]);
    const { findings } = runOf(withWebhooks(signed("dsa-md5")));
    expect(findings.map(({ code }) => code)).toContain("sdk/signature-unsupported");
  });
});

import { makeName, primitive, ref, type SampleCall } from "@sdkwright/plugin-api";
import { describe, expect, it } from "vitest";
import {
  callProgram,
  clientSettings,
  methodSample,
  type SampleContext,
  shownCall,
  snippetProgram,
  wireClient,
  wirePrograms,
} from "../../src/index.js";
import { jsonBody, object, operation, parameter, property, sdkContext, text, whole } from "../api.js";

/** Names and values of what a call gives, in the order in which it gives them. */
function given({ arguments: args, request }: SampleCall): unknown[] {
  const nameOf = (from: SampleCall["arguments"][number]["field"]["from"]): string =>
    from.kind === "body" ? "body" : from.name;
  return [
    ...args.map(({ field, value }) => ["argument", nameOf(field.from), value.kind]),
    ...(request?.members ?? []).map((member) =>
      member.kind === "extra"
        ? ["extra", member.wire, member.value.kind]
        : [member.at, nameOf(member.field.from), member.value.kind],
    ),
  ];
}

const pet = object("Pet", [property("name", text), property("age", whole, { required: false })]);
const create = operation({
  method: "POST",
  path: [
    { kind: "text", text: "/shops/" },
    { kind: "parameter", name: "shop" },
  ],
  parameters: [parameter("shop", "path"), parameter("dry", "query", { required: false, type: primitive("boolean") })],
  body: jsonBody(ref(pet.id)),
});

function callOf(context: SampleContext, minimal = false): SampleCall {
  const readme = { minimal, disabledSections: new Set<string>(), features: [], customSections: [] };
  return shownCall(context, "op:one", { readme });
}

describe("calls", () => {
  it("give the values of an example, parameters before the properties of the body", () => {
    const example = {
      parameters: [
        { in: "query", name: "dry", value: true },
        { in: "path", name: "shop", value: "s1" },
      ],
      body: { age: 3, name: "Rex" },
      origin: 0,
    } as const;
    const call = callOf(sdkContext({ types: [pet], operations: [{ ...create, examples: [example] }] }));
    expect(given(call)).toEqual([
      [1, "dry", "boolean"],
      [0, "shop", "text"],
      [3, "age", "integer"],
      [2, "name", "text"],
    ]);
  });

  it("give arguments as the style has them", () => {
    const context = sdkContext({ types: [pet], operations: [create] }, { arguments: "path-always" });
    expect(given(callOf(context))).toEqual([
      ["argument", "shop", "text"],
      [1, "name", "text"],
    ]);
  });

  it("show an argument of which no value ends by its name", () => {
    const endless = parameter("id", "path", { type: { kind: "never" } });
    const one = operation({ path: [{ kind: "parameter", name: "id" }], parameters: [endless] });
    const [argument] = callOf(sdkContext({ operations: [one] }, { arguments: "path-always" })).arguments;
    expect(argument?.value).toMatchObject({ kind: "json", value: "id" });
  });

  it("have no request where the method takes none, and an empty one where nothing has to be given", () => {
    expect(callOf(sdkContext({ operations: [operation()] })).request).toBeNull();
    const optional = operation({ parameters: [parameter("limit", "query", { required: false })] });
    expect(callOf(sdkContext({ operations: [optional] })).request).toEqual({ members: [], extra: null });
  });

  it("give a body that is not an object as a whole", () => {
    const upload = operation({
      body: { required: true, contents: [{ kind: "binary", mediaType: "image/png" }], origin: 0 },
    });
    expect(given(callOf(sdkContext({ operations: [upload] })))).toEqual([[0, "body", "file"]]);
  });

  it("give undeclared properties of an open body, by their type", () => {
    const open = { ...pet, additional: primitive("date") };
    const example = { value: { name: "Rex", born: "2026-01-02" }, origin: 0 };
    const declared = operation({ body: jsonBody(ref(open.id), { examples: [example] }) });
    expect(given(callOf(sdkContext({ types: [open], operations: [declared] })))).toEqual([
      [0, "name", "text"],
      ["extra", "born", "date"],
    ]);
  });

  it("leave out in the minimal style what can be left out", () => {
    const example = {
      parameters: [{ in: "path", name: "shop", value: "s1" }],
      body: { age: 3, name: "a" },
      origin: 0,
    } as const;
    const context = sdkContext({ types: [pet], operations: [{ ...create, examples: [example] }] });
    expect(given(callOf(context, true))).toEqual([
      [0, "shop", "text"],
      [2, "name", "text"],
    ]);
  });
});

describe("clients", () => {
  const header = (name: string, more: object = {}) => ({
    header: name,
    value: { kind: "parameter", type: whole, required: true, ...more },
    origin: 0,
  });
  const api = {
    headers: [header("X-Tenant"), header("X-Env", { env: "TENANT" })],
    auth: {
      mode: { kind: "single", scheme: "basic" },
      schemes: [
        { kind: "bearer", id: "bearer", token: { name: makeName("token") }, declared: true, origin: 0 },
        {
          kind: "basic",
          id: "basic",
          username: { name: makeName("user name"), omit: false, placeholder: "me" },
          password: { name: makeName("password"), omit: false },
          declared: true,
          origin: 0,
        },
      ],
      security: null,
    },
  } as unknown as Parameters<typeof sdkContext>[0];

  it("are made with a base URL, headers that nothing else supplies, and the credentials of the scheme that is used", () => {
    expect(clientSettings(sdkContext(api))).toMatchObject([
      { kind: "base-url", value: "https://api.example.com" },
      {
        kind: "header",
        header: "X-Tenant",
        value: { kind: "integer", primitive: "int32" },
        plain: { primitive: "int64", value: 1 },
      },
      { kind: "credential", scheme: "basic", part: "username", placeholder: "me", words: ["user", "name"] },
      { kind: "credential", scheme: "basic", part: "password", placeholder: null, words: ["password"] },
    ]);
  });

  it("of wire tests have every credential and every header", () => {
    const { headers, credentials } = wireClient(sdkContext(api));
    expect(credentials[1]).toMatchObject({ kind: "credential", placeholder: "basic-username" });
    expect(headers.map(({ header: name }) => name)).toEqual(["X-Tenant", "X-Env"]);
    expect(credentials.map(({ scheme, part }) => `${scheme} ${part}`)).toEqual([
      "bearer token",
      "basic username",
      "basic password",
    ]);
  });
});

describe("programs", () => {
  const context = sdkContext({ types: [pet], operations: [create] });

  it("of the snippets file make a client and are about the call", () => {
    expect(snippetProgram(context, "op:one")).toMatchObject({
      kind: "call",
      subject: "call",
      use: { kind: "nothing" },
      client: [{ kind: "base-url" }],
      cancelAfter: null,
    });
  });

  it("of a reference begin with a client that is there, and name what the method takes", () => {
    const { fields, program } = methodSample(context, "op:one");
    expect(program).toMatchObject({ client: null, subject: "result" });
    expect(fields.map(({ field: { from, required } }) => [from.kind, required])).toEqual([
      ["parameter", true],
      ["parameter", false],
      ["property", true],
      ["property", false],
    ]);
    expect(fields[2]?.doc).toBe(pet.properties[0]);
  });

  it("of wire tests send what is optional too", () => {
    const [suite] = wirePrograms(context);
    const names = suite?.programs.flatMap(({ call }) => given(call).map((entry) => (entry as unknown[])[1]));
    expect(names).toEqual(["shop", "dry", "name", "age"]);
  });

  it("send a message on a channel, where clients send any", () => {
    const chat = { kind: "channel", id: "op:chat", channel: "channel:chat" } as const;
    const message = (direction: string) => ({ name: makeName("say"), direction, payload: text, origin: 0 });
    const channel = {
      kind: "channel",
      id: "channel:chat",
      name: makeName("chat"),
      protocol: "wss",
      path: [],
      parameters: [],
      security: null,
      origin: 0,
    };
    const made = (...messages: object[]) =>
      sdkContext({
        operations: [{ ...operation(), ...chat } as never],
        channels: { "channel:chat": { ...channel, messages } } as never,
      });
    expect(callProgram(made(message("receive"), message("send")), "op:chat").use).toMatchObject({
      kind: "socket",
      sends: { channel: "channel:chat", message: 1, value: { kind: "text", value: "message" } },
    });
    expect(callProgram(made(message("receive")), "op:chat").use).toEqual({ kind: "socket", sends: null });
  });
});

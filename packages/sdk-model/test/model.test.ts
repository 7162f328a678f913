import type {
  Api,
  AuthScheme,
  ChannelDecl,
  HttpOperation,
  ObjectDecl,
  Parameter,
  Type,
  TypeDecl,
} from "@sdkwright/ir-schema";
import { primitive } from "@sdkwright/ir-schema";
import { describe, expect, test } from "vitest";
import {
  clientData,
  contentsOf,
  modelOf,
  operationData,
  requestNode,
  type Sdk,
  type SdkStyle,
  shapeFor,
  sourceOf,
} from "../src/index.js";

const origin = 0;
const name = (wire: string) => ({ wire, words: [wire], explicit: true });
const string = primitive("string");
const plain: SdkStyle = { arguments: "as-configured", events: "inline" };

function parameter(place: Parameter["in"], wire: string, more: Partial<Parameter> = {}): Parameter {
  const style = place === "query" || place === "cookie" ? "form" : "simple";
  const base = { name: name(wire), in: place, type: string, required: place === "path", style, origin } as const;
  return { ...base, explode: style === "form", ...more };
}

function object(wire: string, properties: ObjectDecl["properties"], more: Partial<ObjectDecl> = {}): ObjectDecl {
  return {
    kind: "object",
    id: `type:${wire}`,
    name: name(wire),
    properties,
    extends: [],
    additional: null,
    origin,
    ...more,
  };
}

const property = (wire: string, more: Partial<ObjectDecl["properties"][number]> = {}) => ({
  name: name(wire),
  type: string,
  required: true,
  origin,
  ...more,
});

function operation(id: string, more: Partial<HttpOperation> = {}): HttpOperation {
  return {
    kind: "http",
    id: `op:${id}`,
    resource: "resource:",
    name: name(id),
    method: "GET",
    path: [{ kind: "text", text: `/${id}` }],
    parameters: [],
    body: null,
    responses: [],
    security: null,
    errors: [],
    examples: [],
    origin,
    ...more,
  };
}

const json = (type: Type) => ({ kind: "json", mediaType: "application/json", type }) as const;
const success = (code: number, type?: Type) => ({
  status: { kind: "code", code } as const,
  contents: type ? [json(type)] : [],
  headers: [],
  origin,
});
const ref = (wire: string): Type => ({ kind: "ref", id: `type:${wire}` });

function apiOf(operations: readonly HttpOperation[], types: readonly TypeDecl[] = [], more: Partial<Api> = {}): Api {
  return {
    irVersion: 1,
    name: name("acme"),
    auth: { mode: { kind: "none" }, schemes: [], security: null },
    environments: { roles: [name("default")], list: [] },
    headers: [],
    variables: [],
    requestIdHeaders: [],
    types: Object.fromEntries(types.map((type) => [type.id, type])),
    errors: {},
    operations: Object.fromEntries(operations.map((one) => [one.id, one])),
    resources: {
      "resource:": {
        kind: "resource",
        id: "resource:",
        name: name(""),
        parent: null,
        children: [],
        operations: operations.map(({ id }) => id),
        origin,
      },
    },
    root: "resource:",
    webhooks: {},
    channels: {},
    origins: [[-1, "openapi.yml"]],
    ...more,
  };
}

/** What the model says of the items of a stream, for each of several types. */
const itemsWithErrors = (types: readonly TypeDecl[], items: readonly Type[]) =>
  items.map((type, index) => {
    const content = { kind: "sse", mediaType: "text/event-stream", type } as const;
    const id = `stream${index}`;
    const responses = [{ ...success(200), contents: [content] }];
    return sdkOf(apiOf([operation(id, { responses })], types)).methods[`op:${id}`]?.call.reads?.errorItems === true;
  });

const sdkOf = (api: Api, style = plain): Sdk => shapeFor(modelOf(api), style);
const fieldNames = (fields: readonly { readonly from: { readonly kind: string; readonly name?: string } }[]) =>
  fields.map(({ from }) => from.name ?? from.kind);

test("items of a stream that declare an error hold it as any other property", () => {
  const log = object("Log", [property("error")]);
  const types: TypeDecl[] = [
    object("Chunk", [property("text")]),
    log,
    object("Line", [property("at")], { extends: [log.id] }),
    {
      kind: "union",
      id: "type:Any",
      name: name("Any"),
      discriminator: null,
      variants: ["Chunk", "Line", "Any"].map((wire) => ({ name: name(wire), type: ref(wire), tags: [], origin })),
      origin,
    },
  ];
  const map: Type = { kind: "map", values: string };
  const items: Type[] = [ref("Chunk"), { kind: "unknown" }, ref("Log"), ref("Line"), ref("Any"), map];
  expect(itemsWithErrors(types, items)).toEqual([false, false, true, true, true, true]);
});

describe("requests", () => {
  const pet = object("Pet", [property("id", { access: "read" }), property("name")]);
  const body = (required: boolean) => ({ required, contents: [json(ref("Pet"))], origin });
  const put = (required: boolean) =>
    operation("put", { method: "PUT", parameters: [parameter("path", "petId")], body: body(required) });

  test("hold parameters and the properties of a merged body, and demand what callers must give", () => {
    const { request } = sdkOf(apiOf([put(true)], [pet])).methods["op:put"] ?? {};
    expect(request?.fields.map(({ from, required }) => [from.kind, required])).toEqual([
      ["parameter", true],
      ["property", false],
      ["property", true],
    ]);
  });

  test("demand nothing of a body that may be left out", () => {
    const { request } = sdkOf(apiOf([put(false)], [pet])).methods["op:put"] ?? {};
    expect(request?.fields.map(({ required }) => required)).toEqual([true, false, false]);
  });

  test("say of each field what the definition says of it", () => {
    const parent = object("Parent", [property("name", { summary: "Its name." })]);
    const child = object("Pet", [property("age", { summary: "Its age." })], { extends: ["type:Parent"] });
    const parameters = [parameter("path", "petId", { summary: "Which." })];
    const api = apiOf([operation("put", { method: "PUT", parameters, body: body(true) })], [parent, child]);
    const { operation: request, method } = requestNode(sdkOf(api), "op:put");
    const texts = method.request?.fields.map((field) => sourceOf(api, request, field).summary);
    expect(texts).toEqual(["Which.", "Its name.", "Its age."]);
  });

  test("make path parameters arguments as the style asks", () => {
    const get = operation("get", { parameters: [parameter("path", "petId")] });
    const search = operation("search", { parameters: [parameter("path", "petId"), parameter("query", "q")] });
    const shapes = (["as-configured", "path-only-too", "path-always"] as const).map((style) => {
      const { methods } = sdkOf(apiOf([get, search]), { ...plain, arguments: style });
      return Object.values(methods).map((method) => [
        fieldNames(method.arguments),
        method.request && fieldNames(method.request.fields),
      ]);
    });
    expect(shapes).toEqual([
      [
        [[], ["petId"]],
        [[], ["petId", "q"]],
      ],
      [
        [["petId"], null],
        [[], ["petId", "q"]],
      ],
      [
        [["petId"], null],
        [["petId"], ["q"]],
      ],
    ]);
  });

  const once = { ...pet, name: { ...pet.name, explicit: false } };
  const isDeclared = (sdk: Sdk, wire = "Pet") => sdk.types[`type:${wire}`]?.dissolved === false;

  test("spell out an inline body, which has no type unless something else uses it", () => {
    const sdk = sdkOf(apiOf([put(true)], [once]));
    expect(isDeclared(sdk)).toBe(false);
    expect(sdk.methods["op:put"]?.request).toMatchObject({ base: null, spells: "type:Pet" });
    const get = operation("get", { responses: [success(200, ref("Pet"))] });
    expect(isDeclared(sdkOf(apiOf([put(true), get], [once])))).toBe(true);
    const twin = operation("twin", { method: "POST", body: body(true) });
    expect(isDeclared(sdkOf(apiOf([put(true), twin], [once])))).toBe(false);
  });

  const post = (more: Partial<HttpOperation> = {}) => operation("post", { method: "POST", body: body(true), ...more });
  const baseOf = (one: HttpOperation, style: SdkStyle, type = pet) =>
    sdkOf(apiOf([one], [type]), style).methods[one.id]?.request?.base;
  const extended: SdkStyle = { ...plain, bodies: "extended" };

  test("are the declared type of the body where they are nothing else", () => {
    for (const style of [plain, extended]) {
      expect(baseOf(post(), style)).toEqual({ type: "type:Pet", whole: true, adds: [], omits: [] });
    }
    const positional = { ...put(true), positionalPath: true };
    expect(baseOf(positional, plain)?.whole).toBe(true);
    const sdk = sdkOf(apiOf([post()], [pet]));
    expect([...contentsOf(sdk)].some(({ node }) => node.kind === "request")).toBe(false);
  });

  test("demand of an optional body, once it is given, what its type demands", () => {
    const { request } = sdkOf(apiOf([post({ body: body(false) })], [pet])).methods["op:post"] ?? {};
    expect(request?.fields.map(({ required }) => required)).toEqual([false, true]);
    expect([request?.optional, request?.base?.whole]).toEqual([true, true]);
  });

  test("add to the declared type of the body where the style asks for it, and else spell it out", () => {
    expect(baseOf(put(true), extended)).toMatchObject({ type: "type:Pet", whole: false, omits: [] });
    expect(fieldNames(baseOf(put(true), extended)?.adds ?? [])).toEqual(["petId"]);
    expect(isDeclared(sdkOf(apiOf([put(true)], [pet]), extended))).toBe(true);
    expect(baseOf(put(true), plain)).toBe(null);
    expect(isDeclared(sdkOf(apiOf([put(true)], [pet])))).toBe(false);
    // All of an optional body may be missing, which its type does not say.
    expect(baseOf(put(false), extended)).toBe(null);
  });

  test("add what only they demand, whatever else uses the type", () => {
    const user = object("Pet", [property("name"), property("password", { access: "write" })]);
    expect(fieldNames(baseOf(post(), extended, user)?.adds ?? [])).toEqual(["password"]);
    expect(baseOf(post(), plain, user)).toBe(null);
  });

  test("leave out what the method sets itself", () => {
    const streamCondition = { property: { in: "body", path: ["name"] }, value: true } as const;
    expect(baseOf(post({ streamCondition }), extended)).toMatchObject({ whole: false, adds: [], omits: ["name"] });
    const open = { ...pet, additional: string };
    expect(baseOf(post({ streamCondition }), extended, open)).toBe(null);
  });

  test("have a type of their own where the definition names it", () => {
    const requestName = { ...name("NewPet"), explicit: true };
    expect(baseOf(post({ requestName }), extended)).toMatchObject({ whole: false, adds: [] });
  });

  test("types that the definition names are declared though nothing uses them, and no others", () => {
    const second = { ...object("Line", []), name: { ...name("Line"), explicit: false } };
    const sdk = sdkOf(apiOf([], [pet, second]));
    expect([isDeclared(sdk), isDeclared(sdk, "Line")]).toEqual([true, false]);
  });
});

describe("results", () => {
  test("are values, choices by status, files or nothing", () => {
    const api = apiOf(
      [
        operation("value", { responses: [success(200, ref("Pet")), success(204)] }),
        operation("choice", {
          responses: [success(200, ref("Pet")), success(202, ref("Job")), success(203, ref("Pet"))],
        }),
        operation("file", {
          responses: [{ ...success(200), contents: [{ kind: "binary", mediaType: "image/png" }] }],
        }),
        operation("bytes", {
          responses: [{ ...success(200), contents: [{ kind: "binary", mediaType: "image/png", bytes: true }] }],
        }),
        operation("nothing", { responses: [success(204)] }),
      ],
      [object("Pet", []), object("Job", [])],
    );
    const { methods, helpers } = sdkOf(api);
    expect(methods["op:value"]?.result).toEqual({ kind: "value", media: "json", type: ref("Pet"), empty: true });
    expect(methods["op:choice"]?.result).toMatchObject({
      kind: "choice",
      cases: [
        { type: ref("Pet"), statuses: [{ code: 200 }, { code: 203 }] },
        { type: ref("Job"), statuses: [{ code: 202 }] },
      ],
    });
    expect(methods["op:file"]?.result).toEqual({ kind: "file", buffered: false });
    expect(methods["op:bytes"]?.result).toEqual({ kind: "file", buffered: true });
    expect(methods["op:nothing"]?.result).toEqual({ kind: "nothing" });
    expect(helpers).toEqual(["by-status", "bytes", "download"]);
  });

  test("count pages from the declared default", () => {
    const list = operation("list", {
      parameters: [parameter("query", "page", { type: primitive("int32"), default: 0 })],
      pagination: {
        kind: "offset",
        unit: "page",
        offset: { in: "query", path: ["page"] },
        results: { in: "body", path: ["items"] },
      },
      responses: [success(200, ref("Pets"))],
    });
    const pets = object("Pets", [property("items", { type: { kind: "list", items: string } })]);
    const { result } = sdkOf(apiOf([list], [pets])).methods["op:list"] ?? {};
    expect(result).toMatchObject({ kind: "page", item: string, plan: { kind: "offset", unit: "page", start: 0 } });
  });
});

describe("types", () => {
  test("demand a property only where each direction carries it", () => {
    const pet = object("Pet", [property("id", { access: "read" }), property("secret", { access: "write" })]);
    const get = operation("get", { responses: [success(200, ref("Pet"))] });
    const put = operation("put", { body: { required: true, contents: [json(ref("Pet"))], origin } });
    const optional = (...operations: HttpOperation[]) => {
      const plan = sdkOf(apiOf(operations, [pet])).types["type:Pet"];
      return [plan?.direction, plan?.object?.optional];
    };
    expect(optional(get)).toEqual(["received", ["secret"]]);
    expect(optional(put)).toEqual(["sent", ["id"]]);
    expect(optional(get, put)).toEqual(["both", ["id", "secret"]]);
  });

  test("put the property that closes a circle behind a pointer", () => {
    const node = object("Node", [property("next", { type: ref("Node") })]);
    expect(sdkOf(apiOf([], [node])).types["type:Node"]?.object?.boxed).toEqual(["next"]);
  });
});

describe("authentication", () => {
  test("never needs a token to get it", () => {
    const credential = (wire: string) => ({ name: name(wire) });
    const token = operation("token", {
      method: "POST",
      security: [{ schemes: [{ scheme: "oauth", scopes: [] }] }, { schemes: [{ scheme: "key", scopes: [] }] }],
    });
    const base = { declared: true, origin } as const;
    const sdk = sdkOf(
      apiOf([token], [], {
        auth: {
          mode: { kind: "endpoint" },
          security: null,
          schemes: [
            { ...base, id: "key", kind: "header", key: "X-Key", value: credential("key") },
            {
              ...base,
              id: "oauth",
              kind: "oauth",
              clientId: credential("clientId"),
              clientSecret: credential("clientSecret"),
              tokenHeader: "Authorization",
              tokenPrefix: "Bearer",
              getToken: { operation: "op:token", request: {}, response: { accessToken: ["access_token"] } },
            },
          ],
        },
      }),
    );
    expect(sdk.auth.schemes[1]?.token?.get.call.security).toEqual([["key"]]);
    expect(sdk.auth.schemes[1]?.together).toBe(true);
    expect(sdk.helpers).toEqual(["oauth"]);
  });
});

test("a request for a token has the fields that are sent for its grant, and no others", () => {
  const value = (wire: string) => ({ name: name(wire) });
  const request = { clientId: ["id"], clientSecret: ["secret"], scopes: ["scope"], refreshToken: ["refresh"] };
  const endpoint = { url: "https://id.example/token", request, response: { accessToken: ["token"] } };
  const oauth: AuthScheme = {
    ...{ id: "oauth", kind: "oauth", declared: true, origin, tokenHeader: "Authorization", tokenPrefix: "Bearer" },
    ...{ clientId: value("clientId"), clientSecret: value("clientSecret") },
    ...{ getToken: endpoint, refreshToken: endpoint },
  };
  const auth = { mode: { kind: "single", scheme: "oauth" }, schemes: [oauth], security: null } as const;
  const token = sdkOf(apiOf([], [], { auth })).auth.schemes[0]?.token;
  const { refreshToken, ...credentials } = request;
  expect([token?.get.request, token?.refresh?.request]).toEqual([credentials, { refreshToken }]);
});

test.each([
  [{ kind: "all", schemes: ["key", "token"] }, ["key", "token"]],
  [{ kind: "any", schemes: ["key", "token"] }, ["key"]],
  [{ kind: "any", schemes: ["token", "key"] }, ["token"]],
  [{ kind: "any", schemes: ["cert", "token"] }, ["token"]],
  [{ kind: "any", schemes: ["cert"] }, ["cert"]],
  [{ kind: "single", scheme: "token" }, ["token"]],
  [{ kind: "none" }, ["cert"]],
] as const)("samples show the credentials that a call needs of %j", (mode, shown) => {
  const base = { declared: true, origin } as const;
  const schemes: AuthScheme[] = [
    { ...base, id: "cert", kind: "unsupported", declaredType: "mutualTLS" },
    { ...base, id: "key", kind: "header", key: "X-Key", value: { name: name("key") } },
    { ...base, id: "token", kind: "bearer", token: { name: name("token") } },
  ];
  expect(sdkOf(apiOf([operation("get")], [], { auth: { mode, schemes, security: null } })).auth.shown).toEqual(shown);
});

test("headers whose names differ in letter case only are one option", () => {
  const value = { kind: "parameter", type: string, required: true } as const;
  const headers = ["X-Tenant", "x-tenant"].map((header) => ({ header, name: name(header), value, origin }));
  const { options } = sdkOf(apiOf([operation("get")], [], { headers }));
  expect(options.filter(({ kind }) => kind === "header")).toEqual([
    { kind: "header", header: "X-Tenant", type: string, required: true },
  ]);
});

test("a call needs the required parameters that have no value of their own and do not take null", () => {
  const required = true;
  const parameters = [
    parameter("path", "petId"),
    parameter("query", "q", { required }),
    parameter("header", "X-Tenant", { required }),
    parameter("cookie", "session", { required }),
    parameter("query", "optional"),
    parameter("query", "page", { required, default: "1" }),
    parameter("header", "X-Version", { required, type: { kind: "literal", value: "2" } }),
    parameter("query", "either", { required, type: { kind: "nullable", inner: string } }),
    parameter("query", "any", { required, type: { kind: "unknown" } }),
  ];
  const { call } = sdkOf(apiOf([operation("get", { parameters })])).methods["op:get"]!;
  expect(call.parameters.filter(({ needed }) => needed).map((one) => one.name)).toEqual(["q", "X-Tenant", "session"]);
});

test("messages of a server are told apart by a property in which they differ", () => {
  const event = (wire: string) => object(wire, [property("type", { type: { kind: "literal", value: wire } })]);
  const message = (wire: string) => ({ name: name(wire), payload: ref(wire), direction: "receive", origin }) as const;
  const tagOf = (...messages: string[]) => {
    const channel: ChannelDecl = {
      kind: "channel",
      id: "channel:chat",
      name: name("chat"),
      protocol: "ws",
      path: [],
      parameters: [],
      messages: messages.map(message),
      security: null,
      origin,
    };
    const api = apiOf([], [event("joined"), event("left")], { channels: { [channel.id]: channel } });
    return sdkOf(api).channels[channel.id]?.tag;
  };
  expect(tagOf("joined", "left")).toBe("type");
  expect(tagOf("joined", "joined")).toBe(null);
});

test("the model and its descriptors are plain data", () => {
  const sdk = sdkOf(
    apiOf(
      [operation("get", { parameters: [parameter("path", "petId")], path: [{ kind: "text", text: "/{x}#y" }] })],
      [object("Pet", [property("id")])],
    ),
  );
  expect(JSON.parse(JSON.stringify(sdk))).toEqual(sdk);
  const method = sdk.methods["op:get"];
  expect(method && operationData(sdk, method)).toMatchObject({
    type: "operation",
    fields: { method: { kind: "text", value: "GET" }, path: { value: "/%7Bx%7D" } },
  });
  const settings = { packageName: "acme", version: "1.0.0", maxRetries: 2, timeout: 60, retryUnsafe: false };
  expect(clientData(sdk, settings)).toMatchObject({
    type: "client",
    fields: { auth: { fields: { mode: { value: "none" } } } },
  });
});

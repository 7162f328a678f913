import { type Feature, type HttpOperation, listOf, makeName, ref, type SampleProgram } from "@sdkwright/plugin-api";
import { describe, expect, it } from "vitest";
import { type ReadmeContext, type ReadmePrograms, readmePrograms } from "../../src/index.js";
import { jsonBody, object, operation, parameter, property, sdkContext, text } from "../api.js";

const page = object("Page", [property("items", listOf(text)), property("next", text)]);

function answers(contents: object): Pick<HttpOperation, "responses"> {
  return {
    responses: [{ status: { kind: "code", code: 200 }, contents: [contents], headers: [], origin: 0 } as never],
  };
}
const json = (type = text) => answers({ kind: "json", mediaType: "application/json", type });

/** An operation whose id is its name. */
function named(id: string, more: Partial<HttpOperation> = {}): HttpOperation {
  return operation({ id: `op:${id}`, name: makeName(id), ...more });
}

const get = named("get", json());
const post = named("post", { ...json(), method: "POST", body: jsonBody(text) });
const list = named("list", {
  ...json(ref(page.id)),
  parameters: [parameter("cursor", "query", { required: false })],
  pagination: {
    kind: "cursor",
    cursor: { in: "query", path: ["cursor"] },
    next: { in: "body", path: ["next"] },
    results: { in: "body", path: ["items"] },
  },
});
const watch = named("watch", answers({ kind: "sse", mediaType: "text/event-stream", type: text }));
const fetch = named("fetch", answers({ kind: "binary", mediaType: "image/png" }));
const upload = named("upload", {
  method: "POST",
  body: { required: true, contents: [{ kind: "binary", mediaType: "image/png" }], origin: 0 },
});
const byId = named("byId", {
  ...json(),
  path: [{ kind: "parameter", name: "id" }],
  parameters: [parameter("id", "path")],
});
const old = named("old", { ...json(), availability: { status: "deprecated" } });
const pay = named("pay", { method: "POST", idempotencyKey: "Idempotency-Key" });

interface Setup extends Partial<Pick<ReadmeContext, "readme">> {
  readonly lacks?: readonly Feature[];
  readonly api?: Parameters<typeof sdkContext>[0];
}

/** What a README shows of an SDK with these operations. */
function readmeOf(operations: readonly HttpOperation[], { api, lacks = [], readme }: Setup = {}): ReadmePrograms {
  const context = { ...sdkContext({ types: [page], operations, ...api }), lacks: new Set(lacks), readme };
  return readmePrograms(context);
}

/** The method that a sample calls. */
function methodOf(program: SampleProgram | undefined): string | undefined {
  return program && "call" in program ? program.call.method : undefined;
}

const settings = { minimal: false, disabledSections: new Set<string>(), features: [], customSections: [] };

describe("the first sample of a README", () => {
  it.each([
    ["lists, and needs nothing", [post, list], "op:list"],
    ["makes something small where nothing is listed", [byId, post], "op:post"],
    ["gets a thing where nothing is made", [upload, pay, byId], "op:byId"],
    ["is not deprecated", [old, post], "op:post"],
    ["gives nothing, and takes no file", [upload, pay], "op:pay"],
    ["is what there is", [upload], "op:upload"],
  ])("calls what %s", (_, operations, id) => {
    expect(methodOf(readmeOf(operations).samples.usage)).toBe(id);
  });

  it("is of the largest resource that has such a call", () => {
    const resource = (id: string, operations: readonly string[]) => ({
      kind: "resource",
      id,
      name: makeName(id),
      parent: "resource:",
      children: [],
      origin: 0,
      operations,
    });
    const within = (id: string, operation: HttpOperation) => ({ ...operation, resource: id as never });
    const small = resource("resource:small", ["op:list"]);
    const large = resource("resource:large", ["op:byId", "op:post"]);
    const root = { ...resource("resource:", []), parent: null, children: [small.id, large.id] };
    const resources = { "resource:": root, "resource:small": small, "resource:large": large } as never;
    const operations = [within(small.id, list), within(large.id, byId), within(large.id, post)];
    expect(methodOf(readmeOf(operations, { api: { resources } }).samples.usage)).toBe("op:post");
  });

  it("is of the largest collection that has such a call, whatever group its operations are in", () => {
    const at = (id: string, path: string, more: Partial<HttpOperation>) =>
      named(id, { ...more, path: [{ kind: "text", text: path }] });
    const operations = [
      at("accounts", "/v1/accounts.json", json()),
      at("rules", "/v1/rules/active", json()),
      at("rule", "/v1/rules/first", json()),
      at("rename", "/v1/folders/first", { ...json(), method: "POST", body: jsonBody(text) }),
      at("folders", "/v1/folders", { ...json(), method: "POST", body: jsonBody(text) }),
      at("items", "/v1/folders/items", json()),
    ];
    expect(methodOf(readmeOf(operations).samples.usage)).toBe("op:folders");
  });

  it("sends a file where one must be given, rather than where one may be", () => {
    const file = { contents: [{ kind: "binary", mediaType: "image/png" }], origin: 0 } as const;
    const maybe = named("maybe", { method: "POST", body: { ...file, required: false } as never });
    expect(methodOf(readmeOf([get, maybe, upload]).samples.upload)).toBe("op:upload");
    expect(methodOf(readmeOf([get, maybe]).samples.upload)).toBe("op:maybe");
  });

  it("calls what the configuration names", () => {
    const { samples } = readmeOf([get, post], { readme: { ...settings, defaultOperation: "op:get" } });
    expect(methodOf(samples.usage)).toBe("op:get");
  });

  it("is no call that fetches tokens, which clients make by themselves, unless that was chosen", () => {
    const getToken = { operation: "op:post", request: {}, response: { accessToken: ["token"] } };
    const name = makeName("clientId");
    const oauth = {
      kind: "oauth",
      id: "o",
      declared: true,
      origin: 0,
      clientId: { name },
      clientSecret: { name },
      getToken,
    };
    const auth = { mode: { kind: "single", scheme: "o" }, schemes: [oauth], security: null } as never;
    const shown = (more: Setup): unknown => methodOf(readmeOf([get, post], { api: { auth }, ...more }).samples.usage);
    expect(shown({})).toBe("op:get");
    expect(shown({ readme: { ...settings, defaultOperation: "op:post" } })).toBe("op:post");
    expect(methodOf(readmeOf([post], { api: { auth } }).samples.usage)).toBe("op:post");
  });

  it("is a whole file with a client", () => {
    expect(readmeOf([get]).samples.usage).toMatchObject({ client: [{ kind: "base-url" }] });
  });

  it("is missing where the language can call nothing", () => {
    const context = { ...sdkContext({ operations: [watch] }), lacks: new Set<Feature>(["sse"]) };
    expect(readmePrograms(context)).toMatchObject({ samples: {}, hasMethods: false });
  });
});

describe("sections of a README", () => {
  const all = [get, list, watch, fetch, upload, pay];

  it("show the first method that does what they are about", () => {
    const { samples } = readmeOf(all);
    expect(methodOf(samples.pagination)).toBe("op:list");
    expect(methodOf(samples.streaming)).toBe("op:watch");
    expect(methodOf(samples.download)).toBe("op:fetch");
    expect(methodOf(samples.upload)).toBe("op:upload");
    expect(samples.idempotency).toMatchObject({
      call: { method: "op:pay", settings: [{ kind: "idempotency-key", value: "order-4711" }] },
    });
  });

  it("show a stream that the request chooses before one that the server may not send", () => {
    const chat = named("chat", {
      ...answers({ kind: "sse", mediaType: "text/event-stream", type: text }),
      method: "POST",
      streamCondition: { property: { in: "body", path: ["stream"] }, value: true },
    });
    expect(methodOf(readmeOf([watch, chat]).samples.streaming)).toBe("op:chat");
  });

  it("are left out where the API has nothing of the kind", () => {
    expect(Object.keys(readmeOf([get]).samples)).toEqual([
      ...["usage", "error", "retries", "timeout", "cancellation", "raw", "extra"],
      ...["httpClient", "middleware", "logging"],
    ]);
  });

  it("are left out where the language has nothing of the kind", () => {
    const { samples } = readmeOf(all, { lacks: ["pagination", "sse", "binary", "idempotency-keys"] });
    expect(samples).not.toHaveProperty("pagination");
    expect(samples).not.toHaveProperty("streaming");
    expect(samples).not.toHaveProperty("download");
    expect(samples).not.toHaveProperty("upload");
    expect(samples).not.toHaveProperty("idempotency");
  });

  it.each([
    ["cancellation", "cancellation"],
    ["middleware", "middleware"],
    ["logging", "logging"],
  ] as const)("are left out where clients of the language have no %s", (lacked, key) => {
    expect(readmeOf([get]).samples).toHaveProperty(key);
    expect(readmeOf([get], { lacks: [lacked] }).samples).not.toHaveProperty(key);
  });

  it("tell each call one thing", () => {
    const { samples } = readmeOf([get]);
    expect(samples.retries).toMatchObject({ subject: "call", call: { settings: [{ kind: "max-retries", value: 5 }] } });
    expect(samples.timeout).toMatchObject({ subject: "call", call: { settings: [{ kind: "timeout", seconds: 10 }] } });
    expect(samples.cancellation).toMatchObject({ cancelAfter: 1, call: { settings: [] } });
    expect(samples.raw).toMatchObject({ use: { kind: "raw", of: "value" } });
    expect(samples.extra).toMatchObject({
      call: {
        settings: [
          { kind: "extra", in: "header", entries: [["X-Extra", "value"]] },
          { kind: "extra", in: "query", entries: [["extra", "value"]] },
        ],
      },
    });
    expect(samples.error).toMatchObject({ kind: "catch", result: "value", error: { role: "api" } });
  });

  it("show the response of a plain value rather than of a list, which has many", () => {
    expect(methodOf(readmeOf([list, get]).samples.raw)).toBe("op:get");
    expect(methodOf(readmeOf([list]).samples.raw)).toBe("op:list");
  });

  it("show a file in the upload even where it may be left out", () => {
    const file = { contents: [{ kind: "binary", mediaType: "image/png" }], origin: 0 } as const;
    const { samples } = readmeOf([named("maybe", { method: "POST", body: { ...file, required: false } as never })]);
    expect(samples.upload).toMatchObject({
      call: { request: { members: [{ value: { kind: "file", path: "path/to/file" } }] } },
    });
  });

  it("leave out what is about requests where the API has only channels", () => {
    const name = makeName("chat");
    const chat = { ...operation(), kind: "channel", id: "op:chat", channel: "channel:chat" } as never;
    const channel = { kind: "channel", id: "channel:chat", name, protocol: "wss", path: [], parameters: [] };
    const channels = { "channel:chat": { ...channel, messages: [], security: null, origin: 0 } } as never;
    const { samples, hasRequests } = readmeOf([chat], { api: { channels } });
    expect(hasRequests).toBe(false);
    expect(Object.keys(samples)).toEqual(["usage", "error", "timeout", "cancellation", "channel", "logging"]);
    expect(readmeOf([get]).hasRequests).toBe(true);
  });

  it("show each operation that the configuration asks for", () => {
    const readme = { ...settings, features: [{ name: "Money", operations: ["op:pay", "op:gone", "op:get"] as never }] };
    const { features } = readmeOf(all, { readme });
    expect(features.map(({ name, programs }) => [name, programs.map(methodOf)])).toEqual([
      ["Money", ["op:pay", "op:get"]],
    ]);
  });

  it("show required parameters only where the configuration asks for the minimal style", () => {
    const example = { parameters: [{ in: "query", name: "cursor", value: "c" }], origin: 0 } as const;
    const shown = { ...list, examples: [example] };
    const members = (minimal: boolean): unknown => {
      const { samples } = readmeOf([shown], { readme: { ...settings, minimal } });
      return samples.pagination?.kind === "call" && samples.pagination.call.request?.members.length;
    };
    expect([members(false), members(true)]).toEqual([1, 0]);
  });
});

describe("samples of remote calls", () => {
  const remote = (id: string, protocol: "json-rpc" | "connect", more: object = {}) =>
    ({
      kind: "rpc",
      protocol,
      ...{ method: id, params: [], paramStructure: "by-name", result: text, codes: [] },
      ...{
        id: `op:${id}`,
        name: makeName(id),
        resource: "resource:",
        examples: [],
        errors: [],
        security: null,
        origin: 0,
      },
      ...more,
    }) as never;

  it("call what gives something, and put two calls into a batch", () => {
    const { samples } = readmeOf([
      remote("note", "json-rpc", { result: null }),
      remote("one", "json-rpc"),
      remote("two", "json-rpc"),
    ]);
    expect(samples.jsonRpc).toMatchObject({ call: { method: "op:one" }, error: { role: "json-rpc" } });
    expect(samples.batch).toMatchObject({ calls: [{ method: "op:one" }, { method: "op:two" }] });
    expect(samples).not.toHaveProperty("connect");
  });

  it("put one call into a batch twice where there is no other", () => {
    const { samples } = readmeOf([remote("one", "json-rpc")]);
    expect(samples.batch).toMatchObject({ calls: [{ method: "op:one" }, { method: "op:one" }] });
  });

  it("by Connect show its code and details", () => {
    const { samples } = readmeOf([remote("watch", "connect", { streaming: "server" }), remote("say", "connect")]);
    expect(samples.connect).toMatchObject({
      call: { method: "op:say" },
      error: { role: "connect", shown: ["code", "message", "details"] },
    });
    expect(samples).not.toHaveProperty("batch");
  });
});

describe("samples of the client", () => {
  const environment = (name: string) => ({
    name: makeName(name),
    urls: [{ template: `https://${name}.example.com`, variables: [] }],
    origin: 0,
  });
  const auth = {
    mode: { kind: "single", scheme: "oauth" },
    schemes: [
      {
        kind: "oauth",
        getToken: { operation: "op:token", request: {}, response: { accessToken: ["access_token"] } },
        id: "oauth",
        clientId: { name: makeName("client id") },
        clientSecret: { name: makeName("client secret") },
        declared: true,
        origin: 0,
      },
    ],
    security: null,
  };

  it("set a base URL where there is no other environment", () => {
    const list = [environment("one")];
    const { samples } = readmeOf([get], { api: { environments: { roles: [makeName("default")], list } as never } });
    expect(samples.environment).toMatchObject({ kind: "client", settings: [{ kind: "base-url" }] });
  });

  it("choose the last environment", () => {
    const list = [environment("one"), environment("two")];
    const { samples } = readmeOf([get], { api: { environments: { roles: [makeName("default")], list } as never } });
    expect(samples.environment).toEqual({ kind: "client", settings: [{ kind: "environment", index: 1 }] });
  });

  it("give a single call what it can bring: of OAuth an access token", () => {
    const { samples } = readmeOf([get], { api: { auth: auth as never } });
    expect(samples.credential).toMatchObject({
      call: { settings: [{ kind: "credential", scheme: "oauth", part: "accessToken" }] },
    });
    expect(samples.httpClient).toMatchObject({
      settings: [{ kind: "base-url" }, { part: "clientId" }, { part: "clientSecret" }, { kind: "http-client" }],
    });
  });

  it("read the first delivery that can be verified and has a body", () => {
    const signature = { kind: "hmac", header: "X-Signature", algorithm: "sha256" };
    const webhook = (id: string, more: object) => ({
      kind: "webhook",
      headers: [],
      id,
      name: makeName(id),
      payload: null,
      origin: 0,
      ...more,
    });
    const webhooks = {
      "webhook:a": webhook("webhook:a", { payload: text }),
      "webhook:b": webhook("webhook:b", { signature }),
      "webhook:c": webhook("webhook:c", { signature, payload: text }),
    } as never;
    expect(readmeOf([get], { api: { webhooks } }).samples.webhook).toEqual({ kind: "webhook", webhook: "webhook:c" });
    for (const lacked of ["webhooks", "webhook-verification"] as const) {
      expect(readmeOf([get], { api: { webhooks }, lacks: [lacked] }).samples).not.toHaveProperty("webhook");
    }
  });

  it("make the client of one resource alone, where any below the root has methods", () => {
    const root = {
      kind: "resource",
      id: "resource:",
      name: makeName(""),
      parent: null,
      children: ["resource:pets"],
      operations: [],
      origin: 0,
    };
    const pets = {
      ...root,
      id: "resource:pets",
      name: makeName("pets"),
      parent: "resource:",
      children: [],
      operations: ["op:get"],
    };
    const resources = { "resource:": root, "resource:pets": pets } as never;
    const { samples } = readmeOf([{ ...get, resource: "resource:pets" }], { api: { resources } });
    expect(samples.standalone).toMatchObject({ kind: "standalone", resource: "resource:pets" });
  });
});

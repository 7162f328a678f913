import { type Api, type HttpOperation, type RpcOperation, resolveType } from "@sdkwright/ir-schema";
import { jsonRpcOf } from "@sdkwright/sdk-model";
import { describe, expect, test } from "vitest";
import { operationsAsRequests } from "../src/index.js";

const origin = 0;
const name = (wire: string) => ({ wire, words: [wire], explicit: true });

function call(id: string, more: Partial<RpcOperation>): RpcOperation {
  return {
    kind: "rpc",
    protocol: "json-rpc",
    id: `op:${id}`,
    resource: "resource:",
    name: name(id),
    method: id,
    params: [],
    paramStructure: "by-name",
    result: null,
    codes: [],
    security: null,
    errors: [],
    examples: [],
    origin,
    ...more,
  };
}

function apiOf(...operations: readonly RpcOperation[]): Api {
  const api: Pick<Api, "types" | "errors" | "operations"> = {
    types: {},
    errors: {},
    operations: Object.fromEntries(operations.map((operation) => [operation.id, operation])),
  };
  return api as Api;
}

const requestOf = (api: Api, id: string): HttpOperation => api.operations[`op:${id}`] as HttpOperation;
const text = { kind: "primitive", primitive: "string" } as const;
const param = (wire: string) => ({ name: name(wire), type: text, required: true, origin });

describe("operationsAsRequests", () => {
  test("makes parameters properties of a body, results responses, and codes errors", () => {
    const codes = [{ code: -1, message: "no", data: text }];
    const add = call("add", { params: [param("a"), param("b")], result: text, codes });
    const api = operationsAsRequests(apiOf(add));
    const request = requestOf(api, "add");
    expect(request).toMatchObject({ kind: "http", method: "POST", path: [], id: "op:add", name: add.name });
    const [content] = request.body?.contents ?? [];
    const body = content?.kind === "json" ? resolveType(api, content.type) : undefined;
    expect(body).toMatchObject({ kind: "object", properties: add.params });
    expect(request.responses).toMatchObject([{ contents: [{ kind: "json", type: text }] }]);
    expect(request.errors.map(({ error }) => api.errors[error]?.type)).toEqual([text]);
    expect([request.carries, jsonRpcOf(request)]).toEqual([add, add]);
  });

  test("sends a message as it is, to the path that is its method", () => {
    const message = { kind: "ref", id: "type:Message" } as const;
    const base = { protocol: "connect", paramStructure: "single", result: message } as const;
    const listen = call("/a.B/Listen", {
      ...base,
      params: [{ ...param("request"), type: message }],
      streaming: "server",
    });
    const api = operationsAsRequests(apiOf(listen, call("/a.B/Ping", { ...base, result: null })));
    expect(requestOf(api, "/a.B/Listen")).toMatchObject({
      path: [{ kind: "text", text: "/a.B/Listen" }],
      body: { contents: [{ kind: "json", type: message }] },
      responses: [{ contents: [{ kind: "jsonl", mediaType: "application/connect+json", type: message }] }],
    });
    expect(requestOf(api, "/a.B/Ping")).toMatchObject({ body: null, responses: [] });
    expect(jsonRpcOf(requestOf(api, "/a.B/Ping"))).toBeUndefined();
  });

  test("survives being serialised", () => {
    const api = operationsAsRequests(apiOf(call("ping", {})));
    expect(JSON.parse(JSON.stringify(api))).toEqual(api);
  });

  test("gives an API without remote calls and channels back as it is", () => {
    const plain = apiOf();
    expect(operationsAsRequests(plain)).toBe(plain);
  });
});

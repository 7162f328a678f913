import type { Api, HttpOperation, ResourceDecl, ResourceId, TypeDecl, TypeId } from "@sdkwright/ir-schema";
import { primitive, ref } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { contentsOf, declaresResult, hasCallCredentials, modelOf, type Sdk, shapeFor } from "../src/index.js";

const origin = 0;
const name = (wire: string) => ({ wire, words: [wire], explicit: true });

function resource(id: ResourceId, parent: ResourceId | null, more: Partial<ResourceDecl>): ResourceDecl {
  return { kind: "resource", id, name: name(id), parent, children: [], operations: [], origin, ...more };
}

function object(id: TypeId, owner?: TypeId): TypeDecl {
  const property = { name: name("owner"), required: true, origin } as const;
  const properties = owner ? [{ ...property, type: ref(owner) }] : [];
  return { kind: "object", id, name: name(id), properties, extends: [], additional: null, origin };
}

function operation(path: string, resourceId: ResourceId, responses: HttpOperation["responses"]): HttpOperation {
  const parameter = { name: name("id"), in: "query", type: primitive("string"), required: false } as const;
  return {
    kind: "http",
    id: `op:${path}`,
    resource: resourceId,
    name: name(path),
    method: "GET",
    path: [{ kind: "text", text: `/${path}` }],
    parameters: [{ ...parameter, style: "form", explode: true, origin }],
    body: null,
    responses,
    security: null,
    errors: [],
    examples: [],
    origin,
  };
}

const response = (code: number, type: TypeId): HttpOperation["responses"][number] => ({
  status: { kind: "code", code },
  contents: [{ kind: "json", mediaType: "application/json", type: ref(type) }],
  headers: [],
  origin,
});

const operations = [
  operation("ping", "resource:", [response(200, "type:Shared")]),
  operation("get", "resource:pets", [response(200, "type:Pet"), response(202, "type:Shared")]),
];
const inline = { ...object("type:Pet.owner"), parent: "type:Pet" } as const;
const types = [object("type:Pet", inline.id), inline, object("type:Shared")];
const error = { kind: "error", id: "error:Gone", name: name("Gone"), origin } as const;

const api: Api = {
  irVersion: 1,
  name: name("acme"),
  auth: { mode: { kind: "none" }, schemes: [], security: null },
  environments: { roles: [name("default")], list: [] },
  headers: [],
  variables: [],
  requestIdHeaders: [],
  types: Object.fromEntries(types.map((type) => [type.id, type])),
  errors: {
    "error:Gone": { ...error, status: { kind: "code", code: 410 }, type: ref("type:Shared") },
    "error:Lost": { ...error, id: "error:Lost", status: { kind: "code", code: 404 }, type: null },
  },
  operations: Object.fromEntries(operations.map((decl) => [decl.id, decl])),
  resources: {
    "resource:": resource("resource:", null, { children: ["resource:pets"], operations: ["op:ping"] }),
    "resource:pets": resource("resource:pets", "resource:", { operations: ["op:get"] }),
  },
  root: "resource:",
  webhooks: {},
  channels: {},
  origins: [[-1, "openapi.yml"]],
};

const sdk: Sdk = shapeFor(modelOf(api), { arguments: "as-configured", events: "inline" });

test("an SDK consists of clients with what is theirs, types, typed errors and what it has once", () => {
  const contents = [...contentsOf(sdk)].map(({ node, client, outer }) => {
    const id = "decl" in node ? node.decl.id : "operation" in node ? node.operation.id : "";
    return [node.kind, id, client?.id ?? null, outer?.id ?? null];
  });
  expect(contents).toEqual([
    ["client", "", "resource:", null],
    ["request", "op:ping", "resource:", null],
    ["client", "", "resource:pets", null],
    ["result", "op:get", "resource:pets", null],
    ["request", "op:get", "resource:pets", null],
    ["object", "type:Pet", "resource:pets", "type:Pet"],
    ["object", "type:Pet.owner", "resource:pets", "type:Pet"],
    ["object", "type:Shared", null, "type:Shared"],
    ["error", "error:Gone", null, null],
    ["options", "", null, null],
  ]);
});

test("only a result that has several types is one of its own", () => {
  expect(Object.values(sdk.methods).map(declaresResult)).toEqual([false, true]);
});

test("options of calls are part of it where a call can bring credentials", () => {
  expect(hasCallCredentials(sdk)).toBe(false);
  const credentials = [{ part: "token", perCall: true }];
  const auth = { schemes: [{ credentials }] } as unknown as Sdk["auth"];
  expect(hasCallCredentials({ auth })).toBe(true);
  const kinds = [...contentsOf({ ...sdk, auth })].flatMap(({ node }) => (node.kind === "options" ? node.scope : []));
  expect(kinds).toEqual(["client", "call"]);
});

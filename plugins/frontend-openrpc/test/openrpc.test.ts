import type { RpcOperation } from "@sdkwright/plugin-api";
import { lowerFiles } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { frontend } from "../src/index.js";

const integer = { type: "integer" };

async function lower(root: object, namespace?: string) {
  const document = { openrpc: "1.3.2", info: { title: "Test", version: "1" }, methods: [], ...root };
  const files = { "openrpc.json": JSON.stringify(document) };
  const lowered = await lowerFiles(frontend, files, namespace === undefined ? {} : { namespace });
  const operations = Object.values(lowered.api.operations) as RpcOperation[];
  return { ...lowered, operations };
}

const method = (name: string, more: object = {}): object => ({ name, params: [], ...more });

/** `group.method` of every method. */
async function namesOf(methods: readonly object[], namespace?: string): Promise<string[]> {
  const { api, operations } = await lower({ methods }, namespace);
  return operations.map(({ resource, name }) => `${api.resources[resource]?.id} ${name.words.join(" ")}`);
}

describe("names", () => {
  test("dots and the underscore behind a prefix make groups; a verb is no group", async () => {
    const wires = ["pet.store.list", "eth_getBalance", "net_version", "get_pets", "subtract", "_hidden"];
    expect(await namesOf(wires.map((wire) => method(wire)))).toEqual([
      "resource:pet.store list",
      "resource:eth get Balance",
      "resource:net version",
      "resource: get pets",
      "resource: subtract",
      "resource: hidden",
    ]);
  });

  test("else the first tag is the group; extensions win over all; a namespace stands above", async () => {
    const tagged = method("get_pets", { tags: [{ name: "pets" }, { name: "other" }] });
    const chosen = method("eth_call", { "x-gen-sdk-group-name": ["chain", "eth"], "x-gen-sdk-method-name": "run" });
    expect(await namesOf([tagged, chosen], "v2")).toEqual(["resource:v2.pets get pets", "resource:v2.chain.eth run"]);
  });
});

test("extensions say whether a call may be sent again", async () => {
  const methods = [
    method("a", { "x-gen-idempotent": true, "x-gen-retries": { disabled: true } }),
    method("b", { "x-gen-idempotent": "yes", "x-gen-retries": { disabled: false } }),
  ];
  const { operations } = await lower({ methods });
  expect(operations.map(({ idempotent, retries }) => [idempotent, retries])).toEqual([
    [true, { disabled: true }],
    [undefined, undefined],
  ]);
});

test("parameters, results, errors and notifications", async () => {
  const limit = { name: "limit", required: true, schema: integer, description: "How many." };
  const errors = [
    { code: 100, message: "Busy", data: { $ref: "#/components/schemas/Pet" } },
    { code: 101, message: "Gone" },
    { code: 102, message: "Odd", data: { hint: "an example" } },
  ];
  const list = method("list", {
    params: [limit, { $ref: "#/components/contentDescriptors/Filter" }],
    result: { name: "pets", schema: { type: "array", items: { $ref: "#/components/schemas/Pet" } } },
    errors,
    paramStructure: "by-position",
    deprecated: true,
  });
  const components = {
    schemas: { Pet: { type: "object", properties: { id: integer } } },
    contentDescriptors: { Filter: { name: "filter", schema: { type: "object", properties: { tag: integer } } } },
  };
  const { api, operations, findings } = await lower({ methods: [list, method("notify")], components });
  expect(findings).toEqual([]);
  const pet = { kind: "ref", id: "type:#/components/schemas/Pet" };
  expect(operations[0]).toMatchObject({
    kind: "rpc",
    protocol: "json-rpc",
    method: "list",
    paramStructure: "by-position",
    availability: { status: "deprecated" },
    result: { kind: "list", items: pet },
    codes: [
      { code: 100, message: "Busy", data: pet },
      { code: 101, message: "Gone", data: null },
      { code: 102, message: "Odd", data: { kind: "unknown" } },
    ],
    params: [
      { name: { wire: "limit" }, required: true, description: "How many." },
      { name: { wire: "filter" }, required: false },
    ],
  });
  expect(operations[1]).toMatchObject({ method: "notify", result: null, paramStructure: "either" });
  expect(Object.values(api.types).map(({ name }) => name.words.join(" "))).toEqual(["Pet", "list filter"]);
});

test("servers become environments, their variables those of URL templates", async () => {
  const variables = { region: { default: "eu", enum: ["eu", "us"], description: "Where." } };
  const servers = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the variable is one of OpenRPC servers.
    { name: "live", url: "https://${region}.example.com/rpc", variables },
    { url: "http://localhost:1" },
  ];
  const { api } = await lower({ servers });
  expect(api.environments.list).toMatchObject([
    {
      name: { wire: "live" },
      urls: [
        {
          template: "https://{region}.example.com/rpc",
          variables: [{ name: { wire: "region" }, default: "eu", values: ["eu", "us"], description: "Where." }],
        },
      ],
    },
    { name: { wire: "localhost:1" }, urls: [{ template: "http://localhost:1" }] },
  ]);
});

test("example pairings fill parameters by name, or by place where a name is unknown", async () => {
  const params = ["a", "b"].map((name) => ({ name, schema: integer }));
  const pairing = {
    name: "sum",
    params: [
      { name: "x", value: 1 },
      { name: "b", value: 2 },
    ],
    result: { name: "result", value: 3 },
  };
  const { operations } = await lower({ methods: [method("add", { params, examples: [pairing] })] });
  expect(operations[0]?.examples).toMatchObject([
    { name: "sum", body: { a: 1, b: 2 }, response: { status: 200, body: 3 } },
  ]);
});

test("an example with nearly the name of a parameter without a value is of that parameter, and reported", async () => {
  const params = [
    { name: "first", schema: integer },
    { name: "second", schema: integer },
  ];
  const pairing = {
    name: "sum",
    params: [
      { name: "secnod", value: 2 },
      { name: "title", value: 3 },
    ],
  };
  const exact = {
    name: "both",
    params: [
      { name: "first", value: 1 },
      { name: "firsts", value: 2 },
    ],
  };
  const { operations, findings } = await lower({ methods: [method("add", { params, examples: [pairing, exact] })] });
  expect(operations[0]?.examples.map(({ body }) => body)).toEqual([{ second: 2 }, { first: 1, second: 2 }]);
  expect(findings).toEqual(["openrpc/example-param /methods/0/examples/0/params/0/name"]);
});

test("a method that is ignored, and one without a name, leave the others alone", async () => {
  const methods = [method("a", { "x-gen-ignore": true }), { params: [] }, method("b")];
  const { operations, findings } = await lower({ methods });
  expect(operations.map((operation) => operation.method)).toEqual(["b"]);
  expect(findings).toEqual(["openrpc/missing-part /methods/1"]);
});

test("misspelled keys are reported at the key", async () => {
  const params = [{ name: "a", shema: integer, schema: { ...integer, maximun: 5 } }];
  const { diagnostics } = await lower({ methods: [method("add", { descripton: "Adds.", params })] });
  expect(diagnostics.map(({ message, location }) => ({ message, location }))).toEqual(
    [
      ["/methods/0/descripton", "Unknown key `descripton`. Did you mean `description`?"],
      ["/methods/0/params/0/shema", "Unknown key `shema`. Did you mean `schema`?"],
      ["/methods/0/params/0/schema/maximun", "Unknown key `maximun`. Did you mean `maximum`?"],
    ].map(([pointer, message]) => ({ message, location: { document: "openrpc.json", pointer, at: "key" } })),
  );
});

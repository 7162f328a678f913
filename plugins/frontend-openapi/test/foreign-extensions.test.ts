import { readFileSync } from "node:fs";
import { FOREIGN_EXTENSIONS } from "@sdkwright/json-schema";
import { describe, expect, test } from "vitest";
import { get, json, lower } from "./lower.js";

const text = { type: "string" };
const integer = { type: "integer" };
const list = (properties: object): object => ({ type: "object", properties });
const items = { type: "array", items: list({ id: text }) };

/** What the operation `a` with these parts comes to. */
async function one(operation: object, root: object = {}) {
  const lowered = await lower({ ...root, paths: { "/a": get({ operationId: "a", ...operation }) } });
  const [first] = Object.values(lowered.api.operations);
  return { ...lowered, found: first?.kind === "http" ? first : undefined };
}

/** The pagination of an operation that takes these parameters and answers with these properties. */
async function pages(extension: object, parameters: readonly string[], properties: object) {
  const { found, findings } = await one({
    ...extension,
    parameters: parameters.map((name) => ({ name, in: "query", schema: name === "cursor" ? text : integer })),
    responses: { 200: { description: "Some.", ...json(list(properties)) } },
  });
  return { pagination: found?.pagination, findings };
}

const input = (name: string, type: string): object => ({ name, in: "parameters", type });

describe("extensions of other generators", () => {
  test("name operations and their groups", async () => {
    const { api, found } = await one({ "x-speakeasy-group": "admin.users", "x-speakeasy-name-override": "list" });
    expect(found?.name.words).toEqual(["list"]);
    expect(Object.values(api.resources).map(({ name }) => name.words)).toEqual([[], ["admin"], ["users"]]);
  });

  test("yield to ours", async () => {
    const names = { "x-speakeasy-name-override": "theirs", "x-gen-sdk-method-name": "ours" };
    expect((await one(names)).found?.name.words).toEqual(["ours"]);
  });

  test.each([{ "x-speakeasy-ignore": true }, { "x-stainless-skip": true }])(
    "leave operations out: %o",
    async (said) => {
      expect((await one(said)).found).toBeUndefined();
    },
  );

  test("keep operations that one language skips, and say so", async () => {
    const { found, findings, diagnostics } = await one({ "x-stainless-skip": ["go"] });
    expect(found).toBeDefined();
    expect(findings).toEqual(["openapi/foreign-extensions /paths/~1a/get/x-stainless-skip"]);
    expect(diagnostics[0]?.message).toContain("`x-stainless-skip`");
  });

  test("turn retries off", async () => {
    expect((await one({ "x-speakeasy-retries": { strategy: "none" } })).found?.retries).toEqual({ disabled: true });
    const kept = await one({ "x-speakeasy-retries": { strategy: "backoff" } });
    expect(kept.found).not.toHaveProperty("retries");
    expect(kept.findings).toEqual(["openapi/foreign-extensions /paths/~1a/get/x-speakeasy-retries"]);
  });

  test("say why something is deprecated", async () => {
    const { found } = await one({ deprecated: true, "x-speakeasy-deprecation-message": "Use `b`." });
    expect(found?.availability).toEqual({ status: "deprecated", message: "Use `b`." });
  });

  test.each(["x-speakeasy-name-override", "x-stainless-param", "x-ms-client-name"])(
    "name parameters: %s",
    async (key) => {
      const { found } = await one({ parameters: [{ name: "psz", in: "query", [key]: "pageSize", schema: integer }] });
      expect(found?.parameters[0]?.name).toMatchObject({ wire: "psz", words: ["page", "Size"] });
    },
  );

  test.each(["x-speakeasy-name-override", "x-ms-client-name"])("name components and properties: %s", async (key) => {
    const properties = { psz: { ...text, [key]: "pageSize" } };
    const { api } = await lower({ components: { schemas: { Ab: { ...list(properties), [key]: "Abbreviation" } } } });
    const [found] = Object.values(api.types);
    expect(found?.name.words).toEqual(["Abbreviation"]);
    expect(found?.kind === "object" && found.properties[0]?.name).toMatchObject({
      wire: "psz",
      words: ["page", "Size"],
    });
  });

  test("name and describe the values of enums", async () => {
    const valuesOf = async (schema: object) => {
      const { api } = await lower({ components: { schemas: { E: { ...text, enum: ["a", "b"], ...schema } } } });
      const [found] = Object.values(api.types);
      return found?.kind === "enum"
        ? found.values.map(({ name, description }) => [name.words.join(" "), description])
        : [];
    };
    const descriptions = { "x-speakeasy-enum-descriptions": { b: "The second." } };
    expect(await valuesOf({ "x-speakeasy-enums": ["First", "Second"], ...descriptions })).toEqual([
      ["First", undefined],
      ["Second", "The second."],
    ]);
    expect(await valuesOf({ "x-speakeasy-enums": { a: "First" } })).toEqual([
      ["First", undefined],
      ["b", undefined],
    ]);
    expect(await valuesOf(descriptions)).toEqual([
      ["a", undefined],
      ["b", "The second."],
    ]);
    const values = [{ value: "a", name: "First", description: "The first." }, { value: "b" }];
    expect(await valuesOf({ "x-ms-enum": { name: "Letter", values } })).toEqual([
      ["First", "The first."],
      ["b", undefined],
    ]);
  });
});

test("names of enum values that are neither a list nor a mapping are told of", async () => {
  const schemas = {
    E: { ...text, enum: ["a"], "x-enum-varnames": "One" },
    F: { ...text, enum: ["a"], "x-enumNames": ["One"] },
  };
  const { findings } = await lower({ components: { schemas } });
  expect(findings).toEqual(["openapi/foreign-extensions /components/schemas/E/x-enum-varnames"]);
});

describe("options of the client as other generators say them", () => {
  const tenant = { name: "tenantId", in: "path", required: true, schema: text };
  const inTenant = (parameter: object, root: object = {}) =>
    lower({ ...root, paths: { "/t/{tenantId}/a": get({ operationId: "a", parameters: [parameter] }) } });

  test("x-speakeasy-globals fill parameters of the same name and place", async () => {
    const version = { name: "X-Version", in: "header", schema: text };
    const globals = { parameters: [{ $ref: "#/components/parameters/tenant" }, version] };
    const { api, operation, findings } = await lower({
      "x-speakeasy-globals": globals,
      components: { parameters: { tenant: { ...tenant, "x-speakeasy-name-override": "tenant" } } },
      paths: {
        "/t/{tenantId}/a": get({
          operationId: "a",
          parameters: [{ $ref: "#/components/parameters/tenant" }, version, { ...version, in: "query" }],
        }),
        "/b": get({ operationId: "b" }),
      },
    });
    expect(api.variables.map(({ name }) => name.wire)).toEqual(["tenant", "X-Version"]);
    expect(api.headers).toEqual([]);
    expect(operation("a").parameters.map(({ variable }) => variable)).toEqual(["tenant", "X-Version", undefined]);
    expect(operation("b").parameters).toEqual([]);
    expect(findings).toEqual([]);
  });

  test("a global parameter that no operation has, and what is hidden, are named", async () => {
    const hidden = { ...tenant, "x-speakeasy-globals-hidden": true };
    const unused = { name: "region", in: "query", schema: text };
    const { findings } = await inTenant(tenant, { "x-speakeasy-globals": { parameters: [hidden, unused] } });
    expect(findings).toEqual([
      "openapi/no-effect /x-speakeasy-globals/parameters/1",
      "openapi/foreign-extensions /x-speakeasy-globals/parameters/0/x-speakeasy-globals-hidden",
    ]);
  });

  test("global parameters make options beside variables of ours", async () => {
    const own = { name: "region", in: "query", schema: text, "x-gen-sdk-variable": "ours" };
    const { api, operation, findings } = await lower({
      "x-speakeasy-globals": { parameters: [tenant] },
      "x-gen-sdk-variables": { ours: text },
      paths: { "/t/{tenantId}/a": get({ operationId: "a", parameters: [tenant, own] }) },
    });
    expect(api.variables.map(({ name }) => name.wire)).toEqual(["ours", "tenantId"]);
    expect(operation("a").parameters.map(({ variable }) => variable)).toEqual(["tenantId", "ours"]);
    expect(findings).toEqual([]);
  });

  const noEffect = "openapi/no-effect";
  test.each([
    ["a variable of the same name is the option", tenant, { tenantId: text }, []],
    [
      "another type is named",
      tenant,
      { tenantId: integer },
      [`${noEffect} /paths/~1t~1{tenantId}~1a/get/parameters/0`],
    ],
    [
      "so is what a parameter says itself",
      { ...tenant, "x-gen-sdk-variable": "tenantId" },
      { tenantId: text },
      [`${noEffect} /x-speakeasy-globals/parameters/0`],
    ],
  ])("of variables of ours and global parameters, %s", async (_, parameter, variables, expected) => {
    const root = { "x-speakeasy-globals": { parameters: [tenant] }, "x-gen-sdk-variables": variables };
    const { api, operation, findings } = await inTenant(parameter, root);
    expect(api.variables.map(({ name }) => name.wire)).toEqual(["tenantId"]);
    expect(operation("a").parameters[0]?.variable).toBe("tenantId");
    expect(findings).toEqual(expected);
  });

  test("global parameters that cannot be read, or that are headers of the client, are named", async () => {
    const version = { name: "X-Version", in: "header", schema: text };
    const { findings } = await lower({
      "x-gen-global-headers": [{ header: "X-Version", name: "version" }],
      "x-speakeasy-globals": { parameters: ["tenant", { in: "path" }, version] },
      paths: { "/a": get({ operationId: "a", parameters: [version] }) },
    });
    expect(findings).toEqual([
      "openapi/wrong-type /x-speakeasy-globals/parameters/0",
      `${noEffect} /x-speakeasy-globals/parameters/1`,
      `${noEffect} /x-speakeasy-globals/parameters/2`,
    ]);
  });

  test("x-ms-parameter-location says which parameters the client has", async () => {
    const client = { ...tenant, "x-ms-parameter-location": "client", "x-ms-client-name": "tenant" };
    const { api, operation, findings } = await inTenant(client);
    expect(api.variables).toMatchObject([{ name: { wire: "tenant" }, type: { kind: "primitive" } }]);
    expect(operation("a").parameters[0]).toMatchObject({ name: { wire: "tenantId" }, variable: "tenant" });
    expect(findings).toEqual([]);
    const method = await inTenant({ ...tenant, "x-ms-parameter-location": "method" });
    expect([method.api.variables, method.findings]).toEqual([[], []]);
  });

  test("one option has one type, and a body is none", async () => {
    const limit = { name: "limit", in: "query", "x-ms-parameter-location": "client" };
    const { api, operation, findings } = await lower({
      paths: {
        "/a": get({ operationId: "a", parameters: [{ ...limit, schema: integer }] }),
        "/b": get({ operationId: "b", parameters: [{ ...limit, schema: text }] }),
        "/c": {
          post: {
            operationId: "c",
            requestBody: { "x-ms-parameter-location": "client", ...json(text) },
            responses: { 204: { description: "None." } },
          },
        },
      },
    });
    expect(api.variables).toHaveLength(1);
    expect([operation("a"), operation("b")].map(({ parameters }) => parameters[0]?.variable)).toEqual([
      "limit",
      undefined,
    ]);
    expect(findings).toEqual([
      "openapi/no-effect /paths/~1b/get/parameters/0/x-ms-parameter-location",
      "openapi/foreign-extensions /paths/~1c/post/requestBody/x-ms-parameter-location",
    ]);
  });
});

test("enums of one name and with the same values are one type", async () => {
  const state = { ...text, enum: ["a", "b"], "x-ms-enum": { name: "State" } };
  const schemas = { A: list({ state }), B: list({ status: state }) };
  const { api } = await lower({ components: { schemas } });
  const enums = Object.values(api.types).filter(({ kind }) => kind === "enum");
  // Equal types become one later, by their names.
  expect(enums.map(({ name }) => name.words)).toEqual([["State"], ["State"]]);
  const other = { ...state, enum: ["a", "c"] };
  const differing = await lower({ components: { schemas: { ...schemas, C: list({ state: other }) } } });
  const names = Object.values(differing.api.types).filter(({ kind }) => kind === "enum");
  expect(names.map(({ name }) => name.words.at(-1))).toEqual(["state", "status", "state"]);
});

describe("pagination as other generators say it", () => {
  const said = (type: string, inputs: readonly object[], outputs: object): object => ({
    "x-speakeasy-pagination": { type, inputs, outputs },
  });

  test("by page, by offset and by cursor", async () => {
    const byPage = said("offsetLimit", [input("page", "page"), input("size", "limit")], { results: "$.data" });
    expect((await pages(byPage, ["page", "size"], { data: items })).pagination).toMatchObject({
      kind: "offset",
      unit: "page",
      step: { in: "query", path: ["size"] },
    });
    const byOffset = said("offsetLimit", [input("skip", "offset")], { results: "$.data" });
    expect((await pages(byOffset, ["skip"], { data: items })).pagination).toMatchObject({
      kind: "offset",
      unit: "item",
    });
    const outputs = { results: "$.data", nextCursor: "$.next" };
    const byCursor = said("cursor", [input("cursor", "cursor")], outputs);
    expect((await pages(byCursor, ["cursor"], { data: items, next: text })).pagination).toMatchObject({
      kind: "cursor",
    });
  });

  test("by the URL of the next page", async () => {
    const byUrl = said("url", [], { results: "$.data", nextUrl: "$.next" });
    expect((await pages(byUrl, [], { data: items, next: text })).pagination).toMatchObject({ kind: "uri" });
    const linked = { "x-ms-pageable": { nextLinkName: "nextLink" } };
    expect((await pages(linked, [], { value: items, nextLink: text })).pagination).toMatchObject({ kind: "uri" });
  });

  test("as one page, which is a plain call", async () => {
    const single = await pages({ "x-ms-pageable": { nextLinkName: null } }, [], { value: items });
    expect(single).toEqual({ pagination: undefined, findings: [] });
  });

  test.each([
    { "x-speakeasy-pagination": { type: "cursor", outputs: { results: "$.data" } } },
    { "x-speakeasy-pagination": { type: "offsetLimit", outputs: { numPages: "$.total" } } },
    { "x-ms-pageable": { nextLinkName: "@odata.nextLink" } },
  ])("is named where it cannot be carried: %o", async (extension) => {
    const { pagination, findings } = await pages(extension, [], { data: items });
    expect(pagination).toBeUndefined();
    expect(findings).toEqual([`openapi/foreign-extensions /paths/~1a/get/${Object.keys(extension)[0]}`]);
  });
});

test("what is below values of the API is no extension, and one finding names all others", async () => {
  const { diagnostics } = await one({
    "x-ms-examples": {},
    "x-ms-long-running-operation": true,
    responses: {
      200: { description: "It.", "x-ms-examples": {}, ...json({ ...text, example: { "x-ms-inside": 1 } }) },
    },
  });
  const messages = diagnostics
    .filter(({ code }) => code === "openapi/foreign-extensions")
    .map(({ message }) => message);
  expect(messages).toEqual([
    "Extensions of other generators that have no effect: `x-ms-examples` (2 times), `x-ms-long-running-operation`.",
  ]);
});

test("each extension that is read is in the documentation", () => {
  const page = readFileSync(new URL("../../../docs/extensions.md", import.meta.url), "utf8");
  const rows = Object.entries(FOREIGN_EXTENSIONS).flatMap(([name, all = []]) =>
    all.map(({ key }) => [key, `x-gen-${name}`] as const),
  );
  const missing = rows.filter(
    ([key, ours]) => !page.split("\n").some((line) => line.startsWith(`| \`${key}\``) && line.includes(`\`${ours}\``)),
  );
  expect(missing).toEqual([]);
  const others = ["x-enum-varnames", "x-enum-descriptions", "x-stainless-const", "x-speakeasy-unknown-values"];
  const row = (key: string) => page.split("\n").some((line) => line.startsWith("| ") && line.includes(`\`${key}\``));
  expect(others.filter((key) => !row(key))).toEqual([]);
});

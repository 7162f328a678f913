import { describe, expect, test } from "vitest";
import { get, lower } from "./lower.js";

const text = { type: "string" };

describe("headers of the client", () => {
  test("are options, constants and defaults, and parameters of no operation", async () => {
    const { api, findings, operation } = await lower({
      "x-gen-global-headers": [
        { header: "X-Tenant", name: "tenant", env: "TENANT" },
        { header: "X-Region", optional: true, type: "integer" },
        { header: "X-Mode", type: 'literal<"sdk">' },
        { header: "X-Limit", type: "optional<long>", default: 5 },
      ],
      paths: {
        "/a": get({ operationId: "a", parameters: [{ name: "x-tenant", in: "header", required: true, schema: text }] }),
      },
    });
    expect(api.headers.map(({ header, name, value }) => ({ header, name: name.words.join(" "), ...value }))).toEqual([
      {
        header: "X-Tenant",
        name: "tenant",
        kind: "parameter",
        type: { kind: "primitive", primitive: "string" },
        required: true,
        env: "TENANT",
      },
      {
        header: "X-Region",
        name: "X Region",
        kind: "parameter",
        type: { kind: "primitive", primitive: "int32" },
        required: false,
      },
      { header: "X-Mode", name: "X Mode", kind: "literal", value: "sdk" },
      {
        header: "X-Limit",
        name: "X Limit",
        kind: "parameter",
        type: { kind: "primitive", primitive: "int64" },
        required: false,
        default: 5,
      },
    ]);
    expect(operation("a").parameters).toEqual([]);
    expect(findings).toEqual([]);
  });

  test.each([
    ["X-Version", undefined],
    [{ value: "X-Version", name: "apiVersion" }, "apiVersion"],
  ])("choose a version of the API: %j", async (header, name) => {
    const { api, findings } = await lower({ "x-gen-version": { header, default: 2, values: [1, "2", 2] } });
    const [made] = api.headers;
    expect(made).toMatchObject({ header: "X-Version", name: { wire: name ?? "version" } });
    expect(made?.value).toMatchObject({ kind: "parameter", required: false, default: "2" });
    const [type] = Object.values(api.types);
    expect(type).toMatchObject({ kind: "enum", open: true, values: [{ value: "1" }, { value: "2" }] });
    expect(findings).toEqual([]);
  });

  test.each([
    [{ "x-gen-global-headers": {} }, "wrong-type /x-gen-global-headers"],
    [{ "x-gen-global-headers": [{ name: "x" }] }, "extension-needs /x-gen-global-headers/0"],
    [{ "x-gen-global-headers": [{ header: "X", type: "list<" }] }, "wrong-type /x-gen-global-headers/0/type"],
    [{ "x-gen-global-headers": [{ header: "X", envv: "E" }] }, "unknown-extension /x-gen-global-headers/0/envv"],
    [{ "x-gen-version": { values: ["1"] } }, "extension-needs /x-gen-version"],
    [{ "x-gen-version": { header: "X", values: "1" } }, "wrong-type /x-gen-version/values"],
    [{ "x-gen-version": { header: "X", values: [true] } }, "wrong-type /x-gen-version/values/0"],
    [{ "x-gen-base-path": 1 }, "wrong-type /x-gen-base-path"],
    [{ "x-gen-base-url-env": ["A"] }, "wrong-type /x-gen-base-url-env"],
    [{ "x-gen-idempotency-headers": [{}] }, "extension-needs /x-gen-idempotency-headers/0"],
    [{ "x-gen-sdk-variables": ["a"] }, "wrong-type /x-gen-sdk-variables"],
    [{ "x-gen-global-header": [] }, "unknown-extension /x-gen-global-header"],
  ])("%j: %s", async (root, finding) => {
    expect((await lower(root)).findings).toEqual([`openapi/${finding}`]);
  });
});

describe("what the client is given once", () => {
  test("fills parameters", async () => {
    const { api, operation, findings } = await lower({
      "x-gen-sdk-variables": { tenant: { type: "string", description: "Whose." } },
      paths: {
        "/{tenant}/a": get({
          operationId: "a",
          parameters: [{ name: "tenant", in: "path", required: true, schema: text, "x-gen-sdk-variable": "tenant" }],
        }),
      },
    });
    expect(api.variables).toMatchObject([{ name: { wire: "tenant" }, description: "Whose." }]);
    expect(operation("a").parameters).toMatchObject([{ variable: "tenant" }]);
    expect(findings).toEqual([]);
  });

  test.each(["v1", "/v1", "v1/", "/v1/"])("puts the base path %s before every path", async (base) => {
    const { operation } = await lower({ "x-gen-base-path": base, paths: { "/a": get({ operationId: "a" }) } });
    expect(operation("GET /v1/a").operationId).toBe("a");
  });

  test("can come from the environment", async () => {
    const { api } = await lower({ "x-gen-base-url-env": "ACME_URL" });
    expect(api.environments.baseUrlEnv).toBe("ACME_URL");
  });
});

describe("idempotent operations", () => {
  const root = {
    "x-gen-idempotency-headers": [
      { header: "X-Expires", type: "integer", name: "expires" },
      { header: "X-Key" },
      { header: "X-Scope" },
    ],
    paths: { "/a": get({ operationId: "a", "x-gen-idempotent": true }), "/b": get({ operationId: "b" }) },
  };

  test("get the key that an SDK can make, and the other headers as parameters", async () => {
    const { operation, findings } = await lower(root);
    const a = operation("a");
    expect(a).toMatchObject({ idempotent: true, idempotencyKey: "X-Key" });
    expect(a.parameters.map(({ name, in: place, required }) => [name.wire, name.words, place, required])).toEqual([
      ["X-Expires", ["expires"], "header", false],
      ["X-Scope", ["X", "Scope"], "header", false],
    ]);
    expect(findings).toEqual([]);
  });

  test("are only those that say so", async () => {
    const { operation } = await lower(root);
    expect(operation("b")).not.toHaveProperty("idempotent");
    expect(operation("b").parameters).toEqual([]);
  });
});

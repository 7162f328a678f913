import { describe, expect, test } from "vitest";
import { get, json, lower } from "./lower.js";

const text = { type: "string" };
const user = { type: "object", properties: { data: { type: "object", properties: { name: text } } } };

/** What the operation `a` with these parts comes to. */
async function one(operation: object, root: object = {}) {
  const lowered = await lower({ ...root, paths: { "/a": get({ operationId: "a", ...operation }) } });
  const [first] = Object.values(lowered.api.operations);
  return { ...lowered, found: first?.kind === "http" ? first : undefined };
}

describe("operations", () => {
  test("hand out what is inside a response", async () => {
    const responses = { 200: { description: "It.", ...json(user) } };
    for (const path of ["data.name", "$response.data.name"]) {
      expect((await one({ responses, "x-gen-sdk-return-value": path })).found?.returns).toEqual(["data", "name"]);
    }
    const { found, findings, diagnostics } = await one({ responses, "x-gen-sdk-return-value": "dato" });
    expect(found).not.toHaveProperty("returns");
    expect(findings).toEqual(["openapi/value-path /paths/~1a/get/x-gen-sdk-return-value"]);
    expect(diagnostics[0]?.message).toContain("but `data`");
  });

  test("are not retried where that is said", async () => {
    expect((await one({ "x-gen-retries": { disabled: true } })).found?.retries).toEqual({ disabled: true });
    expect((await one({ "x-gen-retries": { disabled: false } })).found).not.toHaveProperty("retries");
    expect((await one({ "x-gen-retries": true })).findings).toEqual([
      "openapi/wrong-type /paths/~1a/get/x-gen-retries",
    ]);
  });

  test("have further methods, with what differs of group and name", async () => {
    const aliases = [{ "group-name": ["b", "c"] }, { "method-name": "all" }, { groupName: "d", methodName: "one" }];
    const names = async (operation: object) => {
      const { api, findings } = await one({ tags: ["t"], "x-gen-request-name": "R", ...operation });
      const list = Object.values(api.operations).map(({ resource, name }) => `${resource} ${name.words.join(" ")}`);
      return { list, findings, api };
    };
    const plain = await names({ "x-gen-sdk-aliases": aliases });
    expect(plain.list).toEqual(["resource:t a", "resource:b.c a", "resource:t all", "resource:d one"]);
    expect(plain.findings).toEqual([]);
    expect(Object.values(plain.api.operations).filter((found) => "requestName" in found)).toHaveLength(1);
    const content = { ...json(user).content, "text/event-stream": { schema: text } };
    const streaming = {
      responses: { 200: { description: "It.", content } },
      "x-gen-sdk-aliases": [{ "method-name": "b" }],
    };
    expect((await names(streaming)).list).toEqual([
      "resource:t a",
      "resource:t b",
      "resource:t a stream",
      "resource:t b stream",
    ]);
  });

  test("have no further methods by what is no list of names", async () => {
    const at = "/paths/~1a/get/x-gen-sdk-aliases";
    const findings = async (value: unknown) => (await one({ "x-gen-sdk-aliases": value })).findings;
    expect(await findings({})).toEqual([`openapi/wrong-type ${at}`]);
    expect(await findings(["b", {}])).toEqual([`openapi/wrong-type ${at}/0`, `openapi/wrong-type ${at}/1`]);
    expect(await findings([{ "method-name": "b", group: "c" }])).toEqual([`openapi/unknown-extension ${at}/0/group`]);
    expect(await findings([{ "group-name": 5, "method-name": "b" }])).toEqual([
      `openapi/wrong-type ${at}/0/group-name`,
    ]);
  });

  test.each(["x-gen-ignore", "x-fern-ignore", "x-internal"])("are left out by %s", async (key) => {
    expect((await one({ [key]: true })).found).toBeUndefined();
  });

  test("may be told so by the text of a flag", async () => {
    expect(await one({ "x-fern-ignore": "True" })).toMatchObject({ found: undefined, findings: [] });
    expect((await one({ "x-gen-ignore": "yes" })).findings).toEqual(["openapi/wrong-type /paths/~1a/get/x-gen-ignore"]);
  });

  test("stay where `x-gen-ignore` denies `x-internal`", async () => {
    expect((await one({ "x-gen-ignore": false, "x-internal": true })).found).toBeDefined();
  });

  test("are served by the server of a name, which is then no environment", async () => {
    const servers = [
      { url: "https://a.example", "x-gen-server-name": "main" },
      { url: "https://b.example", "x-gen-server-name": "files" },
    ];
    const { found, api } = await one({ "x-gen-server-name": "files" }, { servers });
    expect(found?.server).toBe("files");
    expect(api.environments.roles.map(({ wire }) => wire)).toEqual(["default", "files"]);
    expect(api.environments.list.map(({ urls }) => urls.map(({ template }) => template))).toEqual([
      ["https://a.example", "https://b.example"],
    ]);
    expect((await one({ "x-gen-server-name": "main" }, { servers })).found).not.toHaveProperty("server");
  });

  test("wait for the configuration where no server has the name", async () => {
    for (const root of [{}, { servers: [{ url: "https://a.example" }] }]) {
      const { found, findings } = await one({ "x-gen-server-name": "login" }, root);
      expect(found?.server).toBe("login");
      expect(findings).toEqual(["openapi/unknown-server-name /paths/~1a/get/x-gen-server-name"]);
    }
  });

  test("take defaults that the client sends", async () => {
    const parameters = [
      { name: "limit", in: "query", schema: { type: "integer", default: 5 } },
      { name: "X-Version", in: "header", schema: text, "x-gen-default": "v2" },
    ];
    const { found } = await one({ parameters });
    expect(found?.parameters.map(({ required, default: value }) => [required, value])).toEqual([
      [false, 5],
      [true, "v2"],
    ]);
  });
});

describe("webhooks", () => {
  const hmac = { type: "hmac", header: "X-Sig" };

  async function signature(own: unknown, shared?: unknown) {
    const { api, findings } = await lower({
      ...(shared !== undefined && { "x-gen-webhook-signature": shared }),
      webhooks: { ping: { post: { ...(own !== undefined && { "x-gen-webhook-signature": own }) } } },
    });
    return { signature: Object.values(api.webhooks)[0]?.signature, findings };
  }

  test("are operations that say so, and no methods", async () => {
    const { api, found } = await one({ "x-gen-webhook": true });
    expect(found).toBeUndefined();
    expect(Object.values(api.webhooks).map(({ name }) => name.wire)).toEqual(["a"]);
    expect(api.resources["resource:"]?.operations).toEqual([]);
  });

  test("are signed as they say, else as the document says", async () => {
    const usual = {
      kind: "hmac",
      algorithm: "sha256",
      encoding: "base64",
      payload: { components: ["body"], delimiter: "" },
    };
    expect((await signature(hmac)).signature).toEqual({ ...usual, header: "X-Sig" });
    expect((await signature(undefined, hmac)).signature).toEqual({ ...usual, header: "X-Sig" });
    expect((await signature(true, hmac)).signature).toEqual({ ...usual, header: "X-Sig" });
    expect((await signature(false, hmac)).signature).toBeUndefined();
    expect((await signature(undefined)).signature).toBeUndefined();
  });

  test("can be signed over a time", async () => {
    const { signature: found, findings } = await signature({
      ...hmac,
      algorithm: "sha512",
      encoding: "hex",
      "signature-prefix": "v1=",
      "payload-format": { components: ["timestamp", "body"], delimiter: "." },
      timestamp: { header: "X-Time", format: "iso8601", tolerance: 60 },
    });
    expect(found).toEqual({
      kind: "hmac",
      header: "X-Sig",
      algorithm: "sha512",
      encoding: "hex",
      prefix: "v1=",
      payload: { components: ["timestamp", "body"], delimiter: "." },
      timestamp: { header: "X-Time", format: "iso8601", toleranceSeconds: 60 },
    });
    expect(findings).toEqual([]);
  });

  const at = "/webhooks/ping/post/x-gen-webhook-signature";
  test.each<[unknown, string]>([
    ["hmac", `wrong-type ${at}`],
    [true, `extension-needs ${at}`],
    [{ type: "hmac" }, `extension-needs ${at}`],
    [{ ...hmac, type: "rsa" }, `wrong-type ${at}/type`],
    [{ ...hmac, algorithm: "md5" }, `wrong-type ${at}/algorithm`],
    [{ ...hmac, encoding: "utf8" }, `wrong-type ${at}/encoding`],
    [{ ...hmac, "payload-format": { components: ["timestamp", "body"] } }, `extension-needs ${at}`],
    [{ ...hmac, "payload-format": { components: [] } }, `extension-needs ${at}/payload-format`],
    [
      { ...hmac, "payload-format": { components: ["timestamp"] }, timestamp: { header: "T" } },
      `extension-needs ${at}/payload-format`,
    ],
    [{ ...hmac, timestamp: { header: "T" } }, `unsigned-time ${at}/timestamp`],
    [{ ...hmac, "payload-format": { components: ["url"] } }, `wrong-type ${at}/payload-format/components/0`],
    [{ ...hmac, timestamp: {} }, `extension-needs ${at}/timestamp`],
    [{ ...hmac, timestamp: { header: "T", tolerance: -1 } }, `wrong-type ${at}/timestamp/tolerance`],
    [{ type: "asymmetric", header: "S" }, `extension-needs ${at}`],
    [{ ...hmac, prefix: "v1" }, `unknown-extension ${at}/prefix`],
  ])("%j: %s", async (own, finding) => {
    expect((await signature(own)).findings[0]).toBe(`openapi/${finding}`);
  });

  test("only webhooks are signed", async () => {
    const { findings } = await one({ "x-gen-webhook-signature": hmac });
    expect(findings).toEqual(["openapi/extension-needs /paths/~1a/get/x-gen-webhook-signature"]);
  });
});

describe("examples", () => {
  const parameters = [{ name: "id", in: "query", schema: text }];

  test("show whole calls, and code", async () => {
    const { found, findings } = await one({
      parameters,
      responses: { 201: { description: "It.", ...json(user) } },
      "x-gen-examples": [
        { name: "First", "query-parameters": { id: "x" }, response: { body: {} } },
        { "code-samples": [{ language: "go", code: "run()" }] },
      ],
      "x-codeSamples": [{ lang: "PHP", source: "run();" }],
    });
    expect(found?.examples).toMatchObject([
      { name: "First", parameters: [{ in: "query", name: "id", value: "x" }], response: { status: 201, body: {} } },
    ]);
    expect(found?.codeSamples).toEqual([
      { language: "php", code: "run();" },
      { language: "go", code: "run()" },
    ]);
    expect(findings).toEqual([]);
  });

  test("never fail a definition", async () => {
    const { diagnostics } = await one({
      parameters,
      "x-gen-examples": [
        { "query-parameters": { ids: "x" }, "code-samples": [{ sdk: "curl", code: {} }] },
        "none",
        { nme: "" },
      ],
    });
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["warning", "warning", "warning", "warning"]);
  });
});

test("our prefix wins over the older one, which is noted once", async () => {
  const { api, findings } = await lower({
    paths: {
      "/a": get({ "x-fern-sdk-method-name": "older", "x-gen-sdk-method-name": "ours" }),
      "/b": get({ "x-fern-sdk-method-name": "b", "x-fern-sdk-group-name": ["g"] }),
    },
  });
  expect(Object.values(api.operations).map(({ name }) => name.wire)).toEqual(["ours", "b"]);
  expect(findings).toEqual(["openapi/older-extensions /paths/~1a/get/x-fern-sdk-method-name"]);
});

test.each([
  ["x-gen-sdk-method-name", 5],
  ["x-gen-sdk-group-name", [1]],
  ["x-gen-ignore", "yes"],
  ["x-gen-availability", "soon"],
  ["x-gen-audiences", { a: 1 }],
  ["x-gen-request-name", ""],
  ["x-gen-server-name", true],
  ["x-gen-idempotent", "true"],
  ["x-gen-webhook", 1],
  ["x-gen-sdk-return-value", []],
])("%s: %j is reported at its place", async (key, value) => {
  expect((await one({ [key]: value })).findings).toEqual([`openapi/wrong-type /paths/~1a/get/${key}`]);
});

test("wrong extensions of parameters and schemas are reported at their place", async () => {
  const { findings } = await one(
    {
      parameters: [
        { name: "a", in: "query", schema: text, "x-gen-parameter-name": 1 },
        { name: "b", in: "query", schema: text, "x-gen-sdk-variable": 1 },
        { name: "c", in: "query", schema: text, "x-gen-default": {} },
        { name: "d", in: "query", schema: text, "x-gen-paremeter-name": "e" },
      ],
    },
    { components: { schemas: { A: { ...text, "x-gen-type-name": 1 }, B: { ...text, enum: ["a"], "x-gen-enum": 1 } } } },
  );
  const parameter = "/paths/~1a/get/parameters";
  expect(findings.sort()).toEqual([
    "openapi/unknown-extension /paths/~1a/get/parameters/3/x-gen-paremeter-name",
    "openapi/wrong-type /components/schemas/A/x-gen-type-name",
    "openapi/wrong-type /components/schemas/B/x-gen-enum",
    `openapi/wrong-type ${parameter}/0/x-gen-parameter-name`,
    `openapi/wrong-type ${parameter}/1/x-gen-sdk-variable`,
    `openapi/wrong-type ${parameter}/2/x-gen-default`,
  ]);
});

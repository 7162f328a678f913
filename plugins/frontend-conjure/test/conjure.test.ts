import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createMemorySources, type HttpOperation } from "@sdkwright/plugin-api";
import { findCorpus, lowerFiles } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { frontend } from "../src/index.js";

/** Lowers a definition, with further files beside it. */
async function lower(definition: object, files: Readonly<Record<string, object>> = {}) {
  const texts = Object.entries({ "main.json": definition, ...files }).map(([path, data]) => [
    path,
    JSON.stringify(data),
  ]);
  const lowered = await lowerFiles(frontend, Object.fromEntries(texts));
  const operations = Object.values(lowered.api.operations) as HttpOperation[];
  return { ...lowered, operations };
}

const objects = (declared: object, more: object = {}): object => ({
  types: { definitions: { "default-package": "a.b", objects: declared, ...more } },
});
const service = (endpoints: object, more: object = {}): object => ({
  services: { PetService: { name: "Pets", package: "a.b", endpoints, ...more } },
});
const idOf = (name: string) => `type:#/types/definitions/objects/${name}`;

describe("types", () => {
  test("primitives and containers have their wire formats; what may be empty may be absent", async () => {
    const fields = {
      any: "any",
      bytes: "binary",
      when: "datetime",
      half: "double",
      id: "rid",
      count: "safelong",
      name: "optional<string>",
      tags: "set<string>",
      byId: "map<uuid, list<integer>>",
    };
    const { api, findings } = await lower(objects({ Thing: { fields } }));
    expect(findings).toEqual([]);
    const decl = api.types[idOf("Thing") as keyof typeof api.types];
    if (decl?.kind !== "object") throw new Error("no object");
    const string = { kind: "primitive", primitive: "string" };
    expect(decl.properties.map(({ name, type, required }) => [name.wire, type, required])).toMatchObject([
      ["any", { kind: "unknown" }, true],
      ["bytes", { primitive: "base64" }, true],
      ["when", { primitive: "date-time" }, true],
      ["half", { kind: "ref", id: "type:double" }, true],
      ["id", { primitive: "string", constraints: { format: "rid" } }, true],
      ["count", { primitive: "int64", constraints: { maximum: 2 ** 53 - 1 } }, true],
      ["name", { kind: "nullable", inner: string }, false],
      ["tags", { kind: "list", items: string, unique: true }, false],
      ["byId", { kind: "map", keys: { primitive: "uuid" }, values: { kind: "list" } }, false],
    ]);
    expect(api.types["type:double"]).toMatchObject({ kind: "union", discriminator: null });
  });

  test("what no language can declare is any value, or text", async () => {
    const { api, findings } = await lower(
      objects({
        Empty: { values: [] },
        Refused: { values: ["a b"] },
        Self: { alias: "list<Self>" },
        One: { alias: "optional<Two>" },
        Two: { alias: "map<string, One>" },
        Deep: { alias: `${"list<".repeat(5000)}string${">".repeat(5000)}` },
        Fine: { alias: "list<Held>" },
        Held: { fields: { more: "Fine" } },
      }),
    );
    expect(findings.map((finding) => finding.split(" ")[0])).toEqual(
      expect.arrayContaining(["conjure/enum-value", "conjure/recursive-alias", "conjure/type-syntax"]),
    );
    const kinds = ["Empty", "Refused", "Self", "One", "Fine"].map((name) => {
      const decl = api.types[idOf(name) as keyof typeof api.types];
      return decl?.kind === "alias" && decl.type.kind;
    });
    expect(kinds).toEqual(["primitive", "primitive", "unknown", "unknown", "list"]);
  });

  test("a union's value stands under its variant's name, beside the tag", async () => {
    const { api } = await lower(
      objects({ Shape: { union: { circle: "double", none: { type: "Empty", docs: "No." } } }, Empty: { fields: {} } }),
    );
    const union = api.types[idOf("Shape") as keyof typeof api.types];
    expect(union).toMatchObject({
      kind: "union",
      discriminator: { wire: "type" },
      variants: [{ tags: ["circle"] }, { tags: ["none"], description: "No." }],
    });
    expect(api.types[`${idOf("Shape")}/variant/circle` as keyof typeof api.types]).toMatchObject({
      parent: idOf("Shape"),
      properties: [
        { name: { wire: "type" }, type: { kind: "literal", value: "circle" } },
        { name: { wire: "circle" } },
      ],
    });
  });

  test("an aliased optional may be absent; a type of another world is its base type", async () => {
    const types = {
      imports: { Long: { "base-type": "string", external: { java: "java.lang.Long" } } },
      definitions: {
        "default-package": "a",
        objects: { Maybe: { alias: "optional<Long>" }, Holder: { fields: { it: "Maybe" } } },
      },
    };
    const { api } = await lower({ types });
    expect(api.types[idOf("Maybe") as keyof typeof api.types]).toMatchObject({
      kind: "alias",
      type: { kind: "nullable", inner: { primitive: "string" } },
    });
    expect(api.types[idOf("Holder") as keyof typeof api.types]).toMatchObject({ properties: [{ required: false }] });
  });

  test("come from the files that are imported, by prefix", async () => {
    const main = {
      types: {
        "conjure-imports": { other: "other.json" },
        definitions: { "default-package": "a", objects: { A: { alias: "other.B" } } },
      },
    };
    const { api, findings } = await lower(main, { "other.json": objects({ B: { fields: {} } }) });
    expect(findings).toEqual([]);
    expect(Object.values(api.types).map(({ name }) => name.wire)).toEqual(["A", "B"]);
  });
});

describe("endpoints", () => {
  test("arguments go where the path, param-type and param-id say; tokens into the header or a cookie", async () => {
    const endpoints = {
      get: {
        http: "GET /{petId}/{rest:.*}",
        args: {
          petId: "rid",
          rest: "string",
          limit: { type: "optional<integer>", "param-type": "query", "param-id": "max" },
          trace: { type: "string", "param-type": "header", "param-id": "X-Trace" },
        },
        returns: "optional<string>",
        deprecated: "Use other.",
      },
      put: { http: "PUT /", auth: "cookie:SESSION", args: { body: "list<string>" } },
      open: { http: "GET /open", auth: "none", returns: "binary" },
    };
    const { api, operations, findings } = await lower(
      service(endpoints, { "base-path": "/pets", "default-auth": "header" }),
    );
    expect(findings).toEqual([]);
    const [get, put, open] = operations;
    expect(get).toMatchObject({
      operationId: "PetService.get",
      resource: "resource:pet",
      path: [
        { text: "/pets" },
        { text: "/" },
        { kind: "parameter", name: "petId" },
        { text: "/" },
        { kind: "parameter", name: "rest", greedy: true },
      ],
      parameters: [
        { in: "path" },
        { in: "path" },
        { in: "query", name: { wire: "max", words: ["limit"] }, required: false, type: { primitive: "int32" } },
        { in: "header", name: { wire: "X-Trace", words: ["trace"] }, required: true },
      ],
      responses: [{ status: { code: 200 } }, { status: { code: 204 } }],
      security: [{ schemes: [{ scheme: "header" }] }],
      availability: { status: "deprecated", message: "Use other." },
    });
    expect(put).toMatchObject({
      body: { required: true, contents: [{ kind: "json" }] },
      responses: [{ status: { code: 204 } }],
    });
    expect(open).toMatchObject({ security: [], responses: [{ contents: [{ kind: "binary" }] }] });
    expect(api.auth).toMatchObject({
      mode: { kind: "endpoint" },
      schemes: [{ kind: "bearer" }, { kind: "cookie", key: "SESSION" }],
    });
  });

  test("errors have the status of their code; those of one status are told apart by their names", async () => {
    const error = (code: string): object => ({
      namespace: "Pets",
      code,
      "safe-args": { id: "rid" },
      "unsafe-args": { why: "any" },
    });
    const errors = { Gone: error("NOT_FOUND"), Bad: error("INVALID_ARGUMENT"), Worse: error("CUSTOM_CLIENT") };
    const definition = {
      ...objects({}, { errors }),
      ...service({
        all: { http: "GET /all", errors: ["Gone", "Bad", { error: "Worse", docs: "Why." }] },
        none: { http: "GET /none" },
      }),
    };
    const { api, operations } = await lower(definition);
    expect(operations.map((operation) => operation.errors.map(({ status }) => status))).toEqual([
      [
        { kind: "code", code: 404 },
        { kind: "code", code: 400 },
      ],
      [],
    ]);
    const [gone, several] = operations[0]?.errors.map(({ error: id }) => api.errors[id]) ?? [];
    expect(gone?.name.words).toEqual(["Gone", "Error"]);
    expect(several?.name.words).toEqual(["Pet", "Bad", "Request", "Error"]);
    const union = several?.type?.kind === "ref" ? api.types[several.type.id] : undefined;
    expect(union).toMatchObject({
      discriminator: { wire: "errorName" },
      variants: [{ tags: ["Pets:Bad"] }, { tags: ["Pets:Worse"] }],
    });
  });

  test("an error that an endpoint lists twice is one", async () => {
    const errors = { Gone: { namespace: "Pets", code: "NOT_FOUND" } };
    const { api } = await lower({
      ...objects({}, { errors }),
      ...service({ all: { http: "GET /all", errors: ["Gone", "Gone"] } }),
    });
    expect(Object.values(api.errors).map(({ name }) => name.words)).toEqual([["Gone", "Error"]]);
  });
});

describe("Conjure's own cases", () => {
  const corpus = findCorpus();
  const folder = corpus.kind === "found" ? join(corpus.folder, "conjure/spec-tests") : undefined;
  if (corpus.kind === "absent") console.log(`skipped: Conjure's own cases: ${corpus.reason}`);

  interface Cases {
    readonly positive?: Readonly<Record<string, { readonly conjure: object }>>;
    readonly negative?: Readonly<Record<string, { readonly conjure: object }>>;
  }
  const cases = (folder === undefined ? [] : readdirSync(folder)).flatMap((file) => {
    const text = readFileSync(join(folder ?? "", file), "utf8");
    const data = createMemorySources({ [file]: text }, () => {}).read(file)?.data;
    const { positive = {}, negative = {} } = (data ?? {}) as Cases;
    const list = (kind: string, found: typeof positive) =>
      Object.entries(found).map(([name, { conjure }]) => [`${file} ${kind} ${name}`, kind, conjure] as const);
    return [...list("accepts", positive), ...list("refuses", negative)];
  });

  test.skipIf(folder === undefined)("are there", () => {
    expect(cases.length).toBeGreaterThan(50);
  });

  test.each(cases)("%s", async (_, kind, definition) => {
    const { diagnostics } = await lower(definition);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.every(({ location }) => location !== undefined)).toBe(true);
    expect(errors.map(({ message }) => message).slice(0, kind === "refuses" ? 0 : 9)).toEqual([]);
    expect(errors.length > 0).toBe(kind === "refuses");
  });
});

test("a service without its name is reported, and read all the same", async () => {
  const { operations, findings } = await lower(service({ get: { http: "GET /get" } }, { name: undefined }));
  expect(findings).toEqual(["conjure/missing-part /services/PetService"]);
  expect(operations).toHaveLength(1);
});

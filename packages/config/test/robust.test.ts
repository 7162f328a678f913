import { createCollector } from "@sdkwright/diagnostics";
import { createLocator, createMemorySources, type Json } from "@sdkwright/source";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editorSchema, loadConfig } from "../src/index.js";

const SOUND: Json = {
  api: {
    specs: [
      { openapi: "a.yml", settings: { "resolve-aliases": { except: ["A"] } } },
      { openapi: { git: { repo: "r", path: "p" } } },
    ],
    auth: { any: ["Key", { scheme: "OAuth" }] },
    headers: { "X-A": "v", "X-B": { type: "string" } },
    environments: { A: { urls: { x: "u" }, variables: [{ id: "v", values: ["a"] }] }, B: "u" },
    settings: { "auto-generate-idempotency-key": { methods: ["POST"] } },
  },
  "auth-schemes": {
    Key: { header: "X" },
    OAuth: { scheme: "oauth", type: "client-credentials", "get-token": { endpoint: "POST /t" } },
    Basic: { scheme: "basic", username: { omit: true } },
  },
  aliases: { all: ["a"] },
  "default-group": "all",
  readme: { features: { f: ["GET /a", { method: "GET", path: "/b" }] } },
  groups: {
    a: {
      generators: [
        {
          name: "g",
          version: "1",
          output: { location: "maven", coordinate: "a:b", signature: {} },
          githost: { repository: "r" },
        },
        { image: { name: "g", registry: "r" }, version: "1", api: { auth: "Key" } },
      ],
    },
  },
};

/** Every place of a value, as the list of steps that leads to it. */
function placesOf(value: Json, at: readonly string[] = []): (readonly string[])[] {
  const inside = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [at, ...inside.flatMap(([key, item]) => placesOf(item, [...at, key]))];
}

function replaced(value: Json, [step, ...rest]: readonly string[], by: Json): Json {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? replaced(item, rest, by) : item));
  const object = value as { [key: string]: Json };
  return { ...object, [step]: replaced(object[step] ?? null, rest, by) };
}

describe("any value at any place", () => {
  it("never throws, and every finding has a place", () => {
    const place = fc.constantFrom(...placesOf(SOUND));
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom("", "__proto__", "scheme", 0, null, [], {}));
    fc.assert(
      fc.property(fc.array(fc.tuple(place, value), { minLength: 1, maxLength: 3 }), (changes) => {
        const changed = changes.reduce((data, [at, by]) => {
          return placesOf(data).some((known) => known.join("/") === at.join("/"))
            ? replaced(data, at, by as Json)
            : data;
        }, SOUND);
        const collector = createCollector();
        const sources = createMemorySources({ "generators.yml": JSON.stringify(changed) }, collector.report);
        loadConfig(sources, "generators.yml", collector.report);
        const locate = createLocator(sources);
        for (const { location, code } of collector.list) {
          if (code === "source/empty-file" || code.startsWith("source/file")) continue;
          expect(location && locate(location)).toBeDefined();
        }
      }),
      { numRuns: 1500 },
    );
  });
});

describe("the editor's schema", () => {
  /** Schemas of properties, by pointer-like path, through lists, maps and alternatives. */
  function propertiesOf(schema: { [key: string]: Json }, at = ""): [string, { [key: string]: Json }][] {
    const own = Object.entries((schema.properties ?? {}) as { [key: string]: { [key: string]: Json } });
    const parts = [schema.items, ...((schema.anyOf ?? []) as Json[]), ...Object.values(schema.patternProperties ?? {})];
    const below = parts.filter((part) => typeof part === "object" && part !== null) as { [key: string]: Json }[];
    return [
      ...own.flatMap(([key, value]) => [
        [`${at}/${key}`, value] as [string, typeof value],
        ...propertiesOf(value, `${at}/${key}`),
      ]),
      ...below.flatMap((part) => propertiesOf(part, at)),
    ];
  }

  it("explains every key, but for words that explain themselves", () => {
    const properties = propertiesOf(editorSchema() as { [key: string]: Json });
    expect(properties.length).toBeGreaterThan(200);
    const silent = properties.filter(([, value]) => typeof value.description !== "string" && value.const === undefined);
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it("is plain JSON that names its dialect", () => {
    const schema = editorSchema();
    expect(schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      additionalProperties: false,
    });
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});

import { describe, expect, test } from "vitest";
import { type Api, checkInvariants, createCollector, makeName } from "../src/index.js";
import { prune, reachableTypes } from "../src/stages/prune.js";
import { filterEndpoints, keepOperations, selectAudiences } from "../src/stages/select.js";
import { makeApi, operationId, typeId } from "./ir.js";

const paths = (api: Api) => Object.keys(api.operations).map((id) => id.slice("op:".length));
const types = (api: Api) => Object.keys(api.types).map((id) => id.slice("type:".length));
const sound = (api: Api) => expect(checkInvariants(api)).toEqual([]);

const SHOP = makeApi({
  operations: [
    { at: "GET /pets", resource: "pets", uses: ["Pet"], fails: ["Problem"] },
    { at: "DELETE /pets", resource: "pets" },
    { at: "GET /orders", resource: "orders", uses: ["Order"], fails: ["Refusal"] },
  ],
  types: {
    Pet: { properties: { name: "text", owner: "Owner" } },
    Owner: { properties: { name: "text" } },
    Order: { properties: { pet: "Pet", price: "Price" } },
    Price: { properties: { amount: "text" } },
    Problem: { properties: {} },
    Refusal: { properties: {} },
    Unused: { properties: { price: "Price" } },
  },
});

describe("operations that stay", () => {
  const kept = keepOperations(SHOP, ({ id }) => id === operationId("GET /pets"));

  test("leave no trace of the others: errors, resources, places in resources", () => {
    expect(paths(kept)).toEqual(["GET /pets"]);
    expect(Object.keys(kept.errors)).toEqual(["error:400/Problem"]);
    expect(Object.keys(kept.resources)).toEqual(["resource:", "resource:pets"]);
    expect(kept.resources["resource:pets"]?.operations).toEqual(["op:GET /pets"]);
    sound(kept);
  });

  test("keep the types that they need, and those that nothing needed before", () => {
    const pruned = prune(kept, { before: SHOP });
    // `Price` is used by an order, which went, and by `Unused`, which nobody asked to remove.
    expect(types(pruned)).toEqual(["Pet", "Owner", "Price", "Problem", "Unused"]);
    sound(pruned);
  });

  test("keep referenced types only where that is asked for", () => {
    const optional = new Set(Object.values(SHOP.types).map(({ id }) => id));
    expect(types(prune(kept, { optional }))).toEqual(["Pet", "Owner", "Problem"]);
    expect(prune(SHOP, {})).toBe(SHOP);
  });

  test("take callbacks with them that removed operations register", () => {
    const webhook = {
      kind: "webhook",
      id: "webhook:sold",
      name: { wire: "sold", words: ["sold"], explicit: true },
      method: "POST",
      headers: [],
      payload: null,
      origin: 0,
    } as const;
    const callback = { operation: operationId("GET /orders"), expression: "{$request.query.url}" };
    const withCallbacks: Api = {
      ...SHOP,
      webhooks: { "webhook:sold": webhook, "webhook:called": { ...webhook, id: "webhook:called", callback } },
    };
    expect(Object.keys(keepOperations(withCallbacks, ({ id }) => id !== callback.operation).webhooks)).toEqual([
      "webhook:sold",
    ]);
  });
});

test("a type that stands in another needs it", () => {
  const api = makeApi({
    operations: [{ at: "GET /a", uses: ["AInner"] }],
    types: { A: { properties: { inner: "AInner" } }, AInner: { properties: {}, parent: "A" }, B: { properties: {} } },
  });
  expect([...reachableTypes(api)]).toEqual(["type:AInner", "type:A"]);
});

describe("filter.endpoints", () => {
  const VERSIONS = makeApi({
    operations: [
      { at: "GET /pets", namespace: "v1" },
      { at: "POST /pets", namespace: "v1" },
    ],
  });
  const filter = (...endpoints: string[]) => ({ endpoints, document: "generators.yml", pointer: "/filter" });

  test.each([
    ["a method and a path", "GET /pets"],
    ["a method in small letters", "get /pets"],
    ["a namespace", "v1::GET /pets"],
    ["a namespace and blanks", " v1 :: GET   /pets "],
  ])("takes %s", (_, reference) => {
    const { report, list } = createCollector();
    expect([...filterEndpoints([VERSIONS], filter(reference), report)]).toEqual(["op:GET /pets"]);
    expect(list).toEqual([]);
  });

  test.each([
    ["another namespace", "v2::GET /pets", "v1::GET /pets"],
    ["another path", "GET /pest", "v1::GET /pets"],
  ])("refuses %s and names the nearest endpoint", (_, reference, meant) => {
    const { report, list } = createCollector();
    expect(filterEndpoints([VERSIONS], filter("POST /pets", reference), report).size).toBe(1);
    expect(list).toMatchObject([
      { code: "compiler/unknown-endpoint", location: { document: "generators.yml", pointer: "/filter/1" } },
    ]);
    expect(list[0]?.message).toContain(meant);
  });

  test.each([
    ["GET /*", ["GET /pets", "GET /orders"]],
    ["* /pets", ["GET /pets", "DELETE /pets"]],
    ["* /p**", ["GET /pets", "DELETE /pets"]],
    ["pets.*", ["GET /pets", "DELETE /pets"]],
    ["GET /p*s", ["GET /pets"]],
    ["GET *", []],
  ])("takes %s", (pattern, expected) => {
    const collector = createCollector();
    const kept = filterEndpoints([SHOP], filter(pattern), collector.report);
    expect([...kept]).toEqual(expected.map((name) => `op:${name}`));
    expect(collector.list.length).toBe(expected.length === 0 ? 1 : 0);
  });

  test("of the API as a whole finds an endpoint in any of its definitions", () => {
    const { report, list } = createCollector();
    const kept = filterEndpoints([SHOP, VERSIONS], filter("GET /orders", "v1::POST /pets"), report);
    expect([...kept]).toEqual(["op:GET /orders", "op:POST /pets"]);
    expect(list).toEqual([]);
  });
});

describe("audiences", () => {
  const API = makeApi({
    operations: [
      { at: "GET /pets", resource: "pets", uses: ["Pet"], audiences: ["public"] },
      { at: "GET /stats", resource: "admin", uses: ["Stats"], audiences: ["internal"] },
      { at: "GET /plain", resource: "pets", uses: ["Plain"] },
      {
        at: "GET /both",
        resource: "pets",
        audiences: ["internal", "public"],
        query: [{ name: "q" }, { name: "debug", audiences: ["internal"] }, { name: "page", audiences: ["public"] }],
      },
    ],
    types: {
      Pet: { properties: { name: "text", secret: { type: "Secret", audiences: ["internal"] }, owner: "Owner" } },
      Owner: { properties: {} },
      Secret: { properties: {} },
      Stats: { properties: {} },
      Plain: { properties: {} },
      Extra: { properties: {}, audiences: ["public"] },
      Hidden: { properties: {}, audiences: ["internal"] },
    },
  });
  const select = (api: Api, ...audiences: string[]) => {
    const { report, list } = createCollector();
    const seen = selectAudiences(
      api,
      { audiences, document: "generators.yml", pointer: "/groups/g/audiences" },
      report,
    );
    sound(seen);
    return { seen, list };
  };

  test("keep tagged operations, and of schemas the tagged and the needed", () => {
    const { seen, list } = select(API, "public");
    expect(paths(seen)).toEqual(["GET /pets", "GET /both"]);
    expect(types(seen)).toEqual(["Pet", "Owner", "Extra"]);
    expect(Object.keys(seen.resources)).toEqual(["resource:", "resource:pets"]);
    expect(list).toEqual([]);
  });

  test("take properties and parameters away that are tagged for others", () => {
    const { seen } = select(API, "public");
    const pet = seen.types["type:Pet"];
    expect(pet?.kind === "object" && pet.properties.map(({ name }) => name.wire)).toEqual(["name", "owner"]);
    const both = seen.operations[operationId("GET /both")];
    expect(both?.kind === "http" && both.parameters.map(({ name }) => name.wire)).toEqual(["q", "page"]);
  });

  test("take the pages away that a hidden parameter would turn", () => {
    const id = operationId("GET /both");
    const turned = (name: string): Api => {
      const operation = API.operations[id];
      if (operation?.kind !== "http") throw new Error("no such operation");
      const body = { in: "body", path: ["x"] } as const;
      const cursor = { in: "query", path: [name] } as const;
      const pagination = { kind: "cursor", cursor, next: body, results: body } as const;
      return { ...API, operations: { ...API.operations, [id]: { ...operation, pagination } } };
    };
    const seen = (name: string) => select(turned(name), "public").seen.operations[id];
    expect(seen("debug")).not.toHaveProperty("pagination");
    expect(seen("page")).toHaveProperty("pagination");
  });

  test("take variants away that are tagged for others, or that name a type which is; the last stay", () => {
    const ref = (name: string) => ({ kind: "ref", id: typeId(name) }) as const;
    const variant = (name: string, audiences?: string[]) => {
      return { name: makeName(name), type: ref(name), tags: [], origin: 0, ...(audiences && { audiences }) };
    };
    const id = typeId("Either");
    const union = (...variants: ReturnType<typeof variant>[]): Api => {
      const base = { id, name: makeName("Either"), origin: 0, audiences: ["public"] };
      return { ...API, types: { ...API.types, [id]: { ...base, kind: "union", discriminator: null, variants } } };
    };
    const kept = (api: Api) => {
      const decl = select(api, "public").seen.types[id];
      return decl?.kind === "union" ? decl.variants.map(({ name }) => name.wire) : [];
    };
    expect(kept(union(variant("Plain"), variant("Owner", ["internal"]), variant("Hidden")))).toEqual(["Plain"]);
    expect(kept(union(variant("Hidden")))).toEqual(["Hidden"]);
  });

  test("of a group are alternatives", () => {
    expect(paths(select(API, "public", "internal").seen)).toEqual(["GET /pets", "GET /stats", "GET /both"]);
  });

  test("that nothing carries are a warning, with the nearest that something does", () => {
    const { list } = select(API, "publik");
    expect(list).toMatchObject([
      { code: "compiler/unknown-audience", severity: "warning", location: { pointer: "/groups/g/audiences/0" } },
    ]);
    expect(list[0]?.message).toContain("Did you mean `public`?");
  });

  test("leave properties out whose schema is tagged for others, also through aliases and lists, with a note", () => {
    const api = makeApi({
      operations: [{ at: "GET /pets", uses: ["Pet"], audiences: ["public"] }],
      types: {
        Pet: { properties: { name: "text", own: "Secret", many: "Secrets" } },
        Secret: { properties: {}, audiences: ["internal"] },
      },
    });
    const id = typeId("Secrets");
    const items = { kind: "ref", id: typeId("Secret") } as const;
    const alias = { id, name: makeName("Secrets"), origin: 0, kind: "alias", type: { kind: "list", items } } as const;
    const { seen, list } = select({ ...api, types: { ...api.types, [id]: alias } }, "public");
    expect(types(seen)).toEqual(["Pet"]);
    const pet = seen.types["type:Pet"];
    expect(pet?.kind === "object" && pet.properties.map(({ name }) => name.wire)).toEqual(["name"]);
    expect(list.map(({ code, severity, message }) => [code, severity, message.split(" ")[0]])).toEqual([
      ["compiler/audience-leaves-out", "note", "`own`"],
      ["compiler/audience-leaves-out", "note", "`many`"],
    ]);
  });

  test("a schema that is tagged for others and cannot be left out is an error at its place", () => {
    const api = makeApi({
      operations: [{ at: "GET /pets", uses: ["Pet"], audiences: ["public"] }],
      types: { Pet: { properties: {}, audiences: ["internal"] } },
    });
    const { seen, list } = select(api, "public");
    expect(types(seen)).toEqual(["Pet"]);
    expect(list).toMatchObject([
      { code: "compiler/audience-needs", severity: "error", location: { document: "openapi.yml" } },
    ]);
  });

  test("select servers that are tagged with them, else those without a tag", () => {
    const servers = (tags: { readonly [name: string]: readonly string[] | undefined }, ...audiences: string[]) => {
      const environments = Object.entries(tags).map(([name, own]) => ({
        name: { wire: name, words: [name], explicit: true },
        urls: [{ template: `https://${name}.example`, variables: [] }],
        origin: 0,
        ...(own && { audiences: own }),
      }));
      const { seen, list } = select(
        { ...API, environments: { ...API.environments, list: environments } },
        ...audiences,
      );
      const warned = list.some(({ code }) => code === "compiler/no-environment");
      return [...seen.environments.list.map(({ name }) => name.wire), ...(warned ? ["warned"] : [])];
    };
    expect(servers({ Live: undefined, Test: undefined }, "internal")).toEqual(["Live", "Test"]);
    expect(servers({ Live: undefined, Test: ["internal"] }, "internal")).toEqual(["Test"]);
    expect(servers({ Live: undefined, Test: ["internal"] }, "public")).toEqual(["Live"]);
    expect(servers({ Live: ["partners"], Test: ["internal"] }, "public")).toEqual(["warned"]);
    expect(servers({}, "public")).toEqual([]);
  });
});

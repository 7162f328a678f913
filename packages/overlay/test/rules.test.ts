import { createCollector } from "@sdkwright/diagnostics";
import { createMemorySources, type SourceDocument } from "@sdkwright/source";
import { expect, test } from "vitest";
import { applyRules, type Rule, type RuleMatch } from "../src/rules.js";

const pet = { type: "object", properties: { id: { type: "string" } } };
const page = { type: "object", properties: { data: { type: "array", items: pet }, next: { type: "string" } } };
const DEFINITION = {
  paths: {
    "/v1/pets": {
      parameters: [{ $ref: "#/components/parameters/After" }],
      get: {
        operationId: "pets_list",
        tags: ["Pets"],
        responses: { 200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Page" } } } } },
      },
      post: { operationId: "pets_create", tags: ["Pets", "Writing"], responses: {} },
    },
    "/v1/pets/{id}": { get: { operationId: "pets_get", "x-gen-sdk-method-name": "fetch", responses: {} } },
    "/v2/pets": {
      get: {
        operationId: "other",
        parameters: [{ name: "after", in: "query" }],
        responses: { 200: { content: { "application/json": { schema: { type: "array", items: pet } } } } },
      },
    },
  },
  components: {
    parameters: { After: { name: "after", in: "query" } },
    schemas: { Page: { allOf: [{ $ref: "#/components/schemas/Base" }] }, Base: page },
  },
};

const EXTENSIONS: { readonly [key: string]: string } = { group: "sdk-group-name", "method-name": "sdk-method-name" };
const ANY: RuleMatch = { path: [], method: [], tag: [], operationId: [] };

/** What rules make of the definition: the operations by verb and path, and the findings. */
function apply(rules: readonly (Partial<RuleMatch> & { readonly says: object })[]) {
  const collector = createCollector();
  const config = { rules: rules.map(({ says }) => says) };
  const sources = createMemorySources({ "api.json": JSON.stringify(DEFINITION), "c.json": JSON.stringify(config) });
  const document = sources.read("api.json") as SourceDocument;
  const all = rules.map(({ says, ...match }, index): Rule => {
    const keys = Object.keys(says).map((key) => ({ key, extension: EXTENSIONS[key] ?? key }));
    return { at: `/rules/${index}`, match: { ...ANY, ...match }, says: keys };
  });
  const own = { rules: all, config: sources.read("c.json") as SourceDocument, report: collector.report };
  const result = applyRules(document, own);
  const { paths } = result.data as unknown as typeof DEFINITION;
  const changed = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([verb, operation]) => {
      const added = Object.entries(operation as object).filter(([key]) => key.startsWith("x-gen-"));
      return added.length > 0 ? [[`${verb} ${path}`, Object.fromEntries(added)] as const] : [];
    }),
  );
  expect(document.data).toEqual(DEFINITION);
  return {
    result,
    changed: Object.fromEntries(changed),
    codes: collector.list.map(({ code }) => code),
    found: collector.list,
  };
}

const OWN = { "get /v1/pets/{id}": { "x-gen-sdk-method-name": "fetch" } };

test("match by path, verb, tag and id, each key of one rule", () => {
  const says = { ignore: true };
  const marked = { "x-gen-ignore": true };
  expect(apply([{ path: ["/v1/*"], method: ["GET"], tag: ["Pets"], says }]).changed).toEqual({
    "get /v1/pets": marked,
    ...OWN,
  });
  expect(apply([{ tag: ["Nothing", "Writing"], says }]).changed).toEqual({ "post /v1/pets": marked, ...OWN });
  expect(apply([{ operationId: ["oth*"], says }]).changed).toEqual({ "get /v2/pets": marked, ...OWN });
  expect(apply([{ path: ["/v1/pets"], method: ["post"], says }]).changed).toEqual({ "post /v1/pets": marked, ...OWN });
});

test("name by what the wildcards matched, unless the operation has a name", () => {
  const { changed, codes } = apply([{ operationId: ["*_*"], says: { group: ["v1", "{1}"], "method-name": "{2}" } }]);
  expect(changed).toEqual({
    "get /v1/pets": { "x-gen-sdk-group-name": ["v1", "pets"], "x-gen-sdk-method-name": "list" },
    "post /v1/pets": { "x-gen-sdk-group-name": ["v1", "pets"], "x-gen-sdk-method-name": "create" },
    "get /v1/pets/{id}": { "x-gen-sdk-group-name": ["v1", "pets"], "x-gen-sdk-method-name": "fetch" },
  });
  expect(codes).toEqual([]);
});

test("the first of several rules counts", () => {
  const rules = [
    { operationId: ["pets_list"], says: { "method-name": "first" } },
    { operationId: ["*"], says: { "method-name": "second" } },
  ];
  const { changed, found } = apply(rules);
  expect(changed["get /v1/pets"]).toEqual({ "x-gen-sdk-method-name": "first" });
  expect(changed["get /v2/pets"]).toEqual({ "x-gen-sdk-method-name": "second" });
  expect(found).toMatchObject([
    {
      code: "overlay/rules-differ",
      severity: "note",
      message: "Rules 1 and 2 differ in `method-name` of `GET /v1/pets`: rule 1 counts.",
      location: { document: "c.json", pointer: "/rules/1/method-name" },
      related: [{ location: { document: "c.json", pointer: "/rules/0/method-name" } }],
    },
  ]);
});

test("rules differ only where both say something else of one operation", () => {
  const named = (group: string, match: Partial<RuleMatch>) => ({ ...match, says: { group } });
  const codesOf = (...rules: Parameters<typeof apply>[0]) => apply(rules).codes;
  // The same by other patterns, and other operations.
  expect(codesOf(named("{1}", { operationId: ["*_list"] }), named("pets", { path: ["/v1/pets"] }))).toEqual([]);
  expect(codesOf(named("a", { path: ["/v1/*"] }), named("b", { path: ["/v2/*"] }))).toEqual([]);
  // What the operation says itself counts before both.
  const names = ["one", "two"].map((name) => ({ operationId: ["pets_get"], says: { "method-name": name } }));
  expect(codesOf(...names)).toEqual([]);
  // One finding for each two rules, whatever the number of operations.
  const three = ["a", "b", "c"].map((group) => named(group, { path: ["/v1/*"] }));
  const { found } = apply(three);
  expect(found.map(({ message }) => message)).toEqual([
    "Rules 1 and 2 differ in `group` of 3 operations, such as `GET /v1/pets`: rule 1 counts.",
    "Rules 1 and 3 differ in `group` of 3 operations, such as `GET /v1/pets`: rule 1 counts.",
  ]);
});

test("pagination is for the operations that have what it names", () => {
  const pagination = { cursor: "$request.after", next_cursor: "$response.next", results: "$response.data" };
  const { changed, codes } = apply([{ method: ["GET"], says: { pagination } }]);
  expect(changed).toEqual({ "get /v1/pets": { "x-gen-pagination": pagination }, ...OWN });
  expect(codes).toEqual([]);
});

test("a cursor may be in the last item, also of a response that is a list", () => {
  const ofPage = { cursor: "$request.after", next_cursor: "$response.data[-1].id", results: "$response.data" };
  const ofList = { cursor: "$request.after", next_cursor: "$response[-1].id", results: "$response" };
  const says = [ofPage, ofList].map((pagination) => ({ method: ["GET"], says: { pagination } }));
  const { changed, codes } = apply(says);
  expect(changed).toEqual({
    "get /v1/pets": { "x-gen-pagination": ofPage },
    "get /v2/pets": { "x-gen-pagination": ofList },
    ...OWN,
  });
  expect(codes).toEqual([]);
  const nowhere = { ...ofList, next_cursor: "$response[-1].name" };
  expect(apply([{ path: ["/v2/pets"], says: { pagination: nowhere } }]).codes).toEqual(["overlay/rule-does-not-fit"]);
});

test("a rule without a use is reported, and why", () => {
  const pagination = { cursor: "$request.cursor", next_cursor: "$response.next", results: "$response.data" };
  const rules = [
    { path: ["/v3/*"], says: { ignore: true } },
    { method: ["GET"], says: { pagination } },
    // Used: that the operation says it itself is no fault of the rule.
    { operationId: ["pets_get"], says: { "method-name": "get" } },
  ];
  expect(apply(rules).codes).toEqual(["overlay/rule-matches-nothing", "overlay/rule-does-not-fit"]);
});

test("what a rule adds is located in the configuration", () => {
  const { result } = apply([{ tag: ["Writing"], says: { "method-name": "add" } }]);
  expect(result.locate?.("/paths/~1v1~1pets/post/x-gen-sdk-method-name")).toMatchObject({ document: "c.json" });
  expect(result.locate?.("/paths/~1v1~1pets/post/operationId")).toMatchObject({ document: "api.json" });
});

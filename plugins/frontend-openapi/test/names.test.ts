import { describe, expect, test } from "vitest";
import { get, json, lower } from "./lower.js";

/** `resource: method` of the one operation that such a path item gives. */
async function nameOf(operation: object, path = "/pets", settings = {}): Promise<string> {
  const { api } = await lower({ paths: { [path]: get(operation) } }, { settings });
  const [found] = Object.values(api.operations);
  return `${found?.resource}: ${found?.name.words.join(" ")}`;
}

describe("operations are called", () => {
  test.each([
    [
      "tag and operationId, a repeated tag stripped",
      { tags: ["users"], operationId: "users_get" },
      "resource:users: get",
    ],
    ["with a dot", { tags: ["users"], operationId: "users.getAll" }, "resource:users: get All"],
    ["with a slash", { tags: ["repos"], operationId: "repos/list-for-org" }, "resource:repos: list for org"],
    ["a tag of several words", { tags: ["Pet Store"], operationId: "PetStore_buy" }, "resource:pet-store: buy"],
    ["a tag that is the whole id", { tags: ["ping"], operationId: "ping" }, "resource:ping: ping"],
    ["a tag that is only the start of a word", { tags: ["user"], operationId: "users_get" }, "resource:user: get"],
    ["without a tag", { operationId: "listPets" }, "resource:pets: list"],
    ["without an id", { tags: ["pets"] }, "resource:pets: list"],
    ["with an id that says nothing", { operationId: "" }, "resource:pets: list"],
    [
      "by extension",
      { "x-gen-sdk-group-name": ["admin", "users"], "x-gen-sdk-method-name": "get" },
      "resource:admin.users: get",
    ],
    ["by the older extension", { "x-fern-sdk-group-name": "users", operationId: "users_get" }, "resource:users: get"],
    [
      "by the method's extension alone",
      { tags: ["users"], operationId: "x", "x-gen-sdk-method-name": "find" },
      "resource:users: find",
    ],
  ])("%s", async (_what, operation, expected) => {
    expect(await nameOf(operation)).toBe(expected);
  });

  test("by x-methodName where names are not shortened, which x-gen-sdk-method-name overrides", async () => {
    const operation = { tags: ["users"], operationId: "users_payments", "x-methodName": "find" };
    const whole = { "method-names": "operation-id" };
    expect(await nameOf(operation, "/pets", whole)).toBe("resource:users: find");
    expect(await nameOf({ ...operation, "x-gen-sdk-method-name": "seek" }, "/pets", whole)).toBe(
      "resource:users: seek",
    );
    expect(await nameOf(operation, "/pets", { "method-names": "short" })).not.toBe("resource:users: find");
  });

  test("what FastAPI appends is taken off", async () => {
    const operation = { tags: ["items"], operationId: "read_item_items__item_id__get", parameters: [] };
    expect(await nameOf(operation, "/items/{item_id}")).toBe("resource:items: read");
  });

  test("ignore-tags puts them into the root", async () => {
    expect(await nameOf({ tags: ["users"], operationId: "users_get" }, "/pets", { "ignore-tags": true })).toBe(
      "resource:: users get",
    );
  });

  test("a namespace is the outermost group", async () => {
    const { api } = await lower(
      { paths: { "/a": get({ tags: ["t"], operationId: "a" }) } },
      { namespace: "v1", idPrefix: "v1:" },
    );
    expect(Object.keys(api.resources)).toEqual(["resource:", "resource:v1", "resource:v1.t"]);
    expect(Object.keys(api.operations)).toEqual(["op:v1:#/paths/~1a/get"]);
  });
});

describe("two operations of one name", () => {
  const paths = {
    "/a": get({ tags: ["t"], operationId: "t_list" }),
    "/b/{id}": get({
      tags: ["t"],
      operationId: "list",
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
    }),
  };

  test("are both kept, told apart by their paths, with a warning at each", async () => {
    const { api, findings } = await lower({ paths });
    expect(Object.values(api.operations).map(({ name }) => name.words.join(" "))).toEqual(["list a", "list b id"]);
    expect(findings.filter((finding) => finding.startsWith("openapi/duplicate-method-name"))).toEqual([
      "openapi/duplicate-method-name /paths/~1a/get/operationId",
      "openapi/duplicate-method-name /paths/~1b~1{id}/get/operationId",
    ]);
  });

  test("do not depend on their order", async () => {
    const { api } = await lower({ paths: Object.fromEntries(Object.entries(paths).reverse()) });
    expect(Object.values(api.operations).map(({ name }) => name.words.join(" "))).toEqual(["list b id", "list a"]);
  });

  test("with one operationId are reported at the second", async () => {
    const { findings, diagnostics, api } = await lower({
      paths: { "/a": get({ operationId: "same" }), "/b": get({ operationId: "same" }) },
    });
    expect(Object.keys(api.operations)).toHaveLength(2);
    expect(findings).toContain("openapi/duplicate-operation-id /paths/~1b/get/operationId");
    expect(diagnostics.find(({ code }) => code === "openapi/duplicate-operation-id")?.related).toHaveLength(1);
  });
});

test("groups have the text of their tags, and of x-gen-groups before it", async () => {
  const { api } = await lower({
    tags: [
      { name: "a", description: "The a." },
      { name: "b", description: "The b." },
    ],
    "x-gen-groups": { b: { summary: "B", description: "Ours." } },
    paths: { "/a": get({ tags: ["a"], operationId: "x" }), "/b": get({ tags: ["b"], operationId: "y" }) },
  });
  expect(api.resources["resource:a"]).toMatchObject({ description: "The a.", parent: "resource:" });
  expect(api.resources["resource:b"]).toMatchObject({ summary: "B", description: "Ours." });
});

test("inline types are named from the operation, its parameters and bodies", async () => {
  const thing = { type: "object", properties: { state: { enum: ["on", "off"] } } };
  const { api } = await lower({
    paths: {
      "/pets": {
        post: {
          tags: ["pets"],
          operationId: "pets_create",
          parameters: [{ name: "sort-by", in: "query", schema: { enum: ["age", "name"] } }],
          requestBody: { content: { "application/json": { schema: thing } } },
          responses: {
            200: { description: "", content: { "application/json": { schema: { type: "array", items: thing } } } },
            202: { description: "", content: { "application/json": { schema: thing } } },
            404: { description: "", content: { "application/json": { schema: thing } } },
          },
        },
      },
    },
  });
  expect(Object.values(api.types).map(({ name }) => name.words.join(" "))).toEqual([
    "create pet request sort by",
    "create pet request body",
    "create pet request state",
    "create pet response item",
    "create pet response item state",
    "create pet Accepted response",
    "create pet Accepted response state",
    "create pet Not Found error body",
    "create pet Not Found error state",
  ]);
  expect(Object.values(api.errors).map(({ name }) => name.words.join(" "))).toEqual(["create pet Not Found Error"]);
});

test("errors with a body of another response are called after their own response, or after their status alone", async () => {
  const own = { type: "object", properties: { error: { type: "string" } } };
  const borrowed = json({ $ref: "#/components/responses/Conflict/content/application~1json/schema" });
  const component = (name: string) => ({ $ref: `#/components/responses/${name}` });
  const { api } = await lower({
    paths: {
      "/pets": get({
        responses: {
          401: component("Unauthorized"),
          403: { description: "No.", ...borrowed },
          404: component("NoPet"),
          409: component("Conflict"),
        },
      }),
    },
    components: {
      responses: {
        Conflict: { description: "c", ...json(own) },
        Unauthorized: { description: "u", ...borrowed },
        NoPet: { description: "n", ...borrowed },
      },
    },
  });
  expect(Object.values(api.errors).map(({ name }) => name.words.join(" "))).toEqual([
    "Unauthorized Error",
    "Forbidden Error",
    "No Pet Not Found Error",
    "Conflict Error",
  ]);
});

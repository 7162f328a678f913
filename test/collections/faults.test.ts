import { beforeAll, describe, expect, test } from "vitest";
import { type Collection, collectionOf, collectionProblems, type Item, requestsOf } from "./support.js";

// What converters of definitions get wrong, each in a definition that shows it.

const json = (schema: object) => ({ "application/json": { schema } });
const ok = { "200": { description: "Fine.", content: json({ type: "object" }) } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const DEFINITION = {
  openapi: "3.1.0",
  info: { title: "Faults", version: "1.0.0" },
  servers: [{ url: "https://api.example.com" }],
  security: [{ token: [] }],
  paths: {
    "/health": { get: { operationId: "health", security: [], responses: ok } },
    "/session": { get: { operationId: "session", security: [{ sid: [] }], responses: ok } },
    "/both": { get: { operationId: "both", security: [{ basic: [], key: [] }], responses: ok } },
    "/either": { get: { operationId: "either", security: [{ token: [] }, { key: [] }], responses: ok } },
    "/service": { get: { operationId: "serviceCall", security: [{ service: [] }], responses: ok } },
    "/upload": {
      post: {
        operationId: "upload",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["meta", "image"],
                properties: {
                  meta: { type: "object", required: ["title"], properties: { title: { type: "string" } } },
                  image: { type: "string", format: "binary" },
                },
              },
            },
          },
        },
        responses: ok,
      },
    },
    "/payments": {
      post: {
        operationId: "pay",
        requestBody: { required: true, content: json(ref("Payment")) },
        responses: {
          ...ok,
          "402": { description: "Refused.", content: json(ref("Problem")) },
          "5XX": { description: "Broken.", content: json(ref("Problem")) },
        },
      },
    },
    "/nodes": {
      post: { operationId: "grow", requestBody: { required: true, content: json(ref("Node")) }, responses: ok },
    },
    "/items": {
      get: {
        operationId: "items_list",
        tags: ["items"],
        parameters: [
          { name: "limit", in: "query", schema: { type: "integer", default: 20 } },
          { name: "sort", in: "query", required: true, schema: { type: "string", default: "name" } },
        ],
        responses: ok,
      },
    },
  },
  webhooks: {
    paid: {
      post: {
        operationId: "paid",
        requestBody: { content: json(ref("Problem")) },
        responses: { "204": { description: "Taken." } },
      },
    },
  },
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer" },
      basic: { type: "http", scheme: "basic" },
      key: { type: "apiKey", in: "header", name: "X-Key" },
      sid: { type: "apiKey", in: "cookie", name: "sid" },
      service: {
        type: "oauth2",
        flows: { clientCredentials: { tokenUrl: "https://auth.example.com/token", scopes: { all: "Everything." } } },
      },
    },
    schemas: {
      Payment: {
        oneOf: [ref("Card"), ref("Invoice")],
        discriminator: { propertyName: "kind", mapping: { card: "#/components/schemas/Card" } },
      },
      Card: {
        type: "object",
        required: ["kind", "pan"],
        properties: { kind: { type: "string" }, pan: { type: "string" } },
      },
      Invoice: { type: "object", required: ["kind"], properties: { kind: { type: "string" }, to: { type: "string" } } },
      Node: {
        type: "object",
        required: ["name"],
        properties: { name: { type: "string" }, children: { type: "array", items: ref("Node") } },
      },
      Problem: { type: "object", required: ["message"], properties: { message: { type: "string" } } },
    },
  },
};

const WORKSPACE = { api: { auth: "endpoint-security", specs: [{ openapi: "openapi.json" }] } };

let collection: Collection;
let requests: ReadonlyMap<string, Item>;
beforeAll(async () => {
  collection = await collectionOf(DEFINITION, WORKSPACE);
  requests = requestsOf(collection);
});

function request(name: string): NonNullable<Item["request"]> {
  const found = requests.get(name)?.request;
  if (!found) throw new Error(`${name} is not among ${[...requests.keys()].join(", ")}`);
  return found;
}

const scriptOf = (name: string, listen: string): string =>
  requests
    .get(name)
    ?.event?.find((event) => event.listen === listen)
    ?.script.exec.join("\n") ?? "";

describe("a collection", () => {
  test("is valid by its schema", () => expect(collectionProblems(collection)).toEqual([]));

  test("sends no secret to an operation with `security: []`", () => {
    expect(request("Health").auth).toEqual({ type: "noauth" });
    expect(JSON.stringify(request("Health"))).not.toContain("{{token}}");
    expect("auth" in collection).toBe(false);
  });

  test("sends keys of cookies as cookies", () => {
    expect(request("Session").auth).toEqual({ type: "noauth" });
    expect(request("Session").header).toContainEqual({ key: "Cookie", value: "sid={{sid}}" });
  });

  test("sends all schemes that are needed together", () => {
    const { auth, header } = request("Both");
    expect(auth).toMatchObject({
      type: "basic",
      basic: [{ key: "username", value: "{{username}}" }, { key: "password" }],
    });
    expect(header).toContainEqual({ key: "X-Key", value: "{{key}}" });
  });

  test("chooses among alternatives when it sends, by the variables that are set", () => {
    expect(request("Either").auth).toEqual({ type: "noauth" });
    expect(scriptOf("Either", "prerequest")).toContain('"value": "Bearer {{token}}"');
    expect(scriptOf("Either", "prerequest")).toContain('"name": "X-Key"');
  });

  test("gets and renews tokens of OAuth", () => {
    expect(request("Service / Call").auth).toMatchObject({ type: "bearer", bearer: [{ value: "{{accessToken}}" }] });
    const script = collection.event?.[0]?.script.exec.join("\n");
    expect(script).toContain('"url": "https://auth.example.com/token"');
    expect(script).toContain('"client_credentials"');
  });

  test("sends JSON parts of a multipart body as JSON", () => {
    const parts = request("Upload").body?.formdata ?? [];
    expect(parts.find(({ key }) => key === "meta")).toMatchObject({
      type: "text",
      value: '{"title":"title"}',
      contentType: "application/json",
    });
    expect(parts.find(({ key }) => key === "image")).toMatchObject({ type: "file" });
  });

  test("fills discriminators", () => {
    expect(JSON.parse(request("Payments / Pay").body?.raw ?? "")).toMatchObject({ kind: "card", pan: "pan" });
  });

  test("ends recursion without prose", () => {
    const body = JSON.parse(request("Nodes / Grow").body?.raw ?? "") as {
      readonly name: string;
      readonly children?: unknown;
    };
    expect(body.name).toBe("name");
    expect(body.children ?? []).toEqual([]);
  });

  test("sends defaults as values, and disables what is optional", () => {
    const query = request("Items / List").url.query ?? [];
    expect(query.find(({ key }) => key === "sort")).toMatchObject({ value: "name" });
    expect(query.find(({ key }) => key === "limit")).toMatchObject({ value: "20", disabled: true });
  });

  test("has webhooks", () => {
    const { url, body } = request("Webhooks / Paid");
    expect(url.raw).toBe("{{webhookUrl}}");
    expect(JSON.parse(body?.raw ?? "")).toEqual({ message: "message" });
  });

  test("has the names and the tree of SDKs", () => {
    expect([...requests.keys()]).toContain("Items / List");
    expect([...requests.keys()].filter((name) => name.includes("/items"))).toEqual([]);
  });

  test("has one saved response for each documented status", () => {
    const saved = requests.get("Payments / Pay")?.response ?? [];
    expect(saved.map(({ name, code }) => [name, code])).toEqual([
      ["200 Fine.", 200],
      ["402 Refused.", 402],
      ["5XX Broken.", 500],
    ]);
    expect(JSON.parse(saved[1]?.body ?? "")).toEqual({ message: "message" });
  });
});

test("text of a definition stays text: nothing of it stands for a variable", async () => {
  const hostile = `{{token}}</script>\u2028\`${"$"}{process.exit()}`;
  const schema = { type: "object", required: ["a"], properties: { a: { type: "string", enum: [hostile] } } };
  const evil = await collectionOf({
    openapi: "3.1.0",
    info: { title: hostile, version: "1.0.0" },
    servers: [{ url: "https://api.example.com" }],
    security: [{ token: [] }],
    paths: {
      "/a": {
        post: {
          operationId: "a",
          parameters: [
            { name: "q", in: "query", required: true, schema: { type: "string", enum: [hostile] } },
            { name: "X-H", in: "header", required: true, schema: { type: "string", enum: ["{{token}}"] } },
          ],
          requestBody: { required: true, content: json(schema) },
          responses: { "200": { description: "Fine.", content: json(schema) } },
        },
      },
    },
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
  });
  const [item] = [...requestsOf(evil).values()];
  const { auth, ...rest } = item?.request ?? {};
  expect(auth).toMatchObject({ type: "bearer" });
  expect(JSON.stringify({ ...rest, description: "" })).not.toContain("{{token}}");
  expect(JSON.parse(item?.request?.body?.raw ?? "")).toEqual({ a: hostile });
  const script = item?.event?.[0]?.script.exec.join("\n") ?? "";
  expect(() => new Function("pm", script)).not.toThrow();
});

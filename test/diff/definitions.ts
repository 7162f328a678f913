/** A JSON value that can be edited. */
export type Node = { [key: string]: unknown };

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ "application/json": { schema } });
const ok = (schema: object) => ({ description: "Done", content: json(schema) });

/** A small API with something of everything that can change. */
export function petStore(): Node {
  const filters = [
    { name: "limit", in: "query", schema: { type: "integer", format: "int32" } },
    { name: "owner", in: "query", required: true, schema: { type: "string" } },
    { name: "tags", in: "query", schema: { type: "array", items: { type: "string" } } },
  ];
  return {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    servers: [
      { url: "https://pets.example", "x-gen-server-name": "Live" },
      { url: "https://test.pets.example", "x-gen-server-name": "Test" },
    ],
    security: [{ key: [] }],
    paths: {
      "/pets": {
        get: {
          operationId: "listPets",
          tags: ["pets"],
          parameters: filters,
          responses: { 200: ok({ type: "array", items: ref("Pet") }) },
        },
        post: {
          operationId: "createPet",
          tags: ["pets"],
          requestBody: { required: true, content: json(ref("NewPet")) },
          responses: { 201: ok(ref("Pet")), 404: ok(ref("Problem")) },
        },
      },
      "/pets/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        get: { operationId: "getPet", tags: ["pets"], responses: { 200: ok(ref("Pet")) } },
        delete: { operationId: "deletePet", tags: ["pets"], responses: { 204: { description: "Done" } } },
      },
      "/pages": {
        get: {
          operationId: "listPages",
          tags: ["pages"],
          parameters: [
            { name: "cursor", in: "query", schema: { type: "string" } },
            { name: "token", in: "query", schema: { type: "string" } },
          ],
          "x-gen-pagination": { cursor: "$request.cursor", next_cursor: "$response.next", results: "$response.items" },
          responses: { 200: ok(ref("Page")) },
        },
      },
      "/ping": { get: { operationId: "ping", tags: ["pets"], responses: { 204: { description: "Done" } } } },
      "/animals": { get: { operationId: "listAnimals", tags: ["pets"], responses: { 200: ok(ref("Animal")) } } },
      "/shapes": { get: { operationId: "getShape", tags: ["pets"], responses: { 200: ok(ref("Shape")) } } },
      "/find": {
        post: {
          operationId: "find",
          tags: ["pets"],
          requestBody: { required: true, content: json(ref("Query")) },
          responses: { 200: ok(ref("Count")) },
        },
      },
    },
    webhooks: {
      petSold: {
        post: {
          operationId: "petSold",
          requestBody: { content: json(ref("Pet")) },
          responses: { 200: { description: "Read" } },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } },
      schemas: {
        Pet: {
          type: "object",
          required: ["id", "name"],
          properties: {
            id: { type: "string" },
            name: { type: "string" },
            age: { type: "integer", format: "int32" },
            status: ref("Status"),
          },
        },
        NewPet: {
          type: "object",
          required: ["name"],
          properties: {
            name: { type: "string", maxLength: 20 },
            age: { type: "integer", format: "int32", default: 1 },
            nick: { type: "string" },
          },
        },
        Status: { type: "string", enum: ["active", "gone"] },
        Problem: { type: "object", required: ["message"], properties: { message: { type: "string" } } },
        Page: {
          type: "object",
          required: ["items"],
          properties: { items: { type: "array", items: ref("Pet") }, next: { type: "string" } },
        },
        Cat: { type: "object", required: ["kind"], properties: { kind: { type: "string", const: "cat" } } },
        Dog: { type: "object", required: ["kind"], properties: { kind: { type: "string", const: "dog" } } },
        Animal: {
          oneOf: [ref("Cat"), ref("Dog")],
          discriminator: {
            propertyName: "kind",
            mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
          },
        },
        Circle: { type: "object", required: ["radius"], properties: { radius: { type: "number" } } },
        Square: { type: "object", required: ["side"], properties: { side: { type: "number" } } },
        Shape: { oneOf: [ref("Circle"), ref("Square")] },
        Query: { type: "object", required: ["text"], properties: { text: { type: "string" }, order: ref("Order") } },
        Order: { type: "string", enum: ["up", "down"] },
        Count: { type: "integer", format: "int32" },
      },
    },
  };
}

/** An API of messages over a WebSocket. */
export function chat(): Node {
  const payload = { type: "object", required: ["text"], properties: { text: { type: "string" } } };
  return {
    asyncapi: "3.0.0",
    info: { title: "Chat", version: "1" },
    servers: { live: { host: "chat.example", protocol: "wss" } },
    channels: {
      room: { address: "/room", messages: { say: { name: "say", payload }, said: { name: "said", payload } } },
    },
    operations: {
      say: {
        action: "receive",
        channel: { $ref: "#/channels/room" },
        messages: [{ $ref: "#/channels/room/messages/say" }],
      },
      said: {
        action: "send",
        channel: { $ref: "#/channels/room" },
        messages: [{ $ref: "#/channels/room/messages/said" }],
      },
    },
  };
}

/** Values to set, by the keys on the way to them with spaces between; `undefined` removes. */
export type Edits = { readonly [path: string]: unknown };

/** A definition with some values changed. */
export function edited(definition: Node, edits: Edits): Node {
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split(" ");
    const last = keys.pop() ?? "";
    let holder: Node = definition;
    for (const key of keys) {
      holder[key] ??= {};
      holder = holder[key] as Node;
    }
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return definition;
}

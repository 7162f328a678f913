import type { Relative } from "./relatives.js";

// Definitions whose channels, parameters, results and credentials are spelt, nested or placed in another way than usual.

export const CALL_ROWS: readonly Relative[] = [
  {
    what: "a channel without an address",
    kind: "asyncapi",
    text: `asyncapi: 3.0.0
info: { title: Buoy, version: "1.0" }
servers: { main: { host: "ws.buoy.example", protocol: wss, pathname: /stream } }
channels: { readings: { messages: { r: { payload: { type: object, properties: { v: { type: number } } } } } } }
operations: { sendReading: { action: send, channel: { $ref: "#/channels/readings" } } }
`,
    says: ['readings at ""'],
    codes: ["asyncapi/no-address"],
  },
  {
    what: "a parameter of a channel with a list and a default",
    kind: "asyncapi",
    text: `asyncapi: 3.0.0
info: { title: Rooms, version: "1.0" }
servers: { main: { host: "ws.rooms.example", protocol: wss } }
channels: { room: { address: "/rooms/{color}", parameters: { color: { enum: [red, blue], default: red } }, messages: { r: { payload: { type: string } } } } }
operations: { onRoom: { action: receive, channel: { $ref: "#/channels/room" } } }
`,
    says: ["RoomColor = red=red, blue=blue"],
    emits: [{ language: "typescript", file: "room/Client.ts", has: ['default: "red"'] }],
  },
  {
    what: "a message in the schema format of OpenAPI 3.0",
    kind: "asyncapi",
    text: `asyncapi: 3.0.0
info: { title: Multi, version: "1.0" }
servers: { main: { host: "ws.multi.example", protocol: wss } }
channels: { c: { address: /c, messages: { r: { payload: { schemaFormat: "application/vnd.oai.openapi+json;version=3.0.0", schema: { type: object, required: [n], properties: { n: { type: string, nullable: true } } } } } } } }
operations: { onC: { action: receive, channel: { $ref: "#/channels/c" } } }
`,
    says: ["WebsocketR.n: string or null"],
  },
  {
    what: "a message in Avro, which is anything with a warning",
    kind: "asyncapi",
    text: `asyncapi: 3.0.0
info: { title: Avro, version: "1.0" }
servers: { main: { host: "ws.avro.example", protocol: wss } }
channels: { c: { address: /c, messages: { r: { payload: { schemaFormat: "application/vnd.apache.avro;version=1.9.0", schema: { type: record, name: R, fields: [ { name: n, type: string } ] } } } } } }
operations: { onC: { action: receive, channel: { $ref: "#/channels/c" } } }
`,
    codes: ["asyncapi/schema-format"],
  },
  {
    what: "two messages that a Java program sends",
    kind: "asyncapi",
    text: `asyncapi: 3.0.0
info: { title: Chat, version: "1.0" }
servers: { main: { host: "ws.chat.example", protocol: wss } }
channels: { c: { address: /c, messages: { say: { payload: { type: object, required: [text], properties: { text: { type: string } } } }, leave: { payload: { type: object, required: [room], properties: { room: { type: string } } } }, ev: { payload: { type: object, properties: { e: { type: string } } } } } } }
operations: { say: { action: receive, channel: { $ref: "#/channels/c" }, messages: [ { $ref: "#/channels/c/messages/say" }, { $ref: "#/channels/c/messages/leave" } ] }, onE: { action: send, channel: { $ref: "#/channels/c" }, messages: [ { $ref: "#/channels/c/messages/ev" } ] } }
`,
    emits: [
      {
        language: "java",
        file: "CChannel.java",
        has: ["void send(WebsocketSay message)", "void send(WebsocketLeave message)"],
        lacks: ["send(Object"],
      },
    ],
  },
  {
    what: "a query string of JSON, which is left out with a warning",
    text: `openapi: 3.2.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /qs: { get: { operationId: search, parameters: [ { name: q, in: querystring, required: true, content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } } ], responses: { "204": { description: ok } } } } }
`,
    codes: ["openapi/query-string"],
  },
  {
    what: "a query string of a path, behind references",
    text: `openapi: 3.2.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /qs: { parameters: [ { $ref: "#/components/parameters/Q" } ], get: { operationId: search, responses: { "204": { description: ok } } } } }
components: { parameters: { Q: { name: q, in: querystring, required: true, content: { application/x-www-form-urlencoded: { schema: { $ref: "#/components/schemas/F" } } } } }, schemas: { F: { type: object, required: [a], properties: { a: { type: string }, n: { type: integer } } } } }
`,
    says: ["search query a: string", "search query n?: int64"],
  },
  {
    what: "methods beyond those of every version",
    text: `openapi: 3.2.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /f: { query: { operationId: findF, requestBody: { content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } }, responses: { "204": { description: ok } } }, additionalOperations: { COPY: { operationId: copyF, responses: { "204": { description: ok } } } } } }
`,
    says: ["findF sends json FindFRequestBody"],
    emits: [{ language: "typescript", file: "f/Client.ts", has: ['method: "QUERY"', 'method: "COPY"'] }],
  },
  {
    what: "HttpBody as a whole request",
    kind: "proto",
    text: `syntax = "proto3";
package reef.v1;
import "google/api/annotations.proto";
import "google/api/httpbody.proto";
service Files { rpc Put(google.api.HttpBody) returns (Info) { option (google.api.http) = { put: "/v1/file" body: "*" }; } }
message Info { string id = 1; }
`,
    says: ["Put sends binary"],
  },
  {
    what: "a choice of no credentials first (2.0)",
    text: `swagger: "2.0"
host: api.x.example
schemes: [https]
info: { title: Acme Thing, version: "1.0" }
securityDefinitions: { key: { type: apiKey, in: header, name: X-Key } }
security: [ {}, { key: [] } ]
paths: { /a: { get: { operationId: getA, responses: { "204": { description: ok } } } } }
`,
    emits: [{ language: "typescript", file: "src/connection.ts", has: ['security: [["key"], []]'] }],
  },
  {
    what: "a boolean as plain text behind a reference",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { get: { operationId: isUp, responses: { "200": { description: ok, content: { text/plain: { schema: { $ref: "#/components/schemas/Up" } } } } } } } }
components: { schemas: { Up: { type: boolean } } }
`,
    says: ["isUp gives json Up", "Up = boolean"],
  },
  {
    what: "a body of a 204, which is left out with a note",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { delete: { operationId: delA, responses: { "204": { description: ok, content: { application/json: { schema: { type: object, required: [id], properties: { id: { type: string } } } } } } } } } }
`,
    says: ["delA gives nothing"],
    codes: ["openapi/unsupported"],
  },
  {
    what: "a body of HEAD (2.0)",
    text: `swagger: "2.0"
host: api.x.example
schemes: [https]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { head: { operationId: headA, produces: [application/json], responses: { "200": { description: ok, schema: { type: object, required: [id], properties: { id: { type: string } } } } } } } }
`,
    says: ["headA gives nothing"],
  },
  {
    what: "typed additional properties of a base",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { get: { operationId: getA, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } } } } } }
components: { schemas: { B: { type: object, required: [id], properties: { id: { type: integer } }, additionalProperties: { type: integer } }, A: { allOf: [ { $ref: "#/components/schemas/B" }, { type: object, properties: { k: { type: integer } } } ] } } }
`,
    says: ["B.*: int64"],
    emits: [
      { language: "python", file: "types/b.py", has: ["dict[str, int]"] },
      { language: "python", file: "types/a.py", has: ["class A(_types.B)"] },
    ],
  },
  {
    what: "a list of base64 in a form",
    text: `openapi: 3.0.3
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { post: { operationId: postA, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [blobs], properties: { blobs: { type: array, items: { type: string, format: byte } } } } } } }, responses: { "204": { description: none } } } } }
`,
    says: ["CreateARequestBody.blobs: list<base64>", "postA part blobs: text"],
  },
  {
    what: "base64url in a query, which is no base64",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { get: { operationId: getA, parameters: [ { name: t, in: query, required: true, schema: { type: string, contentEncoding: base64url } } ], responses: { "204": { description: none } } } } }
`,
    says: ["getA query t: string"],
  },
  {
    what: "a constant that tells no variant, beside a base",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { get: { operationId: listA, responses: { "200": { description: ok, content: { application/json: { schema: { type: object, properties: { rows: { type: array, items: { anyOf: [ { $ref: "#/components/schemas/Row" }, { $ref: "#/components/schemas/Gone" } ] } } } } } } } } } } }
components: { schemas: { Ref: { type: object, required: [id], properties: { id: { type: string } } }, Row: { allOf: [ { $ref: "#/components/schemas/Ref" }, { type: object, required: [n], properties: { n: { type: integer } } } ] }, Gone: { allOf: [ { $ref: "#/components/schemas/Ref" }, { type: object, required: [gone], properties: { gone: { type: boolean, const: true } } } ] } } }
`,
    says: ["RowOrGone = Row | Gone", "Gone.gone: true"],
  },
  {
    what: "parameters that may be absent and one that may not",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { get: { operationId: getA, parameters: [ { name: q, in: query, required: true, schema: { type: string } }, { name: tags, in: query, schema: { type: array, items: { type: string } } }, { name: X-H, in: header, schema: { type: string } } ], responses: { "204": { description: none } } } } }
`,
    says: ["getA query q: string", "getA query tags?: list<string>", "getA header X-H?: string"],
  },
  {
    what: "a server of channels that needs two credentials",
    kind: "asyncapi",
    text: `asyncapi: 2.6.0
info: { title: Vault, version: "1.0" }
servers: { main: { url: "wss://vault.example", protocol: wss, security: [ { a: [], b: [] } ] } }
channels: { /c: { subscribe: { operationId: onC, message: { payload: { type: string } } } } }
components: { securitySchemes: { a: { type: httpApiKey, in: header, name: A-KEY }, b: { type: httpApiKey, in: header, name: B-KEY } } }
`,
    emits: [
      {
        language: "typescript",
        file: "README.md",
        has: ['a: "<a>", b: "<b>"', 'baseUrl: "wss://api.example.com"'],
        lacks: ["https://api.example.com"],
      },
    ],
  },
  {
    what: "two credentials, or one",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
security: [ { a: [], b: [] }, { c: [] } ]
paths: { /a: { get: { operationId: getA, responses: { "200": { description: ok, content: { application/json: { schema: { type: object, properties: { n: { type: string } } } } } } } } } }
components: { securitySchemes: { a: { type: apiKey, in: header, name: A-KEY }, b: { type: apiKey, in: header, name: B-KEY }, c: { type: http, scheme: bearer } } }
`,
    emits: [{ language: "typescript", file: "README.md", has: ['({ a: "<a>", b: "<b>" })'] }],
  },
];

import type { Relative } from "./relatives.js";

// Definitions whose names and texts are spelt, nested or placed in another way than usual.

const LONG = "x".repeat(70_000);

export const NAME_ROWS: readonly Relative[] = [
  {
    what: "a sentence with an abbreviation and a line end",
    kind: "openrpc",
    text: `openrpc: 1.2.6
info: { title: Node, version: "1" }
servers: [ { name: m, url: "https://node.example" } ]
methods: [ { name: find, params: [ { name: model, description: "The model, e.g. \`big-4o\` or\\nanother of v1.2, to use. The rest.", schema: { type: string } } ], result: { name: r, schema: { type: string } } } ]
`,
    emits: [
      { language: "python", file: "reference.md", has: ["The model, e.g. `big-4o` or another of v1.2, to use."] },
    ],
  },
  {
    what: "schemas that are called like types of the runtime",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { get: { operationId: getA, responses: { "200": { description: ok, content: { application/json: { schema: { type: object, properties: { p: { $ref: "#/components/schemas/Page" }, h: { $ref: "#/components/schemas/Headers" }, s: { $ref: "#/components/schemas/Stream" }, r: { $ref: "#/components/schemas/Response" }, e: { $ref: "#/components/schemas/Error" }, c: { $ref: "#/components/schemas/Client" }, q: { $ref: "#/components/schemas/Request" } } } } } } } } } }
components: { schemas: { Page: { type: object, properties: { a: { type: string } } }, Headers: { type: object, properties: { a: { type: string } } }, Stream: { type: object, properties: { a: { type: string } } }, Response: { type: object, properties: { a: { type: string } } }, Error: { type: object, properties: { a: { type: string } } }, Client: { type: object, properties: { a: { type: string } } }, Request: { type: object, properties: { a: { type: string } } } } }
`,
    emits: [
      {
        language: "python",
        file: "types/__init__.py",
        has: [
          "Page as Page",
          "Headers as Headers",
          "Stream as Stream",
          "Response as Response",
          "Error as Error",
          "Client as Client",
          "Request as Request",
        ],
      },
    ],
  },
  {
    what: "texts of 70,000 characters in Java",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { get: { operationId: getA, parameters: [ { name: q, in: query, schema: { type: string, default: "${LONG}" } } ], responses: { "200": { description: ok, content: { application/json: { schema: { type: object, required: [c], properties: { c: { type: string, const: "${LONG}" } } } } } } } } } }
`,
    longest: { language: "java", characters: 65_535 },
  },
  {
    what: "a nested enum of proto in Go",
    kind: "proto",
    text: `syntax = "proto3";
package acme.v1;
service S { rpc Get(Index) returns (Index); }
message Index { enum Type { TYPE_UNSPECIFIED = 0; TYPE_TEXT = 1; TYPE_2D = 2; } Type type = 1; }
`,
    says: ["IndexType = UNSPECIFIED=TYPE_UNSPECIFIED, TEXT=TYPE_TEXT, TYPE 2D=TYPE_2D"],
    emits: [
      {
        language: "go",
        file: "s_types.go",
        has: ["IndexTypeUnspecified", "IndexTypeText "],
        lacks: ["IndexTypeTypeText"],
      },
    ],
  },
  {
    what: "a title that ends in words for what it is",
    kind: "openrpc",
    text: `openrpc: 1.2.6
info: { title: Acme Node Client JSON-RPC API Specification, version: "1" }
servers: [ { name: m, url: "https://node.example" } ]
methods: [ { name: ping, params: [], result: { name: r, schema: { type: string } } } ]
`,
    emits: [{ language: "typescript", file: "src/Client.ts", has: ["class AcmeNodeClient "] }],
  },
  {
    what: "errors that have one shape (2.0)",
    text: `swagger: "2.0"
host: api.x.example
schemes: [https]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { get: { operationId: getA, responses: { "200": { description: ok, schema: { type: string } }, "401": { $ref: "#/responses/Unauthorized" }, "409": { $ref: "#/responses/Conflict" } } } } }
responses: { Conflict: { description: c, schema: { type: object, properties: { error: { type: string } } } }, Unauthorized: { description: u, schema: { type: object, properties: { error: { type: string } } } } }
`,
    says: ["UnauthorizedResponseBody.error?: string", "ConflictResponseBody.error?: string"],
    emits: [
      {
        language: "typescript",
        file: "a/Client.ts",
        has: ["401: UnauthorizedResponseError", "409: ConflictResponseError"],
      },
    ],
  },
  {
    what: "words with digits, which Python splits by default",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { get: { operationId: getA, responses: { "200": { description: ok, content: { application/json: { schema: { type: object, properties: { ipv4: { type: string }, sha256: { type: string }, s3Url: { type: string }, x509Cert: { type: string }, utf8: { type: string } } } } } } } } } }
`,
    emits: [{ language: "python", file: "types/get_a_response.py", has: ['Wire("ipv4")', 'Wire("s3Url")'] }],
  },
  {
    what: "variants that only require",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { post: { operationId: postA, requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { a: { type: string }, b: { type: string } }, anyOf: [ { required: [a] }, { required: [b] } ] } } } }, responses: { "204": { description: none } } } } }
`,
    says: ["CreateARequestBody.a?: string", "CreateARequestBody.b?: string"],
  },
  {
    what: "the license of an API, which is not that of an SDK",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Lic, version: "1.0", license: { name: The MIT License, identifier: MIT } }
paths: { /a: { get: { operationId: getA, responses: { "204": { description: ok } } } } }
`,
    emits: [
      { language: "python", file: "pyproject.toml", lacks: ["license"] },
      { language: "java", file: "pom.xml", lacks: ["spdx"] },
    ],
  },
  {
    what: "comments that end Javadoc, as escapes too",
    kind: "conjure",
    text: `types: { definitions: { default-package: com.a.api, objects: { A: { docs: "x \\\\u002a/ static int evil; /* */ int evil2;", fields: { id: { type: string, docs: "\\\\u002a/ int evil3;" } } } } } }
services: { S: { name: Docs, package: com.a.api, base-path: /s, endpoints: { get: { http: GET /get, returns: A, docs: "\\\\u002a/ int evil4; */ int evil5;" } } } }
`,
    emits: [{ language: "java", file: "types/A.java", has: ["&#92;u002a/", "*&#47;"], lacks: ["\\u002a"] }],
  },
  {
    what: "expressions of build tools in texts",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: "Env \${env.HOME} API", version: "1.0", description: "Hi \${env.HOME} $name" }
paths: { /a: { get: { operationId: getA, responses: { "204": { description: ok } } } } }
`,
    emits: [
      { language: "java", file: "pom.xml", has: ["{env.HOME}"], lacks: ["$" + "{env.HOME}"] },
      { language: "java", file: "build.gradle", has: ["description = 'Hi "], lacks: ['"Hi'] },
    ],
  },
  {
    what: "properties that objects of JavaScript have",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { post: { operationId: postA, requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } }, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } } } } } }
components: { schemas: { A: { type: object, required: [__proto__, constructor], properties: { __proto__: { type: string }, constructor: { type: string }, toString: { type: string } } } } }
`,
    says: ["A.__proto__: string", "A.constructor: string"],
    emits: [{ language: "typescript", file: "README.md", has: ['["__proto__"]: '] }],
  },
];

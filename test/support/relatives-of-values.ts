import type { Relative } from "./relatives.js";

// Definitions whose streams, lists, files, unions and numbers are spelt, nested or placed in another way than usual.

export const VALUE_ROWS: readonly Relative[] = [
  {
    what: "events whose data is JSON with a schema of its content",
    text: `openapi: 3.2.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /s: { get: { operationId: streamTodos, responses: { "200": { description: ok, content: { text/event-stream: { itemSchema: { $ref: "#/components/schemas/Ev" } } } } } } } }
components: { schemas: { Ev: { type: object, required: [data], properties: { event: { type: string }, data: { type: string, contentMediaType: application/json, contentSchema: { $ref: "#/components/schemas/Todo" } } } }, Todo: { type: object, required: [id], properties: { id: { type: integer } } } } }
`,
    says: ["streamTodos gives sse Todo"],
  },
  {
    what: "events of which each name has data of its own",
    text: `openapi: 3.2.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /s: { get: { operationId: streamAll, responses: { "200": { description: ok, content: { text/event-stream: { itemSchema: { oneOf: [ { type: object, required: [data, event], properties: { event: { const: todo }, data: { $ref: "#/components/schemas/Todo" } } }, { type: object, required: [data, event], properties: { event: { const: note }, data: { $ref: "#/components/schemas/Note" } } } ] } } } } } } } }
components: { schemas: { Note: { type: object, required: [text], properties: { text: { type: string } } }, Todo: { type: object, required: [id], properties: { id: { type: integer } } } } }
`,
    says: ["streamAll gives sse TodoOrNote", "TodoOrNote = Todo | Note"],
  },
  {
    what: "events whose fields come from a base",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /s: { get: { operationId: streamTodos, responses: { "200": { description: ok, content: { text/event-stream: { schema: { $ref: "#/components/schemas/SseItemOfTodo" } } } } } } } }
components: { schemas: { SseItem: { type: object, properties: { eventType: { type: string }, eventId: { type: [string, "null"] }, reconnectionInterval: { type: [string, "null"] } } }, SseItemOfTodo: { allOf: [ { $ref: "#/components/schemas/SseItem" }, { type: object, required: [data], properties: { data: { $ref: "#/components/schemas/Todo" } } } ] }, Todo: { type: object, required: [id], properties: { id: { type: integer } } } } }
`,
    says: ["streamTodos gives sse Todo"],
  },
  {
    what: "a sequence of JSON texts, which is text with a note",
    text: `openapi: 3.2.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /s: { get: { operationId: rows, responses: { "200": { description: ok, content: { application/json-seq: { itemSchema: { $ref: "#/components/schemas/Row" } } } } } } } }
components: { schemas: { Row: { type: object, required: [id], properties: { id: { type: integer } } } } }
`,
    says: ["rows gives text string"],
    codes: ["openapi/unsupported-media-type"],
  },
  {
    what: "a stream of one field of the messages",
    kind: "proto",
    text: `syntax = "proto3";
package kelp.v1;
import "google/api/annotations.proto";
service Missions { rpc Watch(Ref) returns (stream Event) { option (google.api.http) = { get: "/v1/missions/{id}:watch" response_body: "mission" }; } }
message Ref { string id = 1; }
message Event { Mission mission = 1; }
message Mission { string name = 1; }
`,
    says: ["Watch gives jsonl Mission"],
    codes: ["proto/rest-streaming"],
  },
  {
    what: "a list that ends by totals in an object",
    text: `openapi: 3.0.3
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /p: { get: { operationId: listThings, parameters: [ { name: page, in: query, schema: { type: integer, default: 1 } }, { name: per_page, in: query, schema: { type: integer } } ], responses: { "200": { description: ok, content: { application/json: { schema: { type: object, required: [items, meta], properties: { items: { type: array, items: { type: object, properties: { id: { type: string } } } }, meta: { type: object, properties: { total_pages: { type: integer }, total_count: { type: integer } } } } } } } } } } } }
`,
    says: ["listThings pages totalPages=meta.total_pages", "listThings pages totalItems=meta.total_count"],
    codes: ["openapi/looks-paginated"],
  },
  {
    what: "a list by offset that ends by a total",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /p: { get: { operationId: listThings, parameters: [ { name: offset, in: query, schema: { type: integer } }, { name: limit, in: query, schema: { type: integer } } ], responses: { "200": { description: ok, content: { application/json: { schema: { type: object, required: [items, total], properties: { items: { type: array, items: { type: object, properties: { id: { type: string } } } }, total: { type: integer } } } } } } } } } }
`,
    says: ["listThings pages totalItems=total"],
    codes: ["openapi/looks-paginated"],
  },
  {
    what: "a `last_page` that is a number of pages",
    text: `openapi: 3.0.3
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /p: { get: { operationId: listThings, parameters: [ { name: page, in: query, schema: { type: integer, default: 1 } } ], responses: { "200": { description: ok, content: { application/json: { schema: { type: object, required: [data, current_page, last_page], properties: { data: { type: array, items: { type: object, properties: { id: { type: string } } } }, current_page: { type: integer }, last_page: { type: integer }, total: { type: integer } } } } } } } } } }
`,
    says: ["listThings pages totalPages=last_page"],
    lacks: ["listThings pages lastPage=last_page"],
    codes: ["openapi/looks-paginated"],
  },
  {
    what: "no content for an alias of an alias of a set",
    kind: "conjure",
    text: `types: { definitions: { default-package: com.a.api, objects: { Inner: { alias: "set<string>" }, Outer: { alias: Inner } } } }
services: { S: { name: Sets, package: com.a.api, base-path: /s, endpoints: { get: { http: GET /get, returns: Outer } } } }
`,
    says: ["get gives json Outer empty []"],
  },
  {
    what: "no content for an optional list",
    kind: "conjure",
    text: `types: { definitions: { default-package: com.a.api, objects: { A: { alias: string } } } }
services: { S: { name: Opts, package: com.a.api, base-path: /s, endpoints: { get: { http: GET /get, returns: "optional<list<A>>" } } } }
`,
    says: ["get gives json list<A> or null", "get gives nothing"],
  },
  {
    what: "a credential in a cookie of Conjure",
    kind: "conjure",
    text: `types: { definitions: { default-package: com.a.api, objects: { A: { alias: string } } } }
services: { S: { name: Cook, package: com.a.api, base-path: /s, default-auth: "cookie:SESSION", endpoints: { get: { http: GET /get, returns: A } } } }
`,
    emits: [{ language: "typescript", file: "src/connection.ts", has: ['kind: "cookie", name: "SESSION"'] }],
  },
  {
    what: "a file that may be null, by contentMediaType",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { post: { operationId: postA, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [pdf], properties: { pdf: { type: [string, "null"], contentMediaType: application/pdf } } } } } }, responses: { "204": { description: none } } } } }
`,
    says: ["postA part pdf: file application/pdf"],
  },
  {
    what: "a picture that a form and JSON share",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { post: { operationId: postA, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [pic], properties: { pic: { $ref: "#/components/schemas/Pic" } } } } } }, responses: { "204": { description: none } } } }, /b: { post: { operationId: postB, requestBody: { required: true, content: { application/json: { schema: { type: object, required: [pic], properties: { pic: { $ref: "#/components/schemas/Pic" } } } } } }, responses: { "204": { description: none } } } } }
components: { schemas: { Pic: { type: string, contentMediaType: image/png } } }
`,
    says: [
      "postA part pic: file image/png",
      "CreateARequestBody.pic: binary",
      "CreateBRequestBody.pic: Pic",
      "Pic = string",
    ],
  },
  {
    what: "a file of one of two types, of which none is sent",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { post: { operationId: postA, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [pic], properties: { pic: { oneOf: [ { type: string, contentMediaType: image/png }, { type: string, contentMediaType: image/jpeg } ] } } } } } }, responses: { "204": { description: none } } } } }
`,
    says: ["postA part pic: file"],
    lacks: ["postA part pic: file image/png"],
  },
  {
    what: "a picture as a body without a schema",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { put: { operationId: putA, requestBody: { required: true, content: { image/png: {} } }, responses: { "204": { description: none } } } } }
`,
    says: ["putA sends binary"],
  },
  {
    what: "a list of files (2.0)",
    text: `swagger: "2.0"
host: api.x.example
schemes: [https]
info: { title: Acme Thing, version: "1.0" }
consumes: [multipart/form-data]
paths: { /a: { post: { operationId: postA, parameters: [ { name: files, in: formData, required: true, type: array, items: { type: file } } ], responses: { "204": { description: none } } } } }
`,
    says: ["CreateARequestBody.files: list<binary>", "postA part files: file"],
  },
  {
    what: "a file by the types of its encoding (3.0)",
    text: `openapi: 3.0.3
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { post: { operationId: postA, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [pic], properties: { pic: { type: string } } }, encoding: { pic: { contentType: "image/png, image/jpeg" } } } } }, responses: { "204": { description: none } } } } }
`,
    says: ["CreateARequestBody.pic: binary", "postA part pic: file"],
  },
  {
    what: "a header of a part, which is left out with a note",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /a: { post: { operationId: postA, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [meta], properties: { meta: { type: object, properties: { a: { type: string } } } } }, encoding: { meta: { headers: { X-Part: { required: true, schema: { type: string } } } } } } } }, responses: { "204": { description: none } } } } }
`,
    codes: ["openapi/unsupported"],
  },
  {
    what: "two values for one heir, of which the caller has set one",
    text: `openapi: 3.0.3
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /s: { post: { operationId: addS, requestBody: { required: true, content: { application/json: { schema: { oneOf: [ { $ref: "#/components/schemas/Sa" }, { $ref: "#/components/schemas/Sb" } ], discriminator: { propertyName: kind, mapping: { one: "#/components/schemas/Sa", two: "#/components/schemas/Sb", three: "#/components/schemas/Sb" } } } } } }, responses: { "204": { description: ok } } } } }
components: { schemas: { Base: { type: object, required: [kind], properties: { kind: { type: string, enum: [one, two, three] } } }, Sa: { allOf: [ { $ref: "#/components/schemas/Base" }, { type: object, properties: { a: { type: string } } } ] }, Sb: { allOf: [ { $ref: "#/components/schemas/Base" }, { type: object, properties: { b: { type: string } } } ] } } }
`,
    says: ["AddSRequestBody by kind = Sa one | Sb two/three"],
    emits: [{ language: "go", file: "s_types.go", has: ['core.TagOf(v, "kind", "two")'] }],
  },
  {
    what: "a discriminator of AsyncAPI, which is text",
    kind: "asyncapi",
    text: `asyncapi: 2.6.0
info: { title: Zoo, version: "1.0" }
servers: { main: { url: "wss://zoo.example", protocol: wss } }
channels: { /pets: { subscribe: { operationId: onPet, message: { payload: { oneOf: [ { $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" } ], discriminator: petType } } } } }
components: { schemas: { Pet: { type: object, discriminator: petType, required: [petType], properties: { petType: { type: string } } }, Cat: { allOf: [ { $ref: "#/components/schemas/Pet" }, { type: object, properties: { lives: { type: integer } } } ] }, Dog: { allOf: [ { $ref: "#/components/schemas/Pet" }, { type: object, properties: { size: { type: integer } } } ] } } }
`,
    says: ["WebsocketOnPet by petType = Cat Cat | Dog Dog"],
  },
  {
    what: "a mapping by bare names",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /s: { get: { operationId: getS, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } } } } }
components: { schemas: { Pet: { oneOf: [ { $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" } ], discriminator: { propertyName: kind, mapping: { c: Cat, d: Dog } } }, Cat: { type: object, required: [kind], properties: { kind: { type: string }, a: { type: string } } }, Dog: { type: object, required: [kind], properties: { kind: { type: string }, b: { type: string } } } } }
`,
    says: ["Pet by kind = Cat c | Dog d"],
  },
  {
    what: "a default mapping, which has no effect and a note",
    text: `openapi: 3.2.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /s: { get: { operationId: getS, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } } } } }
components: { schemas: { Pet: { oneOf: [ { $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Other" } ], discriminator: { propertyName: kind, mapping: { c: "#/components/schemas/Cat" }, defaultMapping: "#/components/schemas/Other" } }, Cat: { type: object, required: [kind], properties: { kind: { type: string }, a: { type: string } } }, Other: { type: object, properties: { kind: { type: string }, b: { type: string } } } } }
`,
    says: ["Pet by kind = Cat c | Other Other"],
    codes: ["json-schema/unsupported-keyword"],
  },
  {
    what: "tags that are integers",
    text: `openapi: 3.1.0
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /s: { get: { operationId: getS, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } } } } }
components: { schemas: { Pet: { oneOf: [ { $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" } ], discriminator: { propertyName: kind } }, Cat: { type: object, required: [kind], properties: { kind: { type: integer, const: 1 }, a: { type: string } } }, Dog: { type: object, required: [kind], properties: { kind: { type: integer, const: 2 }, b: { type: string } } } } }
`,
    says: ["Pet by kind = Cat 1 | Dog 2", "Cat.kind: 1"],
  },
  {
    what: "a union as a variant of a union",
    text: `openapi: 3.0.3
servers: [{ url: "https://api.x.example" }]
info: { title: Acme Thing, version: "1.0" }
paths: { /s: { get: { operationId: getS, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } } } } }
components: { schemas: { Pet: { oneOf: [ { $ref: "#/components/schemas/Bird" }, { $ref: "#/components/schemas/Mammal" } ], discriminator: { propertyName: kind, mapping: { bird: "#/components/schemas/Bird", cat: "#/components/schemas/Mammal", dog: "#/components/schemas/Mammal" } } }, Mammal: { oneOf: [ { $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" } ], discriminator: { propertyName: kind, mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" } } }, Bird: { type: object, required: [kind], properties: { kind: { type: string }, a: { type: string } } }, Cat: { type: object, required: [kind], properties: { kind: { type: string }, a: { type: string } } }, Dog: { type: object, required: [kind], properties: { kind: { type: string }, b: { type: string } } } } }
`,
    says: ["Pet by kind = Bird bird | Mammal cat/dog", "Mammal by kind = Cat cat | Dog dog"],
  },
  {
    what: "NaN in wrappers and in a oneof",
    kind: "proto",
    text: `syntax = "proto3";
package reef.v1;
import "google/protobuf/wrappers.proto";
service Files { rpc Sum(Ref) returns (Info); }
message Ref { string id = 1; }
message Info { google.protobuf.DoubleValue score = 1; oneof w { float weight = 2; string label = 3; } google.protobuf.FloatValue f = 4; }
`,
    says: ["Info.score?: DoubleNumber or null", "Info.weight?: FloatNumber", "Info.f?: FloatNumber or null"],
  },
  {
    what: "NaN in a wrapper in Python",
    kind: "proto",
    text: `syntax = "proto3";
package reef.v1;
import "google/protobuf/wrappers.proto";
service Files { rpc Sum(Ref) returns (Info); }
message Ref { google.protobuf.DoubleValue x = 1; }
message Info { google.protobuf.DoubleValue score = 1; }
`,
    says: ["Ref.x?: DoubleNumber or null"],
    emits: [{ language: "python", file: "types/double_number.py", has: ['Literal["NaN"]', 'Literal["-Infinity"]'] }],
  },
];

import { GENERATORS } from "../languages.js";

/** Files of a workspace with all kinds of definitions, whose API is a server of the loopback. */
export function workspaceOf(port: number): { readonly [path: string]: string } {
  return {
    "generators.yml": generators(port),
    "docs.yml": DOCS,
    "openapi.yml": OPENAPI,
    "openrpc.json": OPENRPC,
    "proto/kitchen/v1/kitchen.proto": PROTO,
    "asyncapi.yml": asyncapi(port),
  };
}

const DOCS = `title: Kitchen
navigation:
  - api: Kitchen
    playground: { oauth: true }
`;

const generators = (port: number): string => `api:
  specs:
    - openapi: openapi.yml
    - openrpc: openrpc.json
    - proto: { root: proto }
    - asyncapi: asyncapi.yml
  environments:
    local: http://127.0.0.1:${port}
    spare: http://127.0.0.1:1
  auth: endpoint-security
auth-schemes:
  oauth:
    scheme: oauth
    type: client-credentials
    get-token:
      endpoint: POST /token
      request-properties: { client-id: app.id, client-secret: app.secret }
      response-properties: { access-token: data.token, expires-in: data.ttl, refresh-token: data.refresh }
    refresh-token:
      endpoint: POST /refresh
      request-properties: { refresh-token: refresh }
      response-properties: { access-token: data.token, expires-in: data.ttl }
default-group: sdk
groups:
  sdk:
    generators: ${JSON.stringify(GENERATORS)}
`;

const secured = (id: string, security: string): string => `
  /${id}:
    get:
      operationId: ${id}
      security: ${security}
      responses: { "200": { description: Ok, content: { application/json: { schema: { type: object } } } } }`;

const OPENAPI = `openapi: 3.1.0
info: { title: Kitchen, version: 1.0.0 }
paths:${secured("bearer", "[{ bearer: [] }]")}${secured("basic", "[{ basic: [] }]")}${secured("key", "[{ key: [] }]")}${secured(
  "query",
  "[{ query: [] }]",
)}${secured("both", "[{ bearer: [], key: [] }]")}${secured(
  "either",
  "[{ bearer: [], key: [] }, { query: [] }]",
)}${secured("open", "[]")}${secured("oauth", "[{ oauth: [] }]")}
  /token:
    post:
      operationId: token
      security: []
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties: { app: { type: object, properties: { id: { type: string }, secret: { type: string } } } }
      responses: { "200": { description: Ok, content: { application/json: { schema: { $ref: "#/components/schemas/Token" } } } } }
  /refresh:
    post:
      operationId: refresh
      security: []
      requestBody:
        content: { application/json: { schema: { type: object, properties: { refresh: { type: string } } } } }
      responses: { "200": { description: Ok, content: { application/json: { schema: { $ref: "#/components/schemas/Token" } } } } }
  /events:
    get:
      operationId: events
      security: []
      responses: { "200": { description: Ok, content: { text/event-stream: { schema: { type: object, properties: { n: { type: integer } } } } } } }
  /upload:
    post:
      operationId: upload
      security: []
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [image]
              properties: { image: { type: string, format: binary }, caption: { type: string } }
      responses: { "200": { description: Ok, content: { application/json: { schema: { type: object } } } } }
  /download:
    get:
      operationId: download
      security: []
      responses: { "200": { description: Ok, content: { application/octet-stream: { schema: { type: string, format: binary } } } } }
  /pages:
    get:
      operationId: pages
      security: []
      x-gen-pagination: { cursor: $request.cursor, next_cursor: $response.next, results: $response.items }
      parameters: [{ name: cursor, in: query, schema: { type: string } }]
      responses:
        "200":
          description: Ok
          content:
            application/json:
              schema:
                type: object
                properties: { items: { type: array, items: { type: string } }, next: { type: string } }
  /crumbs:
    get:
      operationId: crumbs
      security: []
      parameters: [{ name: crumb, in: cookie, schema: { type: string } }]
      responses: { "200": { description: Ok, content: { application/json: { schema: { type: object } } } } }
  /error:
    get:
      operationId: error
      security: []
      responses:
        "200": { description: Ok, content: { application/json: { schema: { type: object } } } }
        "422": { description: Not valid, content: { application/json: { schema: { type: object } } } }
  /items/{id}:
    put:
      operationId: put
      security: []
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: tags, in: query, schema: { type: array, items: { type: string } } }
        - { name: X-Trace, in: header, schema: { type: string } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } }
      responses: { "200": { description: Ok, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
    key: { type: apiKey, in: header, name: X-Key }
    query: { type: apiKey, in: query, name: api_key }
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: /token, scopes: {} } } }
  schemas:
    Token:
      type: object
      properties:
        data: { type: object, properties: { token: { type: string }, ttl: { type: integer }, refresh: { type: string } } }
    Item:
      type: object
      required: [name]
      properties:
        name: { type: string }
        count: { type: integer, format: int64 }
        colour: { type: string, enum: [red, green] }
        note: { type: [string, "null"] }
        parts: { type: array, items: { type: object, properties: { size: { type: number } } } }
`;

const OPENRPC = JSON.stringify({
  openrpc: "1.3.2",
  info: { title: "Kitchen", version: "1.0.0" },
  methods: [
    {
      name: "add",
      params: [
        { name: "a", required: true, schema: { type: "number" } },
        { name: "b", required: true, schema: { type: "number" } },
      ],
      result: { name: "sum", schema: { type: "number" } },
    },
  ],
});

const PROTO = `syntax = "proto3";
package kitchen.v1;
message StirRequest { string what = 1; }
message StirResponse { string how = 1; }
service KitchenService { rpc Stir(StirRequest) returns (StirResponse); }
`;

const asyncapi = (port: number): string => `asyncapi: 3.0.0
info: { title: Kitchen, version: 1.0.0 }
servers:
  local: { host: "127.0.0.1:${port}", protocol: ws }
channels:
  bell:
    address: /bell
    messages:
      ring: { payload: { type: object, properties: { times: { type: integer } } } }
      rang: { payload: { type: object, properties: { heard: { type: integer } } } }
operations:
  ring: { action: receive, channel: { $ref: "#/channels/bell" }, messages: [{ $ref: "#/channels/bell/messages/ring" }] }
  rang: { action: send, channel: { $ref: "#/channels/bell" }, messages: [{ $ref: "#/channels/bell/messages/rang" }] }
`;

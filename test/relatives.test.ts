import type { CompileResult } from "@sdkwright/compiler";
import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { ROWS } from "./languages/index.js";
import { compileFolder, filesOf } from "./support/compile.js";
import { outlineOf } from "./support/outline.js";
import { projectOf } from "./support/project.js";
import {
  form,
  json,
  KEYS,
  objects,
  openapi,
  PNG,
  proto,
  query,
  read,
  schemas,
  send,
} from "./support/small-definitions.js";

// Small definitions that spell, nest or place what other tests cover in the usual way in another way, with what the SDKs
// must be made of: lines of the outline of the IR.

interface Row {
  readonly what: string;
  readonly text: string;
  readonly kind?: "openapi" | "asyncapi" | "conjure" | "proto";
  /** Lines that the outline has. */
  readonly says?: readonly string[];
  /** Lines that it does not have. */
  readonly lacks?: readonly string[];
  /** Whether there is a warning or an error; there is none by default. */
  readonly isReported?: true;
}

const pageRows: readonly Row[] = [
  [
    "page",
    "data",
    "meta: { type: object, properties: { total_pages: { type: integer } } }",
    "totalPages=meta.total_pages",
  ],
  [
    "page",
    "results",
    "pagination: { type: object, properties: { pages: { type: integer } } }",
    "totalPages=pagination.pages",
  ],
  ["page", "items", "pageCount: { type: integer }", "totalPages=pageCount"],
  ["offset", "items", "total_count: { type: integer }", "totalItems=total_count"],
  ["page", "values", "paging: { type: object, properties: { isLast: { type: boolean } } }", "lastPage=paging.isLast"],
].map(([counted = "", items, end, says]) => ({
  what: `a list that ends by ${says}`,
  text: openapi(
    read(
      json(`{ type: object, properties: { ${items}: ${objects}, ${end} } }`),
      [counted, "limit"].map(query).join(", "),
    ),
  ),
  says: [`get pages ${says}`],
}));

const rows: readonly Row[] = [
  {
    what: "a file behind a reference in allOf (3.0)",
    text: openapi(
      form(`pic: { allOf: [{ $ref: "#/components/schemas/Blob" }], description: A picture }`),
      schemas("Blob: { type: string, format: binary }"),
      "3.0.3",
    ),
    says: ["up part pic: file"],
  },
  {
    what: "a file by contentMediaType behind a reference with a sibling, and in allOf",
    text: openapi(
      form(
        `pic: { $ref: "#/components/schemas/Png", description: P }, all: { allOf: [{ $ref: "#/components/schemas/Png" }] }`,
      ),
      PNG,
    ),
    says: ["up part pic: file image/png", "up part all: file image/png"],
  },
  {
    what: "a part as base64url is no base64",
    text: openapi(form("pic: { type: string, contentMediaType: image/png, contentEncoding: base64url }")),
    lacks: ["UpRequestBody.pic?: base64"],
  },
  {
    what: "a file or null",
    text: openapi(form(`pic: { anyOf: [{ type: string, contentMediaType: image/png }, { type: "null" }] }`)),
    says: ["up part pic: file image/png"],
  },
  {
    what: "a form of files under free names",
    text: openapi(
      send(
        "multipart/form-data",
        "{ type: object, additionalProperties: { type: string, contentMediaType: image/png } }",
      ),
    ),
    says: ["up sends multipart map<binary>"],
  },
  {
    what: "a part without a schema, whose type the encoding gives",
    text: openapi(form("pic: {}", `, encoding: { pic: { contentType: "image/png, image/jpeg" } }`)),
    says: ["up part pic: file"],
  },
  {
    what: "text in JSON whatever its contentMediaType",
    text: openapi(
      send(
        "application/json",
        `{ type: object, properties: { list: { type: array, items: { $ref: "#/components/schemas/Png" } } } }`,
      ),
      PNG,
    ),
    says: ["Png = string"],
  },
  {
    what: "downloads without a schema, and by contentMediaType alone",
    text: openapi(read("image/png: {}, application/pdf: { schema: { contentMediaType: application/pdf } }")),
    says: ["get gives binary | binary"],
  },
  ...pageRows,
  {
    what: "data of events as JSON text with a schema of its content",
    text: openapi(
      read(`text/event-stream: { itemSchema: { $ref: "#/components/schemas/Event" } }`),
      schemas(`Event: { type: object, properties: { event: { type: string }, data: { type: string, contentMediaType: application/json, contentSchema: { $ref: "#/components/schemas/Todo" } } } },
    Todo: { type: object, properties: { id: { type: integer } } }`),
      "3.2.0",
    ),
    says: ["get gives sse Todo"],
  },
  {
    what: "JSON lines with properties named as the fields of events",
    text: openapi(
      read(
        "application/jsonl: { itemSchema: { type: object, properties: { data: { type: string }, event: { type: string } } } }",
      ),
      "",
      "3.2.0",
    ),
    says: ["get gives jsonl GetResponse", "GetResponse.data?: string"],
  },
  {
    what: "NaN in wrappers, oneofs, maps and lists",
    kind: "proto",
    text: proto(
      `service Files { rpc Sum(Info) returns (Info) { option (google.api.http) = { post: "/v1/sum" body: "*" }; } }
message Info { google.protobuf.DoubleValue score = 1; oneof kind { float a = 2; string b = 3; } map<string, float> stats = 4; repeated google.protobuf.FloatValue many = 5; }`,
      "google/protobuf/wrappers.proto",
    ),
    says: [
      "Info.score?: DoubleNumber or null",
      "Info.a?: FloatNumber",
      "Info.stats?: map<FloatNumber>",
      "Info.many?: list<FloatNumber or null>",
    ],
  },
  {
    what: "a stream of HttpBody and a request that is one",
    kind: "proto",
    text: proto(
      `service Files { rpc Down(Ref) returns (stream google.api.HttpBody) { option (google.api.http) = { get: "/v1/{id}" }; }
  rpc Up(google.api.HttpBody) returns (Ref) { option (google.api.http) = { post: "/v1" body: "*" }; } }
message Ref { string id = 1; }`,
      "google/api/httpbody.proto",
    ),
    says: ["Down gives binary", "Up sends binary"],
  },
  {
    what: "channels without an address, absent and behind a reference",
    kind: "asyncapi",
    text: `asyncapi: 3.0.0
info: { title: Buoy, version: "1.0" }
servers: { main: { host: ws.buoy.example, protocol: wss, pathname: /stream } }
channels: { readings: { messages: { r: { payload: { type: object } } } }, orders: { $ref: "#/components/channels/orders" } }
operations: { on: { action: receive, channel: { $ref: "#/channels/readings" } }, add: { action: send, channel: { $ref: "#/channels/orders" } } }
components: { channels: { orders: { address: null, messages: { o: { payload: { type: object } } } } } }
`,
    says: ['readings at ""', 'orders at ""'],
  },
  {
    what: "a set and an alias of an alias as 204",
    kind: "conjure",
    text: `types: { definitions: { default-package: com.pier, objects: { Names: { alias: "list<string>" }, More: { alias: Names } } } }
services: { Rows: { name: Rows, package: com.pier, base-path: /rows, endpoints: { tags: { http: GET /tags, returns: "set<string>" }, more: { http: GET /more, returns: More } } } }
`,
    says: ["tags gives json list<string> empty []", "more gives json More empty []"],
  },
  {
    what: "a discriminator whose list every variant has from a base, with a mapping for one",
    text: openapi(
      send("application/json", `{ $ref: "#/components/schemas/Shape" }`),
      schemas(`Base: { type: object, required: [kind], properties: { kind: { type: string, enum: [Circle, sq] } } },
    Circle: { allOf: [{ $ref: "#/components/schemas/Base" }, { type: object, properties: { r: { type: number } } }] },
    Square: { allOf: [{ $ref: "#/components/schemas/Base" }, { type: object, properties: { s: { type: number } } }] },
    Shape: { oneOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Square" }], discriminator: { propertyName: kind, mapping: { sq: "#/components/schemas/Square" } } }`),
      "3.0.3",
    ),
    says: ["Shape by kind = Circle Circle | Square sq"],
  },
  {
    what: "a discriminator that is a constant here and a list of both there",
    text: openapi(
      send("application/json", `{ $ref: "#/components/schemas/Msg" }`),
      schemas(`Text: { type: object, required: [kind], properties: { kind: { const: Text } } },
    Call: { type: object, required: [kind], properties: { kind: { type: string, enum: [Text, Call] } } },
    Msg: { oneOf: [{ $ref: "#/components/schemas/Text" }, { $ref: "#/components/schemas/Call" }], discriminator: { propertyName: kind } }`),
    ),
    says: ["Msg by kind = Text Text | Call Call"],
  },
  {
    what: "a mapping by bare names, two for one variant of a closed list",
    text: openapi(
      send("application/json", `{ $ref: "#/components/schemas/S" }`),
      schemas(`Sa: { type: object, required: [kind], properties: { kind: { type: string, enum: [one] } } },
    Sb: { type: object, required: [kind], properties: { kind: { type: string, enum: [two, three] } } },
    S: { anyOf: [{ $ref: "#/components/schemas/Sa" }, { $ref: "#/components/schemas/Sb" }], discriminator: { propertyName: kind, mapping: { one: Sa, two: Sb, three: Sb } } }`),
      "3.0.3",
    ),
    says: ["S by kind = Sa one | Sb two/three"],
  },
  {
    what: "constants with titles as an enum",
    text: openapi(
      read(json(`{ $ref: "#/components/schemas/Mode" }`)),
      schemas("Mode: { type: string, oneOf: [{ const: f, title: Fast }, { const: s, title: Slow }] }"),
    ),
    says: ["Mode = Fast=f, Slow=s"],
  },
  {
    what: "lists, a reference or null, and two that may be null, in oneOf",
    text: openapi(
      read(json(`{ $ref: "#/components/schemas/All" }`)),
      schemas(`Pet: { type: object, properties: { n: { type: string } } },
    All: { type: object, properties: { lists: { oneOf: [{ type: array, items: { type: string } }, { type: array, items: { type: integer } }] },
      pet: { oneOf: [{ $ref: "#/components/schemas/Pet" }, { type: "null" }] }, two: { oneOf: [{ type: [string, "null"] }, { type: [integer, "null"] }] } } }`),
    ),
    says: [
      "All.pet?: Pet or null",
      "StringOrInteger = string | int64",
      "All.two?: StringOrInteger or null",
      "StringListOrIntegerList = list<string> | list<int64>",
    ],
  },
  {
    what: "a query string behind a reference, with a list and an object",
    text: openapi(
      read(
        json("{ type: string }"),
        `{ name: q, in: querystring, required: true, content: { application/x-www-form-urlencoded: { schema: { $ref: "#/components/schemas/Q" } } } }`,
      ),
      schemas(
        `Q: { type: object, required: [text], properties: { text: { type: string }, tags: { type: array, items: { type: string } }, filter: { type: object, properties: { min: { type: integer } } } } }`,
      ),
      "3.2.0",
    ),
    says: ["get query text: string", "get query tags?: list<string>", "get query filter?: QFilter"],
  },
  {
    what: "a query string of JSON, which is left out with a warning",
    text: openapi(
      read(
        json("{ type: string }"),
        "{ name: q, in: querystring, content: { application/json: { schema: { type: object } } } }",
      ),
      "",
      "3.2.0",
    ),
    isReported: true,
  },
  {
    what: "an integer as plain text behind a reference",
    text: openapi(
      read(`text/plain: { schema: { $ref: "#/components/schemas/N" } }`),
      schemas("N: { type: integer, format: int64 }"),
    ),
    says: ["get gives json N", "N = int64"],
  },
  {
    what: "HEAD without a result (2.0)",
    text: `swagger: "2.0"
info: { title: Fresh, version: "1.0" }
host: api.fresh.example
paths: { /x: { head: { operationId: probe, produces: [application/json], responses: { "200": { description: ok, schema: { type: object } } } } } }
`,
    says: ["probe gives nothing"],
  },
  {
    what: "two credentials of one request in the same header",
    text: openapi(read(json("{ type: string }")), `security: [{ token: [], basic: [] }]\n${KEYS}`, "3.0.3"),
    isReported: true,
  },
  {
    what: "user information of a server in none of its names",
    text: openapi(read(json("{ type: string }"))).replace("//api", "//user:hunter2@api"),
    says: ["api fresh example https://api.fresh.example"],
    isReported: true,
  },
  {
    what: "the fragment of a server's URL, which no request can have",
    text: openapi(read(json("{ type: string }"))).replace(`.example"`, `.example/v1#f"`),
    isReported: true,
  },
  {
    what: "events of which one has text and another JSON",
    text: openapi(
      read(
        `text/event-stream: { itemSchema: { oneOf: [{ $ref: "#/components/schemas/Add" }, { $ref: "#/components/schemas/Bye" }] } }`,
      ),
      schemas(`Add: { type: object, required: [event, data], properties: { event: { const: add }, data: { type: object } } },
    Bye: { type: object, required: [event, data], properties: { event: { const: bye }, data: { type: string } } }`),
      "3.2.0",
    ),
    lacks: ["get gives sse string"],
  },
];

// Checks

function compiled(
  { text, kind = "openapi" }: Row,
  options: Parameters<typeof compileFolder>[1] = {},
): Promise<CompileResult> {
  return inMemoryFolder((folder) => {
    const spec = kind === "proto" ? { proto: { root: "protos" } } : { [kind]: "api.yml" };
    const files = new Map([[kind === "proto" ? "protos/reef/v1/f.proto" : "api.yml", text]]);
    const [{ generator }] = ROWS as readonly [(typeof ROWS)[number]];
    writeFolder(folder, projectOf(spec, files, generator));
    return compileFolder(folder, options);
  });
}

async function verify(row: Row): Promise<void> {
  const { api, diagnostics } = await compiled(row, { command: "ir" });
  const reported = diagnostics.filter(({ severity }) => severity !== "note").map(({ code }) => code);
  if (row.isReported) expect(reported).not.toEqual([]);
  else expect(reported).toEqual([]);
  const lines = api ? outlineOf(api) : [];
  expect(lines).toEqual(expect.arrayContaining([...(row.says ?? [])]));
  for (const line of row.lacks ?? []) expect(lines).not.toContain(line);
}

test.each(rows)("$what", verify);

function namespaceCodes(namespaces: readonly string[]): Promise<readonly string[]> {
  return inMemoryFolder(async (folder) => {
    const specs = namespaces.map((namespace) => ({ openapi: "api.yml", namespace }));
    const settings = JSON.stringify({ api: { specs }, groups: { sdk: { generators: [] } } });
    const text = openapi(read(json("{ type: string }")));
    writeFolder(
      folder,
      new Map([
        ["api.yml", text],
        ["generators.yml", settings],
      ]),
    );
    return (await compileFolder(folder)).diagnostics.map(({ code }) => code);
  });
}

test("namespaces that differ in case alone are an error", async () => {
  expect(await namespaceCodes(["v1", "V1"])).toContain("config/namespace-taken");
});
test("namespaces that differ in a dot at the end alone are an error", async () => {
  expect(await namespaceCodes(["v1", "v1."])).toContain("config/namespace-taken");
});

describe.each(ROWS)("the first program of the README in $key", ({ generator }) => {
  test.each([
    ["three that are needed together", "security: [{ sid: [], b: [], token: [] }]", ["sid", "b", "token"]],
    ["two, after a choice of none", "security: [{}, { a: [], b: [] }]", ["a", "b"]],
  ])("has %s", async (_, security, names) => {
    const row = { what: "", text: openapi(read(json("{ type: string }")), `${security}\n${KEYS}`, "3.0.3") };
    const files = filesOf(await compiled(row, { generator }));
    const [, usage = ""] = /^## Usage$([\s\S]+?)^## /m.exec(files.get("README.md") ?? "") ?? [];
    for (const name of names) expect(usage).toContain(`<${name}>`);
  });
});

import {
  checkInvariants,
  createCollector,
  createMemorySources,
  createOriginTable,
  type HttpOperation,
  type RpcOperation,
  type SourceDocument,
} from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { frontend } from "../src/index.js";

const WELL_KNOWN = ["any", "duration", "empty", "field_mask", "struct", "timestamp", "wrappers"]
  .map((name) => ` import "google/protobuf/${name}.proto";`)
  .join("");
const HEAD = `syntax = "proto3";\npackage acme.v1;\nimport "google/api/annotations.proto";${WELL_KNOWN}\n`;

/** Lowers files below a root; every file is a target unless one is named. */
async function lower(files: Readonly<Record<string, string>>, more: { overrides?: object; target?: string } = {}) {
  const collector = createCollector();
  const texts = Object.entries(files).map(([path, text]) => [`protos/${path}`, text] as const);
  const override = more.overrides ? { "overrides.json": JSON.stringify(more.overrides) } : {};
  const sources = createMemorySources({ ...Object.fromEntries(texts), ...override }, collector.report);
  const folder = sources.folder("protos", ".proto") as SourceDocument;
  const entry = more.target === undefined ? folder : { ...folder, data: [more.target] };
  const overrides = more.overrides ? [sources.read("overrides.json") as SourceDocument] : [];
  const context = { sources, report: collector.report, origins: createOriginTable(), settings: {}, idPrefix: "" };
  const api = await frontend.lower(entry, { ...context, overrides, configuredSchemes: new Set() });
  expect(checkInvariants(api)).toEqual([]);
  const findings = collector.list.map(({ code, location }) => {
    if (!location || !("pointer" in location)) return `${code} ${JSON.stringify(location ?? null)}`;
    return `${code} ${location.document}${location.pointer}`;
  });
  const operations = Object.values(api.operations);
  const messages = collector.list.map(({ message }) => message);
  return {
    api,
    findings,
    messages,
    operations,
    http: operations as HttpOperation[],
    rpc: operations as RpcOperation[],
  };
}

const one = (text: string, more: Parameters<typeof lower>[1] = {}) => lower({ "a.proto": HEAD + text }, more);
const pathOf = ({ path }: HttpOperation): string =>
  path.map((part) => (part.kind === "text" ? part.text : `{${part.name}${part.greedy ? "=**" : ""}}`)).join("");

test.each(["toString", "__proto__", "constructor"])(
  "a variable `%s` is no field unless the message has it",
  async (name) => {
    const rule = `option (google.api.http) = { get: "/v1/{${name}}" response_body: "${name}" };`;
    const { findings } = await one(`service S { rpc G(M) returns (M) { ${rule} } } message M { string a = 1; }`);
    expect(new Set(findings.map((finding) => finding.split(" ")[0]))).toEqual(new Set(["proto/http-rule"]));
  },
);

test("the API is named after the package that has services, not after the first file", async () => {
  const { api } = await lower({
    "acme/kind/k.proto": 'syntax = "proto3"; package acme.kind; message K {}',
    "acme/maps/v1/m.proto": 'syntax = "proto3"; package acme.maps.v1; service S { rpc G(M) returns (M); } message M {}',
  });
  expect(api.name.words).toEqual(["acme", "maps"]);
});

test("the API is named after the package whose services have most methods, the first of equal ones", async () => {
  const file = (space: string, methods: readonly string[]) =>
    `syntax = "proto3"; package ${space}; message M {}
    service S { ${methods.map((name) => `rpc ${name}(M) returns (M);`).join(" ")} }`;
  const protos = { "a.proto": file("autopilot", ["A"]), "b.proto": file("wallet", ["A", "B"]) };
  expect((await lower(protos)).api.name.words).toEqual(["wallet"]);
  expect((await lower({ ...protos, "a.proto": file("autopilot", ["A", "B"]) })).api.name.words).toEqual(["autopilot"]);
});

test.each([
  ["a/b/v1/x.proto", "a.b.v1", []],
  ["b/v1/x.proto", "protos.b.v1", ["proto/deep-root protos/b/v1/x.proto/1:1"]],
  ["x.proto", "protos", ["proto/deep-root protos/x.proto/1:1"]],
  ["x.proto", "acme.v1", []],
])("%s of the package %s below `protos` gives %j", async (path, space, expected) => {
  const { findings } = await lower({ [path]: `syntax = "proto3"; package ${space}; message M {}` });
  expect(findings).toEqual(expected);
});

test.each([
  ["INDEX_TYPE_UNSPECIFIED = 0; INDEX_TYPE_STRING = 1; OTHER = 2;", ["unspecified", "string", "other"]],
  ["INDEX_TYPE_A = 0; A = 1;", ["index_type_a", "a"]],
  ["INDEX_TYPE_ = 0; INDEX_TYPE_2D = 1;", ["index_type", "index_type_2d"]],
])("values of an enum `IndexType` { %s } are named %j", async (values, expected) => {
  const { api } = await one(`enum IndexType { ${values} }`);
  const decl = api.types["type:acme.v1.IndexType"];
  const names = decl?.kind === "enum" ? decl.values.map(({ name }) => name.words.join("_").toLowerCase()) : [];
  expect(names.map((name) => name.replace("2_d", "2d"))).toEqual(expected);
  expect(decl?.kind === "enum" && decl.values.map(({ value }) => value)).toEqual(values.match(/\w+(?= =)/g));
});

describe("types", () => {
  test("have the JSON form of each kind of field", async () => {
    const { api, findings } = await one(`
      // A pet.
      message Pet {
        int64 big_number = 1;
        uint32 small = 2;
        bytes raw = 3 [json_name = "rawData"];
        repeated Kind kinds = 4;
        map<int32, Pet> friends = 5;
        google.protobuf.Timestamp born = 6;
        google.protobuf.Int64Value weight = 7;
        google.protobuf.Struct extra = 8;
        oneof owner { string person = 9; Shelter shelter = 10; }
        optional string nick = 11 [deprecated = true];
        string id = 12 [(google.api.field_behavior) = REQUIRED, (google.api.field_behavior) = OUTPUT_ONLY];
        enum Kind { CAT = 0; DOG = 1 [deprecated = true]; }
        message Shelter { string name = 1; }
      }`);
    expect(findings).toEqual([]);
    const pet = api.types["type:acme.v1.Pet"];
    if (pet?.kind !== "object") throw new Error("no object");
    expect(pet.description).toBe("A pet.");
    expect(pet.properties.map(({ name, type }) => [name.wire, type])).toMatchObject([
      ["bigNumber", { primitive: "string", constraints: { format: "int64" } }],
      ["small", { primitive: "uint32" }],
      ["rawData", { primitive: "base64" }],
      ["kinds", { kind: "list", items: { kind: "ref", id: "type:acme.v1.Pet.Kind" } }],
      ["friends", { kind: "map", keys: { primitive: "string" }, values: { kind: "ref" } }],
      ["born", { primitive: "date-time" }],
      ["weight", { kind: "nullable", inner: { primitive: "string" } }],
      ["extra", { kind: "map", values: { kind: "unknown" } }],
      ["person", { primitive: "string" }],
      ["shelter", { kind: "ref" }],
      ["nick", { primitive: "string" }],
      ["id", { primitive: "string" }],
    ]);
    expect(pet.properties.slice(8)).toMatchObject([
      { required: false, description: "At most one of `person`, `shelter` is set." },
      {},
      { availability: { status: "deprecated" }, required: false },
      { access: "read", required: true },
    ]);
    expect(api.types["type:acme.v1.Pet.Kind"]).toMatchObject({
      kind: "enum",
      name: { words: ["Pet", "Kind"] },
      values: [{ value: "CAT" }, { value: "DOG", availability: { status: "deprecated" } }],
    });
  });

  test("Any keeps its type beside the fields; Empty has none", async () => {
    const { api } = await one("message M { google.protobuf.Any any = 1; google.protobuf.Empty none = 2; }");
    expect(api.types["type:google.protobuf.Any"]).toMatchObject({
      properties: [{ name: { wire: "@type" }, required: true }],
      additional: { kind: "unknown" },
    });
    expect(api.types["type:google.protobuf.Empty"]).toMatchObject({ properties: [], additional: null });
  });

  test("come from imports; of those only what is used", async () => {
    const files = {
      "a.proto": 'syntax = "proto3";\npackage a;\nimport "b.proto";\nmessage A { b.B one = 1; }',
      "b.proto": 'syntax = "proto3";\npackage b;\nmessage B {}\nmessage C {}',
    };
    const { api } = await lower(files, { target: "a.proto" });
    expect(Object.keys(api.types)).toEqual(["type:a.A", "type:b.B"]);
    expect(Object.keys((await lower(files)).api.types)).toEqual(["type:a.A", "type:b.B", "type:b.C"]);
  });
});

const METHOD = (rule: string, request = "GetRequest", response = "Book"): string => `
  message Book { string name = 1; int64 pages = 2; Shelf shelf = 3; }
  message Shelf { string name = 1; Theme theme = 2; }
  message Theme { string color = 1; Shelf again = 2; }
  message GetRequest { string name = 1; repeated string tags = 2; Book book = 3; Shelf shelf = 4; map<string, string> odd = 5; }
  service Library {
    option (google.api.default_host) = "library.example.com";
    // Gets a book.
    rpc GetBook(${request}) returns (${response}) { ${rule} }
  }`;

describe("HTTP rules", () => {
  const http = (rule: string): string => METHOD(`option (google.api.http) = { ${rule} };`);

  test("a variable of several segments keeps its slashes; the rest goes into the query, dots between", async () => {
    const { http: operations, findings, api } = await one(http('get: "/v1/{name=shelves/*/books/*}:open"'));
    const [get] = operations;
    expect(get && pathOf(get)).toBe("/v1/{name=**}:open");
    expect(get?.parameters.map(({ in: place, name }) => `${place} ${name.wire}`)).toEqual([
      "path name",
      "query tags",
      "query book.name",
      "query book.pages",
      "query book.shelf.name",
      "query book.shelf.theme.color",
      "query shelf.name",
      "query shelf.theme.color",
    ]);
    expect(findings).toEqual(["proto/query-field protos/a.proto/8:119"]);
    expect(get).toMatchObject({ method: "GET", resource: "resource:library", description: "Gets a book.", body: null });
    expect(api.environments.list).toMatchObject([{ urls: [{ template: "https://library.example.com" }] }]);
  });

  test("a body is all that the path leaves, or one field", async () => {
    const [all] = (await one(http('post: "/v1/{name}" body: "*"'))).http;
    expect(all?.parameters).toHaveLength(1);
    expect(all?.body?.contents).toMatchObject([{ kind: "json", type: { id: "type:acme.v1.GetRequest-name" } }]);
    const [field] = (await one(http('patch: "/v1/{book.name}" body: "book"'))).http;
    expect(field && pathOf(field)).toBe("/v1/{book.name}");
    expect(field?.body?.contents).toMatchObject([{ kind: "json", type: { kind: "ref", id: "type:acme.v1.Book" } }]);
    expect(field?.parameters.map(({ name }) => name.wire)).toEqual([
      "book.name",
      "name",
      "tags",
      "shelf.name",
      "shelf.theme.color",
    ]);
  });

  test("types with one name in several packages are called after their packages", async () => {
    const file = (space: string, more = "") =>
      `syntax = "proto3";\npackage ${space};\nmessage Failure { string a = 1; }\n${more}`;
    const both = { "a.proto": file("acme.core.v1"), "b.proto": file("acme.nexus.v1") };
    const { api } = await lower(both);
    expect(Object.values(api.types).map(({ name }) => name.words.join(" "))).toEqual(["core Failure", "nexus Failure"]);
    const uses = file("acme.v1", 'import "b.proto";\nmessage Use { acme.nexus.v1.Failure other = 1; }');
    const { api: own } = await lower({ ...both, "a.proto": uses }, { target: "a.proto" });
    expect(
      Object.values(own.types)
        .map(({ name }) => name.words.join(" "))
        .sort(),
    ).toEqual(["Failure", "Use", "nexus Failure"]);
  });

  test("bindings that differ only in the pattern of a variable are one operation", async () => {
    const rule = `get: "/v1/{name=projects/*}"
      additional_bindings { get: "/v1/{name=organizations/*}" }
      additional_bindings { get: "/v1/{name=folders/*}:more" }`;
    const { http: operations } = await one(http(rule));
    expect(operations.map((operation) => `${operation.name.words.join(" ")} ${pathOf(operation)}`)).toEqual([
      "Get Book /v1/{name=**}",
      "Get Book for folders more /v1/{name=**}:more",
    ]);
  });

  test("further bindings are operations of their own, custom verbs and response_body work", async () => {
    const rule = `get: "/v1/books" response_body: "shelf"
      additional_bindings { get: "/v1/shelves/{name}/books" }
      additional_bindings { custom: { kind: "HEAD" path: "/v1/books" } }`;
    const { http: operations } = await one(http(rule));
    expect(operations.map(({ method, name }) => `${method} ${name.words.join(" ")}`)).toEqual([
      "GET Get Book",
      "GET Get Book for shelves",
      "HEAD Get Book by head",
    ]);
    expect(operations[0]?.responses).toMatchObject([{ contents: [{ type: { id: "type:acme.v1.Shelf" } }] }]);
  });

  test("Empty is no body; what cannot be read is told at the method, or at the text that is wrong", async () => {
    const empty = METHOD('option (google.api.http) = { delete: "/v1/{name}" };', "GetRequest", "google.protobuf.Empty");
    expect((await one(empty)).http[0]?.responses).toMatchObject([{ contents: [] }]);
    const places = { 'get: "v1"': 80, 'get: "/v1/{nope}"': 80, 'post: "/v1" body: "nope"': 93, 'body: "*"': 81 };
    for (const [rule, column] of Object.entries(places)) {
      const { findings } = await one(http(rule));
      expect(
        findings.filter((found) => found.startsWith("proto/http-rule")),
        rule,
      ).toEqual([`proto/http-rule protos/a.proto/12:${column}`]);
    }
  });
});

describe("without HTTP rules", () => {
  test("a method is called by Connect; what streams from the client is left out", async () => {
    const { rpc, findings } = await one(`
      message M { string a = 1; }
      service Chat {
        rpc Say(M) returns (M);
        rpc Listen(M) returns (stream M) { option deprecated = true; }
        rpc Talk(stream M) returns (M);
        rpc Ping(google.protobuf.Empty) returns (google.protobuf.Empty) { option idempotency_level = NO_SIDE_EFFECTS; }
      }`);
    expect(rpc).toMatchObject([
      {
        protocol: "connect",
        method: "/acme.v1.Chat/Say",
        paramStructure: "single",
        params: [{ type: { kind: "ref" } }],
      },
      { streaming: "server", availability: { status: "deprecated" } },
      { method: "/acme.v1.Chat/Ping", params: [], result: null, idempotent: true },
    ]);
    expect(findings).toEqual(["proto/client-streaming protos/a.proto/9:13"]);
  });
});

describe("overrides", () => {
  const definition =
    "message M { string a = 1; string b = 2; }\nservice Chat { rpc Say(M) returns (M); rpc Hide(M) returns (M); }";

  test("name, group, describe and leave out symbols by their full names", async () => {
    const overrides = {
      "acme.v1.Chat.Say": {
        "x-gen-sdk-method-name": "send",
        "x-fern-sdk-group-name": ["talk", "live"],
        description: "Says it.",
      },
      "acme.v1.Chat.Hide": { "x-gen-ignore": true },
      "acme.v1.M": { "x-gen-type-name": "Message" },
      "acme.v1.M.b": { "x-gen-ignore": true },
    };
    const { api, operations, findings } = await one(definition, { overrides });
    expect(findings).toEqual([]);
    expect(operations).toMatchObject([
      { name: { wire: "send" }, resource: "resource:talk.live", description: "Says it." },
    ]);
    expect(api.types["type:acme.v1.M"]).toMatchObject({
      name: { wire: "Message" },
      properties: [{ name: { wire: "a" } }],
    });
  });

  test("of nothing, or of the wrong type, are told in their file", async () => {
    const { findings } = await one(definition, {
      overrides: { "acme.v1.Nope": {}, "acme.v1.M": { "x-gen-ignore": "yes", odd: 1 } },
    });
    expect(findings).toEqual([
      "proto/unknown-override overrides.json/acme.v1.Nope",
      "proto/override-value overrides.json/acme.v1.M/x-gen-ignore",
      "proto/override-value overrides.json/acme.v1.M/odd",
    ]);
  });
});

test("mistakes are told where they are, and the rest goes on", async () => {
  const files = {
    "a.proto": 'syntax = "proto3";\npackage a;\nimport "nope.proto";\nmessage A { Missing it = 1; string b = 2; }',
    "b.proto": 'syntax = "proto3";\npackage b;\nmessage B {\n  int32 = 1;\n}',
  };
  const { api, findings } = await lower(files);
  expect(findings).toEqual([
    "proto/import-not-found protos/a.proto/3:8",
    'proto/syntax {"document":"protos/b.proto","line":4,"column":1}',
    "proto/unknown-type protos/a.proto/4:21",
  ]);
  expect(api.types["type:a.A"]).toMatchObject({ properties: [{ type: { kind: "unknown" } }, { name: { wire: "b" } }] });
});

test("a type is found from behind a field or a method of its name, as `protoc` finds it", async () => {
  const { api, findings } = await one(
    `message A { Error Error = 1; }
     message Error { string text = 1; }
     service S { rpc Get(A) returns (A); rpc Error(A) returns (Error); }`,
  );
  expect(findings).toEqual([]);
  expect(api.types["type:acme.v1.A"]).toMatchObject({ properties: [{ type: { id: "type:acme.v1.Error" } }] });
});

test.each([
  ["Missing it = 1;", "`Missing`."],
  ["Pest it = 1;", "`Pest`; did you mean `Pets`?"],
  [".acme.v1.Pest it = 1;", "`.acme.v1.Pest`; did you mean `acme.v1.Pets`?"],
  [".other.Pets it = 1;", "`.other.Pets`; did you mean `acme.v1.Pets`?"],
])("of a field %j, a type is proposed that is called otherwise", async (field, told) => {
  const { messages } = await one(`message A { ${field} } message Pets { string text = 1; }`);
  expect(messages).toEqual([`There is no type ${told}`]);
});

test("messages and enums with too many members are told, and the rest goes on", async () => {
  const fields = Array.from({ length: 5001 }, (_, index) => `string f${index} = ${index + 1};`).join("\n");
  const files = {
    "a.proto": `syntax = "proto3";\npackage a;\nmessage Large {\n${fields}\n}`,
    "b.proto": 'syntax = "proto3";\npackage b;\nmessage B { string b = 1; }',
  };
  const { api, findings } = await lower(files);
  expect(findings).toEqual(["proto/syntax protos/a.proto/3:9"]);
  expect(Object.keys(api.types)).toEqual(["type:b.B"]);
});

test("a type of a file that is not imported is found, and reported once for its file", async () => {
  const file = (...lines: string[]): string => ['syntax = "proto3";', "package acme.v1;", ...lines].join("\n");
  const { findings, api } = await lower({
    "a.proto": file(
      'import "c.proto";',
      "message A { B b = 1; D d = 2; B again = 3; google.protobuf.Empty none = 4; }",
    ),
    "b.proto": file("message B { B self = 1; }"),
    "c.proto": file('import public "d.proto";', 'import "b.proto";', "message C { B b = 1; D d = 2; }"),
    "d.proto": file('import "google/protobuf/empty.proto";', "message D { extensions 100 to 199; }"),
    "e.proto": file('import "d.proto";', "message E { string id = 1; } extend D { E e = 100; }"),
  });
  const unimported = findings.filter((finding) => finding.startsWith("proto/not-imported"));
  expect(unimported).toEqual(["proto/not-imported protos/a.proto/4:15", "proto/not-imported protos/a.proto/4:66"]);
  expect(Object.keys(api.types)).toEqual(expect.arrayContaining(["type:acme.v1.A", "type:acme.v1.B"]));
});

describe("common files of googleapis that nobody has copied", () => {
  const rest = (rule: string) => `{ option (google.api.http) = { ${rule} }; }`;

  test("a body of any media type is a field", async () => {
    const { http, findings } = await one(`
      import "google/api/httpbody.proto";
      service Files {
        rpc Upload(Up) returns (Info) ${rest('post: "/v1/files/{id}" body: "content"')}
        rpc Put(google.api.HttpBody) returns (Info) ${rest('put: "/v1/files" body: "*"')}
        rpc Send(Up) returns (Info) ${rest('post: "/v1/sent" body: "*"')}
      }
      message Up { string id = 1; google.api.HttpBody content = 2; string label = 3; }
      message Info { string id = 1; }`);
    expect(findings).toEqual([]);
    const [upload, put, send] = http;
    expect(upload?.body?.contents).toEqual([{ kind: "binary", mediaType: "*/*" }]);
    expect(upload?.parameters.map(({ name }) => name.wire)).toEqual(["id", "label"]);
    expect(put?.body?.contents).toEqual([{ kind: "binary", mediaType: "*/*" }]);
    expect(send?.body?.contents).toMatchObject([{ kind: "json" }]);
  });

  test("messages and enums have their fields and values", async () => {
    const { api, findings } = await one(`
      import "google/type/money.proto";
      import "google/type/dayofweek.proto";
      import "google/longrunning/operations.proto";
      service S { rpc G(M) returns (google.longrunning.Operation); }
      message M { google.type.Money price = 1; repeated google.type.DayOfWeek days = 2; }`);
    expect(findings).toEqual([]);
    const properties = (id: string) => {
      const decl = api.types[`type:${id}`];
      return decl?.kind === "object" ? decl.properties.map(({ name }) => name.wire) : decl?.kind;
    };
    expect(properties("google.type.Money")).toEqual(["currencyCode", "units", "nanos"]);
    expect(properties("google.type.DayOfWeek")).toBe("enum");
    expect(properties("google.longrunning.Operation")).toEqual(["name", "metadata", "done", "error", "response"]);
    expect(properties("google.rpc.Status")).toEqual(["code", "message", "details"]);
  });

  test("a copy in the definition counts", async () => {
    const own = 'syntax = "proto3"; package google.type; message Money { string all = 1; }';
    const { api, findings } = await lower({
      "a.proto": `${HEAD} import "google/type/money.proto"; service S { rpc G(google.type.Money) returns (google.type.Money); }`,
      "google/type/money.proto": own,
    });
    expect(findings).toEqual([]);
    const decl = api.types["type:google.type.Money"];
    expect(decl?.kind === "object" && decl.properties.map(({ name }) => name.wire)).toEqual(["all"]);
  });
});

test("doubles and floats are numbers, or the names of what JSON has no number for", async () => {
  const { api, findings } = await one(`
    service S { rpc G(M) returns (M); }
    message M {
      double score = 1;
      repeated float weights = 2;
      map<string, double> stats = 3;
      google.protobuf.DoubleValue wrapped = 4;
    }`);
  expect(findings).toEqual([]);
  const message = api.types["type:acme.v1.M"];
  const double = { kind: "ref", id: "type:double" };
  expect(message?.kind === "object" && message.properties.map(({ type }) => type)).toMatchObject([
    double,
    { kind: "list", items: { kind: "ref", id: "type:float" } },
    { kind: "map", values: double },
    { kind: "nullable", inner: double },
  ]);
  const names = (id: string) => {
    const decl = api.types[`type:${id}`];
    return decl?.kind === "union" && decl.variants.map(({ type }) => (type.kind === "literal" ? type.value : type));
  };
  const special = ["NaN", "Infinity", "-Infinity"];
  expect(names("double")).toEqual([{ kind: "primitive", primitive: "number" }, ...special]);
  expect(names("float")).toEqual([{ kind: "primitive", primitive: "float" }, ...special]);
});

import type { Api, AuthScheme, Body, ErrorDecl, HttpOperation } from "@sdkwright/plugin-api";
import { makeName } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import {
  emitted,
  fileOf,
  jsonResponse,
  miniApi,
  objectOf,
  operation,
  parameter,
  property,
  refTo,
  runOf,
  string,
  typeErrors,
} from "./support.js";

const origin = 0;
const pet = objectOf("Pet", [property("id", string), property("name", string, { required: false })]);
const body = (more: Partial<Body> = {}): Body => ({
  required: true,
  contents: [{ kind: "json", mediaType: "application/json", type: refTo("Pet") }],
  origin,
  ...more,
});
const PETS = "src/api/resources/pets";
const client = (files: ReadonlyMap<string, string>) => fileOf(files, `${PETS}/Client.ts`);
const requests = (files: ReadonlyMap<string, string>) => fileOf(files, `${PETS}/requests.ts`);
const sdk = (operations: readonly HttpOperation[], more: Partial<Api> = {}) =>
  emitted(miniApi({ types: [pet], operations, more }));

describe("requests", () => {
  test("hold parameters beside the body's type; a clash leaves the name to the body", () => {
    const update = operation("update", {
      method: "PUT",
      path: [
        { kind: "text", text: "/pets/" },
        { kind: "parameter", name: "id" },
      ],
      parameters: [parameter("id", "path"), parameter("X-Trace", "header", { required: false })],
      body: body(),
    });
    const files = sdk([update]);
    expect(requests(files)).toBe(
      `import type { Pet } from "../../types/Pet.js";

/** Request of \`pets.update\`. */
export interface UpdatePetRequest extends Pet {
  pathId: string;
  xTrace?: string;
}
`,
    );
    expect(client(files)).toContain('pathParams: [{ key: "pathId", name: "id" }],');
    expect(client(files)).toContain('headers: [{ key: "xTrace", name: "X-Trace" }],');
  });

  test("name parameters as the option says", () => {
    const places = [parameter("X-Trace", "header"), parameter("page_size", "query"), parameter("filter[a]", "query")];
    const api = miniApi({ operations: [operation("list", { parameters: places })] });
    const keysBy = (naming: "default" | "camelCase" | "wire") =>
      [...requests(emitted(api, { "parameter-naming": naming })).matchAll(/^ {2}(.*): string;$/gm)].map(
        ([, key]) => key,
      );
    expect(keysBy("default")).toEqual(["xTrace", "page_size", "filterA"]);
    expect(keysBy("camelCase")).toEqual(["xTrace", "pageSize", "filterA"]);
    expect(keysBy("wire")).toEqual(['"X-Trace"', "page_size", '"filter[a]"']);
  });

  test("may be left out where all of it may, and are none where nothing is taken", () => {
    const list = operation("list", { parameters: [parameter("page", "query", { required: false })] });
    const files = sdk([list, operation("count")]);
    expect(client(files)).toContain("list(request?: ListPetsRequest, options?: RequestOptions): ApiPromise<void> {");
    expect(client(files)).toContain("count(options?: RequestOptions): ApiPromise<void> {");
    expect(client(files)).toContain("return this.#core.send(countOperation, undefined, options);");
  });

  test("take a body that is no object as `body`, and files as files", () => {
    const text = operation("note", {
      body: body({ contents: [{ kind: "text", mediaType: "text/plain", type: string }] }),
    });
    const file = operation("upload", { body: body({ contents: [{ kind: "binary", mediaType: "image/*" }] }) });
    const files = sdk([text, file]);
    expect(requests(files)).toContain("  body: string;\n");
    expect(requests(files)).toContain("  body: FileInput;\n");
    expect(client(files)).toContain('body: { kind: "binary", key: "body" },');
    expect(fileOf(files, "src/connection.ts")).toContain("features: { binary: binaryBody },");
  });

  test("a constant parameter is sent without being asked for", () => {
    const version = parameter("v", "query", { type: { kind: "literal", value: "2" } });
    const files = sdk([operation("list", { parameters: [version] })]);
    expect(requests(files)).toContain('v?: "2";');
    expect(client(files)).toContain('query: [{ key: "v", default: "2" }],');
  });
});

describe("responses", () => {
  test("of several statuses make one type, with undefined where one is empty", () => {
    const empty = { status: { kind: "code", code: 204 }, contents: [], headers: [], origin } as const;
    const get = operation("get", { responses: [jsonResponse(refTo("Pet")), jsonResponse(string, 202), empty] });
    const files = sdk([get]);
    expect(client(files)).toContain("get(options?: RequestOptions): ApiPromise<Pet | string | undefined> {");
    expect(client(files)).toContain('response: { kind: "json", empty: true },');
  });

  test("that are files or streams are asked for in their own way, and bring what they need", () => {
    const respond = (kind: "binary" | "sse", mediaType: string) =>
      operation(kind, {
        responses: [
          {
            status: { kind: "code", code: 200 },
            contents: [
              kind === "binary" ? { kind, mediaType } : { kind, mediaType, type: refTo("Pet"), terminator: "[DONE]" },
            ],
            headers: [],
            origin,
          },
        ],
      });
    const files = sdk([respond("binary", "image/png"), respond("sse", "text/event-stream")]);
    expect(client(files)).toContain("return download(this.#core, binaryOperation, undefined, options);");
    expect(client(files)).toContain("sse(options?: RequestOptions): ApiPromise<EventStream<Pet>> {");
    expect(client(files)).toContain('response: { kind: "sse", terminator: "[DONE]" },');
    expect(files.has("src/core/file/download.ts")).toBe(true);
    expect(files.has("src/core/page/page.ts")).toBe(false);
  });

  test("that are paginated give pages of typed items; an unresolved path is reported", () => {
    const list = objectOf("PetList", [
      property("data", { kind: "list", items: refTo("Pet") }),
      property("next", string),
    ]);
    const paged = (results: string) =>
      operation("list", {
        parameters: [parameter("cursor", "query", { required: false })],
        responses: [jsonResponse(refTo("PetList"))],
        pagination: {
          kind: "cursor",
          cursor: { in: "query", path: ["cursor"] },
          next: { in: "body", path: ["next"] },
          results: { in: "body", path: [results] },
        },
      });
    const api = (results: string) => miniApi({ types: [pet, list], operations: [paged(results)] });
    const files = emitted(api("data"));
    expect(client(files)).toContain("PagePromise<Pet, PetList>");
    expect(client(files)).toContain("return paginate(this.#core, listOperation, request, options);");
    expect(typeErrors(files)).toBe("");
    const { findings } = runOf(api("items"));
    expect(findings.map(({ code }) => code)).toContain("sdk/pagination-unresolved");
  });
});

test("both parts of a credential are given together, to clients and calls", () => {
  const part = (option: string) => ({ name: makeName(option), omit: false });
  const scheme: AuthScheme = {
    kind: "basic",
    id: "scheme:login",
    declared: true,
    name: makeName("login"),
    origin,
    username: part("username"),
    password: part("password"),
  };
  const auth: Api["auth"] = { mode: { kind: "single", scheme: scheme.id }, schemes: [scheme], security: null };
  const use = `import { AcmeClient, type CallCredentials, type RequestOptions } from "./src/index.js";
const client = new AcmeClient({ baseUrl: "", username: "u", password: () => "p" });
const both: RequestOptions = { username: "u", password: () => "p", maxRetries: 1 };
void client.pets.list(both);
void client.pets.list({ timeoutMs: 1 });
void client.request("GET", "/", { body: 1, username: "u", password: "p" });
const parts: CallCredentials = { username: "u" };
void parts;
// @ts-expect-error
new AcmeClient({ baseUrl: "", username: "u" });
// @ts-expect-error
void client.pets.list({ username: "u" });
// @ts-expect-error
void client.request("GET", "/", { password: "p" });
`;
  const files = emitted(miniApi({ operations: [operation("list")], more: { auth } }));
  expect(typeErrors(new Map([...files, ["use.ts", use]]))).toBe("");
});

test("what lists the errors of a client leaves a type of that name alone", () => {
  const missing: ErrorDecl = {
    kind: "error",
    id: "error:404/Pet",
    name: makeName("PetNotFoundError", { explicit: true }),
    status: { kind: "code", code: 404 },
    type: string,
    origin,
  };
  const get = operation("get", { errors: [{ status: missing.status, error: missing.id, origin }] });
  const types = [objectOf("PetsClientErrors", [property("id", string)])];
  const files = emitted(miniApi({ types, operations: [get], more: { errors: { [missing.id]: missing } } }));
  expect(client(files)).toContain("export interface PetsClientErrors_ {");
  expect(typeErrors(files)).toBe("");
});

test("errors are classes by exact status, and typed by operation", () => {
  const missing: ErrorDecl = {
    kind: "error",
    id: "error:404/Pet",
    name: makeName("PetNotFoundError", { explicit: true }),
    status: { kind: "code", code: 404 },
    type: refTo("Pet"),
    origin,
  };
  const other: ErrorDecl = {
    ...missing,
    id: "error:default/Pet",
    name: makeName("PetError"),
    status: { kind: "default" },
  };
  const get = operation("get", {
    errors: [
      { status: missing.status, error: missing.id, description: "No such pet.", origin },
      { status: other.status, error: other.id, origin },
    ],
  });
  const files = sdk([get], { errors: { [missing.id]: missing, [other.id]: other } });
  expect(fileOf(files, "src/api/errors/PetNotFoundError.ts")).toContain(
    "export class PetNotFoundError extends NotFoundError<Pet> {",
  );
  expect(client(files)).toContain("errors: { 404: PetNotFoundError },");
  expect(client(files)).toContain("  get: PetNotFoundError | ApiError<Pet>;\n");
  expect(client(files)).toContain(" * @throws {PetNotFoundError} - 404: No such pet.\n");
  expect(typeErrors(files)).toBe("");
});

describe("the root client", () => {
  const scheme = {
    kind: "bearer",
    id: "bearerAuth",
    declared: true,
    token: { name: makeName("token"), env: "ACME_TOKEN" },
    origin,
  } as const;
  const server = (name: string, template: string) => ({
    name: makeName(name),
    urls: [{ template, variables: [] }],
    origin,
  });
  const more: Partial<Api> = {
    auth: { mode: { kind: "single", scheme: "bearerAuth" }, schemes: [scheme], security: null },
    environments: {
      roles: [makeName("default")],
      list: [server("production", "https://api.acme.example"), server("here", "/v1")],
    },
  };

  test("takes credentials and environments; a server without a host is none of them", () => {
    const files = sdk([operation("list")], more);
    const root = fileOf(files, "src/connection.ts");
    expect(root).toContain("  environment?: AcmeEnvironment | undefined;\n");
    expect(root).toContain("  token?: Supplier<string> | undefined;\n");
    expect(root).toContain('environments: { Production: ["https://api.acme.example"] },');
    expect(root).toContain('bearerAuth: { kind: "bearer", token: { option: "token", env: "ACME_TOKEN" } }');
    expect(typeErrors(files)).toBe("");
    const { findings } = runOf(miniApi({ operations: [operation("list")], more }));
    expect(findings.map(({ code }) => code)).toContain("sdk/relative-server");
  });

  test("must be given a base URL where the API names no server", () => {
    const files = sdk([operation("list")]);
    expect(fileOf(files, "src/connection.ts")).toContain("  baseUrl: string;\n");
    expect(fileOf(files, "src/connection.ts")).toContain("connect(options: AcmeClientOptions): Core {");
    expect(fileOf(files, "src/Client.ts")).toContain("constructor(options: AcmeClientOptions) {");
  });

  test("leaves the names of its own members to the API", () => {
    const request: HttpOperation = { ...operation("request"), resource: "resource:" };
    const base = miniApi({ operations: [request] });
    const root = base.resources["resource:"];
    if (!root) throw new Error("The API has no root");
    const resources = { "resource:": { ...root, children: [], operations: [request.id] } };
    const files = emitted({ ...base, resources });
    expect(fileOf(files, "src/Client.ts")).toContain("  request_<T = unknown>(method: string,");
    expect(typeErrors(files)).toBe("");
  });

  test("leaves the names of the runtime alone, whatever its class is called", () => {
    const files = emitted(miniApi({ operations: [operation("list")], more }), { "client-class-name": "Client" });
    expect(fileOf(files, "src/connection.ts")).toContain("export interface ClientOptions_ extends ClientOptions {");
    expect(typeErrors(files)).toBe("");
  });
});

test("schemes may be called like the members that every object inherits", () => {
  const value = (wire: string) => ({ name: makeName(wire, { explicit: true }) });
  const schemes = ["__proto__", "constructor", "toString"].map(
    (id): AuthScheme => ({ id, kind: "header", key: `X-${id}`, value: value(id), declared: true, origin }),
  );
  const security = schemes.map(({ id }) => ({ schemes: [{ scheme: id, scopes: [] }] }));
  const auth: Api["auth"] = { mode: { kind: "endpoint" }, schemes, security };
  const files = emitted(miniApi({ operations: [operation("list")], more: { auth } }));
  expect(fileOf(files, "src/connection.ts")).toContain('toString: { kind: "header", name: "X-toString"');
  expect(typeErrors(files)).toBe("");
});

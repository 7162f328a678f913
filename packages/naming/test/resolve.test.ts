import { createCollector, type Diagnostic } from "@sdkwright/diagnostics";
import type { Api, Environment, RpcOperation, TypeDecl } from "@sdkwright/ir-schema";
import { describe, expect, test } from "vitest";
import { makeName, resolveNames } from "../src/index.js";
import { api, inline, object, operation, profile, property, sdkOf, string } from "./api.js";

function resolve(given: Api, changes: Partial<typeof profile> = {}) {
  const collector = createCollector();
  const names = resolveNames(sdkOf(given), { ...profile, ...changes }, collector.report);
  return { names, found: collector.list as readonly Diagnostic[], codes: collector.list.map(({ code }) => code) };
}

/** Names of types, by wire name. */
function typeNames(...types: TypeDecl[]) {
  const { names, codes } = resolve(api({ types }));
  return { names: types.map(({ id }) => names.type(id)), codes };
}

describe("options of the client", () => {
  const bearer = (id: string, name: string, chosen: boolean) => {
    const token = { name: makeName(name, { explicit: true }), ...(chosen && { chosen: true as const }) };
    return { kind: "bearer" as const, id, declared: true, token, origin: 0 };
  };
  const optionsOf = (...schemes: ReturnType<typeof bearer>[]) => {
    const given = api({});
    const { names, codes } = resolve({ ...given, auth: { ...given.auth, schemes } });
    return { names: schemes.map(({ id }) => names.credential(id, "token")), codes };
  };

  test("have the names that were chosen for them, before those that nobody chose", () => {
    expect(optionsOf(bearer("a", "token", false), bearer("b", "token", true))).toEqual({
      names: ["aToken", "token"],
      codes: [],
    });
  });

  test("do not say twice what their scheme is called by", () => {
    const schemes = ["token", "admin token", "cookie PALANTIR_TOKEN", "user"].map((id) => bearer(id, "token", false));
    expect(optionsOf(...schemes).names).toEqual(["tokenToken", "adminToken", "cookiePALANTIRTOKEN", "userToken"]);
  });

  test("that cannot have a chosen name are reported; others are told apart in silence", () => {
    expect(optionsOf(bearer("a", "token", true), bearer("b", "token", true))).toEqual({
      names: ["aToken", "bToken"],
      codes: Array(2).fill("naming/option-renamed"),
    });
    expect(optionsOf(bearer("a", "token", false), bearer("b", "token", false)).codes).toEqual([]);
  });
});

describe("types", () => {
  test("are cased; inline ones are named from their whole place", () => {
    expect(typeNames(object("pet"), inline("Pet owner", "pet"), object("+1"), object("2fa")).names).toEqual([
      "Pet",
      "PetOwner",
      "Plus1",
      "Type2fa",
    ]);
  });

  test("spelled in the definition win over inferred ones", () => {
    expect(typeNames(inline("Pet owner", "pet"), object("pet_owner")).names).toEqual(["PetOwnerType", "PetOwner"]);
  });

  test("whose names are contested get none of them, and no third changes that", () => {
    const [a, b, c] = [object("foo-bar"), object("foo_bar"), object("foo.bar")];
    expect(typeNames(a, b)).toEqual({
      names: ["FooDashBar", "FooUnderscoreBar"],
      codes: Array(2).fill("naming/renamed"),
    });
    expect(typeNames(c, b, a).names).toEqual(["FooDotBar", "FooUnderscoreBar", "FooDashBar"]);
  });

  test("do not get a contested name in the second place either", () => {
    const qualified = object("Bar", [], { id: "type:foo/Bar", namespace: "foo" });
    expect(typeNames(object("foo-bar"), object("foo_bar"), object("Bar"), qualified).names).toEqual([
      "FooDashBar",
      "FooUnderscoreBar",
      "Bar",
      "BarModel",
    ]);
  });

  test("keep the exact spelling of the definition", () => {
    expect(typeNames(object("pet"), object("Pet")).names).toEqual(["PetModel", "Pet"]);
  });

  test("do not hide names of the runtime, nor the client's", () => {
    expect(typeNames(object("Error"), object("AcmeClient")).names).toEqual(["ErrorModel", "AcmeClientModel"]);
  });

  test("are in no file that is reserved, letter case aside", () => {
    const index = object("index");
    const { names } = resolve(api({ types: [index] }), {
      casing: { ...profile.casing, file: "preserve" },
      reserved: { ...profile.reserved, file: new Set(["index"]) },
    });
    expect(names.type(index.id)).toBe("Index");
    expect(names.file(index.id)).toBe("Index_");
  });

  test("that nothing tells apart are numbered in the order of their ids, with one warning for a place", () => {
    const [a, b] = [inline("Pet tag", "a"), { ...inline("Pet tag", "b"), id: "type:inline/x" } as TypeDecl];
    expect(typeNames(b, a)).toEqual({ names: ["PetTag2", "PetTag"], codes: ["naming/numbered"] });
  });

  test("that nothing tells apart are reported where they have the number", () => {
    const types = [inline("Pet tag", "a"), { ...inline("Pet tag", "b"), id: "type:inline/x" } as TypeDecl];
    const messages = resolve(api({ types })).found.map(({ message }) => message);
    expect(messages).toEqual([
      expect.stringMatching(/would have the name of another one, so it is called `PetTag2`\.$/),
    ]);
  });

  test("of a namespace are told apart by it", () => {
    const [a, b] = [object("Pet"), object("Pet", [], { id: "type:v2/Pet", namespace: "v2" })];
    expect(typeNames(a, b)).toEqual({ names: ["Pet", "V2Pet"], codes: [] });
  });
});

describe("errors", () => {
  const error = (id: string, type: string | null) => ({
    kind: "error" as const,
    id: `error:${id}` as const,
    name: makeName("NotFoundError"),
    status: { kind: "code" as const, code: 404 },
    type: type === null ? null : ({ kind: "ref", id: `type:${type}` } as const),
    origin: 0,
  });

  test("of one status are told apart by their bodies", () => {
    const types = [object("BasicError"), object("Problem")];
    const errors = [error("a", "BasicError"), error("b", "Problem")];
    const two = resolve(api({ types, errors })).names;
    expect(errors.map(({ id }) => two.type(id))).toEqual(["NotFoundBasicError", "NotFoundProblemError"]);
    const three = resolve(api({ types, errors: [...errors, error("c", null)] })).names;
    expect([...errors, error("c", null)].map(({ id }) => three.type(id))).toEqual([
      "NotFoundBasicError",
      "NotFoundProblemError",
      "NotFoundError",
    ]);
  });

  test("leave the name of a status to its class", () => {
    const named = (name: string, type: string | null) => ({ ...error(name, type), name: makeName(name) });
    const types = [object("Error"), object("Problem")];
    const errors = [named("NotFound", "Error"), named("internal_server_error", "Problem"), named("GoneError", "Error")];
    const { names } = resolve(api({ types, errors }));
    expect(errors.map(({ id }) => names.type(id))).toEqual(["NotFound", "InternalServerProblemError", "GoneError"]);
    const alone = named("NotFoundError", "Error");
    expect(resolve(api({ types, errors: [alone] })).names.type(alone.id)).toBe("NotFoundResponseError");
  });

  test("say once what the type of their body says again", () => {
    const types = [object("NotFoundResponseBody"), object("GoneDetails")];
    const gone = { ...error("b", "GoneDetails"), name: makeName("GoneError") };
    const { names } = resolve(
      api({ types: [...types, object("GoneError")], errors: [error("a", "NotFoundResponseBody"), gone] }),
    );
    expect(["error:a", "error:b"].map((id) => names.type(id))).toEqual(["NotFoundResponseError", "GoneDetailsError"]);
  });

  test("of the runtime keep their names where these are in one package with those of schemas", () => {
    const types = [object("NotFoundError"), object("GoneError")];
    const { names } = resolve(api({ types }), { errors: new Set(["NotFoundError"]) });
    expect(types.map(({ id }) => names.type(id))).toEqual(["NotFoundErrorModel", "GoneError"]);
    expect(names.isTaken("NotFoundError")).toBe(false);
  });

  test("give way to a type of the definition", () => {
    const { names } = resolve(api({ types: [object("NotFoundError")], errors: [error("a", "NotFoundError")] }));
    expect(names.type("error:a")).toBe("NotFoundResponseError");
  });
});

describe("request types and clients", () => {
  test.each([
    ["users", "get", "GetUserRequest"],
    ["users", "list", "ListUsersRequest"],
    ["users", "batchDelete", "BatchDeleteUsersRequest"],
    ["pets", "listPets", "ListPetsRequest"],
    ["users", "getUser", "GetUserRequest"],
    ["repos", "listForOrg", "ListReposForOrgRequest"],
    ["secrets", "createOrUpdate", "CreateOrUpdateSecretRequest"],
    ["tasks", "addFollowers", "AddTaskFollowersRequest"],
    ["files", "listContents", "ListFileContentsRequest"],
    ["", "ping", "PingRequest"],
  ])("of %s.%s is %s", (resource, method, expected) => {
    const { names } = resolve(api({ operations: [operation(resource, method)] }));
    expect(names.request(`op:${resource}/${method}`)).toBe(expected);
  });

  test("take as much of a resource's path as tells it from others, however many operations there are", () => {
    const operations = [operation("admin.pets", "get"), operation("shop.pets", "list"), operation("users", "get")];
    const { names } = resolve(api({ operations, resources: ["admin.users"] }));
    expect(operations.map(({ id }) => names.request(id))).toEqual([
      "GetAdminPetRequest",
      "ListShopPetsRequest",
      "GetUserRequest",
    ]);
    expect(["admin.pets", "users", "admin.users", ""].map((path) => names.client(`resource:${path}`))).toEqual([
      "AdminPetsClient",
      "UsersClient",
      "AdminUsersClient",
      "AcmeClient",
    ]);
  });

  test("give way to what the definition names, and keep a name that it asks for", () => {
    const requestName = makeName("NewPet", { explicit: true });
    const operations = [operation("pets", "createPet"), operation("pets", "add", { requestName })];
    const { names } = resolve(api({ types: [object("CreatePetRequest")], operations }));
    expect(operations.map(({ id }) => names.request(id))).toEqual(["CreatePetParams", "NewPet"]);
    const place = inline("create pet request", "none");
    const beside = resolve(api({ types: [place], operations: [operation("pets", "create")] })).names;
    expect([beside.request("op:pets/create"), beside.type(place.id)]).toEqual([
      "CreatePetRequest",
      "CreatePetRequestType",
    ]);
  });

  test("without a given name, the client is called after the API", () => {
    const { rootClient: _, ...rest } = profile;
    expect(resolveNames(sdkOf(api()), rest).client("resource:")).toBe("AcmeClient");
  });
});

describe("methods", () => {
  const path = (text: string) => ({ path: [{ kind: "text", text }] });

  test("of one name are both qualified by their paths, with a warning", () => {
    const operations = [
      operation("repos", "list", path("/orgs/repos")),
      operation("repos", "list", { ...path("/users/repos"), id: "op:2" }),
    ];
    const { names, codes } = resolve(api({ operations }));
    expect(operations.map(({ id }) => names.method(id))).toEqual(["listOrgs", "listUsers"]);
    expect(operations.map(({ id }) => names.request(id))).toEqual(["ListRepoOrgsRequest", "ListRepoUsersRequest"]);
    expect(codes).toEqual(["naming/method-clash", "naming/method-clash"]);
  });

  test("are not qualified by punctuation around a parameter, as in OData", () => {
    const key = { kind: "parameter", name: "key" };
    const text = (value: string) => ({ kind: "text", text: value });
    const operations = [
      operation("pets", "list", { path: [text("/things("), key, text(")")] }),
      operation("pets", "list", { path: [text("/others/"), key], id: "op:2" }),
    ];
    const { names } = resolve(api({ operations }));
    expect(operations.map(({ id }) => names.method(id))).toEqual(["listThings", "listOthers"]);
  });

  test("give way to a resource below the same parent, and to reserved words", () => {
    const operations = [operation("pets", "photos", path("/all")), operation("pets", "constructor")];
    const { names } = resolve(api({ operations, resources: ["pets.photos"] }));
    expect(names.resource("resource:pets.photos")).toBe("photos");
    expect(operations.map(({ id }) => names.method(id))).toEqual(["photosAll", "constructor_"]);
  });
});

describe("members", () => {
  test("of enums are told apart by symbols, and 1 from its text", () => {
    const values = ["created_at", "-created_at", "createdAt", "+1", "-1", "", "👍", 1, "1"].map((value) => ({
      name: makeName(String(value)),
      value,
    }));
    const { names } = resolve(api({ types: [object("E", [], { kind: "enum", base: "string", values, open: true })] }));
    expect(values.map(({ value }) => names.enumMember("type:E", value))).toEqual([
      "CreatedUnderscoreAt",
      "MinusCreatedAt",
      "CreatedAt",
      "Plus1",
      "Minus1",
      "Value",
      "U1f44d",
      "Value1",
      "Value1_2",
    ]);
  });

  test("properties are cased beside the inherited ones, or are as the wire has them", () => {
    const types = [
      object("Base", ["foo_bar", "class"]),
      object("Sub", ["fooBar", "__proto__"], { extends: ["type:Base"] }),
    ];
    const { names } = resolve(api({ types }));
    const wires = ["foo_bar", "class", "fooBar", "__proto__"];
    expect(wires.map((wire) => names.property("type:Sub", wire))).toEqual(["fooBar", "class_", "fooBar2", "proto"]);
    const wire = resolve(api({ types }), { wireProperties: true }).names;
    expect(wires.map((name) => wire.property("type:Sub", name))).toEqual(wires);
    expect(() => wire.property("type:Sub", "toString")).toThrow("toString");
  });

  test("variants are keyed by index", () => {
    const variants = ["cat", "Cat", "dog"].map((name) => ({ name: makeName(name), type: string, tags: [], origin: 0 }));
    const { names } = resolve(api({ types: [object("U", [], { kind: "union", discriminator: null, variants })] }));
    expect([0, 1, 2].map((index) => names.variant("type:U", index))).toEqual(["cat", "cat2", "dog"]);
  });

  test("a variant is called by its tag, if it has one and the language wants that", () => {
    const tagged: readonly (readonly [name: string, ...tags: string[]])[] = [
      ["ChatUserMessage", "user"],
      ["ChatToolMessage", "tool.call"],
      ["ChatToolCall", "tool-call"],
      ["ChatSystemMessage", "system", "developer"],
      ["ChatNothing", ""],
    ];
    const variants = tagged.map(([name, ...tags]) => ({ name: makeName(name), type: string, tags, origin: 0 }));
    const named = (discriminator: ReturnType<typeof makeName> | null, byTag: boolean): string[] => {
      const types = [object("U", [], { kind: "union", discriminator, variants })];
      const { names } = resolve(api({ types }), { variantsByTag: byTag });
      return variants.map((_, index) => names.variant("type:U", index));
    };
    const own = ["chatUserMessage", "chatToolMessage", "chatToolCall", "chatSystemMessage", "chatNothing"];
    expect(named(makeName("role"), true)).toEqual([
      "user",
      "toolDotCall",
      "toolDashCall",
      "chatSystemMessage",
      "chatNothing",
    ]);
    expect(named(makeName("role"), false)).toEqual(own);
    expect(named(null, true)).toEqual(own);
  });
});

describe("parameters", () => {
  const parameter = (place: string, wire: string) => ({ ...property(wire), in: place, style: "form", explode: true });
  const json = (type: object) => ({
    required: true,
    contents: [{ kind: "json", mediaType: "application/json", type }],
  });
  const pet = object("Pet", ["id", "name"]);
  const keysOf = (given: Api, changes: Partial<typeof profile> = { wireProperties: true }) => {
    const { names, found } = resolve(given, changes);
    const { parameters } = given.operations["op:pets/update"] as {
      parameters?: { in: string; name: { wire: string } }[];
    };
    const keys = (parameters ?? []).map((p) => names.parameter("op:pets/update", p.in as "path", p.name.wire));
    return { keys, names, found };
  };

  test("share the request object with the body's properties, which keep their names", () => {
    const parameters = [parameter("path", "id"), parameter("query", "tag"), parameter("header", "X-Trace")];
    const body = json({ kind: "ref", id: "type:Alias" });
    const alias = object("Alias", [], { kind: "alias", type: { kind: "ref", id: "type:Pet" } });
    const given = api({ types: [pet, alias], operations: [operation("pets", "update", { parameters, body })] });
    const { keys, found } = keysOf(given);
    expect(keys).toEqual(["pathId", "tag", "X-Trace"]);
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ["naming/parameter-clash", expect.stringContaining("`pathId`")],
    ]);
    expect(keysOf(given, {}).keys).toEqual(["pathId", "tag", "xTrace"]);
  });

  test("of one name keep it by place: path, query, header, cookie", () => {
    const parameters = ["cookie", "header", "query", "path"].map((place) => parameter(place, "id"));
    expect(keysOf(api({ operations: [operation("pets", "update", { parameters })] })).keys).toEqual([
      "cookieId",
      "headerId",
      "queryId",
      "id",
    ]);
  });

  test("keep their wire name where it is an identifier and no header, or not at all, as the profile says", () => {
    const wire = ["per_page", "filter[a]", "$top", "größe", "a-b"].map((name) => parameter("query", name));
    const parameters = [
      parameter("path", "pet-id"),
      ...wire,
      parameter("header", "trace"),
      parameter("header", "X-Id"),
    ];
    const given = api({ operations: [operation("pets", "update", { parameters })] });
    const keysBy = (wireParameters: "all" | "identifiers" | "none") =>
      keysOf(given, { wireProperties: true, wireParameters, casing: { ...profile.casing, parameter: "camel" } }).keys;
    expect(keysBy("identifiers")).toEqual(["petId", "per_page", "filterA", "$top", "größe", "aB", "trace", "xId"]);
    expect(keysBy("none")).toEqual(["petId", "perPage", "filterA", "top", "größe", "aB", "trace", "xId"]);
    expect(keysBy("all")).toEqual(["pet-id", "per_page", "filter[a]", "$top", "größe", "a-b", "trace", "X-Id"]);
  });

  test("have their place in front where the cased name is taken", () => {
    const parameters = [parameter("query", "x_id"), parameter("query", "id"), parameter("header", "Id")];
    const given = api({ operations: [operation("pets", "update", { parameters })] });
    expect(keysOf(given, { wireProperties: true, wireParameters: "identifiers" }).keys).toEqual([
      "x_id",
      "id",
      "headerId",
    ]);
  });

  test("have the name that the definition chose for them, cased as keys are", () => {
    const name = { ...makeName("page size", { explicit: true }), wire: "psz" };
    const parameters = [{ ...parameter("query", "psz"), name }, parameter("query", "q_x")];
    const given = api({ operations: [operation("pets", "update", { parameters })] });
    expect(keysOf(given).keys).toEqual(["pageSize", "q_x"]);
    expect(keysOf(given, {}).keys).toEqual(["pageSize", "qX"]);
  });

  test("leave `body` to a body that is not merged", () => {
    const list = json({ kind: "list", items: string });
    const parameters = [parameter("query", "body"), parameter("query", "queryBody")];
    const { keys, names } = keysOf(api({ operations: [operation("pets", "update", { parameters, body: list })] }));
    expect(names.body("op:pets/update")).toBe("body");
    expect(keys).toEqual(["queryBody_", "queryBody"]);
  });

  test("leave `body` to a message that has no properties; parameters of a call are keys of their own", () => {
    const call = (name: string, more: Partial<RpcOperation>): RpcOperation => ({
      kind: "rpc",
      protocol: "connect",
      id: `op:p/${name}`,
      resource: "resource:p",
      name: makeName(name),
      method: name,
      params: [{ ...property("request"), required: true }],
      paramStructure: "single",
      result: null,
      codes: [],
      security: null,
      errors: [],
      examples: [],
      origin: 0,
      ...more,
    });
    const params = [property("pet_id"), property("body")];
    const merged = { params: [{ ...property("request", { kind: "ref", id: "type:Pet" }), required: true }] } as const;
    const operations = [
      call("whole", {}),
      call("merged", merged),
      call("empty", { params: [] }),
      call("named", { protocol: "json-rpc", paramStructure: "either", params }),
    ];
    const { names } = resolve(api({ types: [pet], operations }));
    expect(names.body("op:p/whole")).toBe("body");
    for (const name of ["merged", "empty", "named"]) expect(() => names.body(`op:p/${name}`)).toThrow();
    const keys = params.map(({ name }) => names.parameter("op:p/named", "param", name.wire));
    expect(keys).toEqual(["petId", "body"]);
  });

  test("a merged body and none have no key", () => {
    const body = json({ kind: "ref", id: "type:Pet" });
    const { names } = resolve(api({ types: [pet], operations: [operation("p", "a", { body }), operation("p", "b")] }));
    expect(() => names.body("op:p/a")).toThrow("op:p/a");
    expect(() => names.body("op:p/b")).toThrow("op:p/b");
  });
});

test("options of the client: credentials, headers and variables share one scope", () => {
  const credential = (name: string) => ({ name: makeName(name) });
  const scheme = (id: string, more: object) => ({ id, declared: true, origin: 0, ...more });
  const auth = {
    mode: { kind: "none" },
    security: null,
    schemes: [
      scheme("bearerAuth", { kind: "bearer", token: credential("token") }),
      scheme("adminAuth", { kind: "bearer", token: credential("token") }),
      scheme("basic", {
        kind: "basic",
        username: { ...credential("username"), omit: false },
        password: { ...credential("password"), omit: true },
      }),
    ],
  } as unknown as Api["auth"];
  const header = (name: string): Api["headers"][number] => ({
    header: name,
    name: makeName(name),
    origin: 0,
    value: { kind: "parameter", type: string, required: false },
  });
  const url = { template: "https://{region}", variables: [credential("region")] };
  const environment = (name: string): Environment => ({ name: makeName(name), urls: [url], origin: 0 });
  const environments = { roles: [makeName("default")], list: [environment("Production"), environment("production")] };
  const more = { auth, headers: [header("X-Version"), header("base-url")], environments };
  const { names } = resolve(api({ more }));
  expect([
    names.credential("bearerAuth", "token"),
    names.credential("adminAuth", "token"),
    names.credential("basic", "username"),
    names.header("x-version"),
    names.header("base-url"),
    names.variable("region"),
    names.environment(0),
    names.environment(1),
    names.urlRole(0),
  ]).toEqual([
    "bearerAuthToken",
    "adminAuthToken",
    "username",
    "xVersion",
    "baseUrlHeader",
    "region",
    "Production",
    "Production2",
    "default",
  ]);
  expect(() => names.credential("basic", "password")).toThrow("basic");
});

describe("files", () => {
  test("follow the type's name, are distinct without regard to case, short, and no device", () => {
    const long = "x".repeat(400);
    const types = ["PET", "pet", "Con", long, `${long}y`].map((wire) => object(wire));
    const { names } = resolve(api({ types, resources: ["pets.photos"] }));
    const stems = types.map(({ id }) => names.file(id));
    expect(stems.slice(0, 3)).toEqual([
      expect.stringMatching(/^PET_[0-9a-f]{8}$/),
      expect.stringMatching(/^Pet_[0-9a-f]{8}$/),
      "Con_",
    ]);
    expect(stems.every((stem) => stem.length < 200)).toBe(true);
    expect(new Set(stems.map((stem) => stem.toLowerCase())).size).toBe(types.length);
    expect(names.file("resource:pets.photos")).toBe("photos");
  });
});

test("plugins may change candidates", () => {
  const given = api({ types: [object("Pet"), object("Dog")] });
  const names = resolveNames(sdkOf(given), profile, undefined, ({ kind, key }) =>
    kind === "type" && key === "type:Pet" ? [["my", "pet"]] : [],
  );
  expect([names.type("type:Pet"), names.type("type:Dog")]).toEqual(["MyPet", "Dog"]);
});

test("the golden form holds every name once, in declared order", () => {
  const given = api({ types: [object("Pet", ["the_name"])], operations: [operation("pets", "get")] });
  expect(resolve(given).names.toJSON()).toEqual({
    "type:Pet": "Pet",
    "request op:pets/get": "GetPetRequest",
    "client resource:": "AcmeClient",
    "client resource:pets": "PetsClient",
    "name resource:pets": "pets",
    "name op:pets/get": "get",
    "property type:Pet the_name": "theName",
    "file type:Pet": "Pet",
    "file resource:pets": "pets",
  });
});

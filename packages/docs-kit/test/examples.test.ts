import { listOf, nullable, primitive, ref, type Type } from "@sdkwright/plugin-api";
import { describe, expect, it } from "vitest";
import { type Direction, exampleCall, exampleResponse, exampleValue, misfitOf } from "../src/index.js";
import { context, jsonBody, object, operation, parameter, property, text, whole } from "./api.js";

const place = (depth = 0, hint = "name") => ({ direction: "request" as Direction, depth, open: [], hint });
const limited = (constraints: object, kind: "string" | "int32" | "number" = "string"): Type => ({
  kind: "primitive",
  primitive: kind,
  constraints,
});

describe("values that are made", () => {
  const { context: empty } = context();

  it.each([
    ["a hint", text, "name", "name"],
    ["the last word of a name", text, "backup_email", "user@example.com"],
    ["a format", limited({ format: "ipv4" }), "host", "192.0.2.1"],
    ["a minimal length", limited({ minLength: 6 }), "ab", "ababab"],
    ["a maximal length", limited({ maxLength: 2 }), "name", "na"],
    ["a minimum", limited({ minimum: 18 }, "int32"), "age", 18],
    ["an excluded maximum", limited({ exclusiveMaximum: 1 }, "int32"), "n", 0],
    ["a step", limited({ minimum: 3, multipleOf: 5 }, "int32"), "n", 5],
    ["a step below a maximum", limited({ maximum: 7, minimum: 6, multipleOf: 3 }, "int32"), "n", 6],
    ["a fraction between limits", limited({ minimum: 0, maximum: 1 }, "number"), "n", 1],
    ["a type", primitive("date"), "born", "2026-01-31"],
    ["a least number of items", { kind: "list", items: whole, constraints: { minItems: 3 } } as Type, "n", [1, 1, 1]],
    ["what is not null", nullable(text), "name", "name"],
  ])("keep %s", (_, type, hint, expected) => {
    expect(exampleValue(empty, type, place(0, hint))).toEqual(expected);
  });

  it("end in maps that hold themselves, although each gets an entry", () => {
    const { id, ...tree } = object("Tree", []);
    const nested = { ...tree, id, kind: "alias", type: { kind: "map", values: ref(id) } } as const;
    const { context: made } = context([nested]);
    const value = exampleValue(made, ref(nested.id), { ...place(), inForm: true });
    const levels = JSON.stringify(value).split("{").length;
    expect(levels).toBeGreaterThan(2);
    expect(levels).toBeLessThan(20);
  });

  it("fill optional properties down to a depth", () => {
    const inner = object("Inner", [property("deep", text, { required: false })]);
    const outer = object("Outer", [property("a", text), property("b", ref(inner.id), { required: false })]);
    const { context: made } = context([inner, outer]);
    const depth = (levels: number) => exampleValue(made, ref(outer.id), place(levels));
    expect([depth(0), depth(1), depth(2)]).toEqual([{ a: "a" }, { a: "a", b: {} }, { a: "a", b: { deep: "deep" } }]);
  });

  it("end where a type needs itself", () => {
    const node = object("Node", [property("next", listOf(ref("type:Node")))]);
    const never = object("Never", [property("self", ref("type:Never"))]);
    const { context: made } = context([node, never]);
    expect(exampleValue(made, ref(node.id), place())).toEqual({ next: [] });
    expect(exampleValue(made, ref(never.id), place())).toBeUndefined();
  });

  it("are left out, with a note, where types that need each other twice double them with each level", () => {
    const levels = Array.from({ length: 60 }, (_, index) => {
      const next = index === 59 ? text : ref(`type:Level${index + 1}`);
      return object(`Level${index}`, [property("a", next), property("b", listOf(next), { required: index % 2 === 0 })]);
    });
    const { context: made, found } = context(levels);
    expect(exampleValue(made, ref("type:Level50"), place(1))).toMatchObject({ a: { a: {} } });
    expect(found).toEqual([]);
    expect(exampleValue(made, ref("type:Level0"), place(1))).toBeUndefined();
    expect(found.map(({ code }) => code)).toEqual(["examples/too-large"]);
  });

  it.each<["int32" | "int64" | "uint32", number, boolean]>([
    ["int32", 2 ** 31 - 1, true],
    ["int32", 1_600_000_000_000, false],
    ["uint32", -1, false],
    ["int64", 1_600_000_000_000, true],
    ["int64", 2 ** 53, false],
  ])("of %s are in its range: %d", (kind, value, fits) => {
    expect(misfitOf(empty.api, primitive(kind), value, "request") === undefined).toBe(fits);
    expect(misfitOf(empty.api, limited({ minimum: 2 ** 60 }, "int32"), 5, "request")).toBeUndefined();
    expect(exampleValue(empty, limited({ minimum: 2 ** 60 }, "int32"), place())).toBe(2 ** 31 - 1);
  });

  it("are left out where they are nested too deeply", () => {
    const chain = Array.from({ length: 3000 }, (_, index) => {
      return object(`Link${index}`, [property("a", index === 2999 ? text : ref(`type:Link${index + 1}`))]);
    });
    const { context: made, found } = context(chain);
    expect(exampleValue(made, ref("type:Link0"), place(0))).toBeUndefined();
    expect(found.map(({ code }) => code)).toEqual(["examples/too-large"]);
    expect(exampleValue(made, ref("type:Link2950"), place(0))).toBeDefined();
  });

  it("take a format of any text", () => {
    const formatted = { kind: "primitive", primitive: "string", constraints: { format: "constructor" } } as const;
    const { context: made } = context([]);
    expect(exampleValue(made, formatted, place())).toBe(exampleValue(made, text, place()));
  });

  it("leave out what the other side writes", () => {
    const user = object("User", [
      property("id", text, { access: "read" }),
      property("password", text, { access: "write" }),
    ]);
    const { context: made } = context([user]);
    const of = (direction: Direction) => exampleValue(made, ref(user.id), { ...place(), direction });
    expect(of("response")).toEqual({ id: "id" });
    expect(of("request")).toEqual({ password: "password" });
    expect(exampleCall(made, operation({ body: jsonBody(ref(user.id)) })).body).toEqual({ password: "password" });
  });

  it("hold keys that any text can be", () => {
    const odd = object("Odd", [property("__proto__", text)]);
    const { context: made } = context([odd]);
    expect(JSON.stringify(exampleValue(made, ref(odd.id), place()))).toBe('{"__proto__":"__proto__"}');
  });
});

describe("values of the definition", () => {
  const pet = object("Pet", [property("age", whole)], { examples: [{ value: { age: 7 }, origin: 0 }] });

  it("are taken where they are of their type, the property's before the type's", () => {
    const home = object("Home", [property("pet", ref(pet.id), { examples: [{ value: { age: 9 }, origin: 0 }] })]);
    const { context: made, found } = context([pet, home]);
    expect(exampleValue(made, ref(pet.id), place())).toEqual({ age: 7 });
    expect(exampleValue(made, ref(home.id), place())).toEqual({ pet: { age: 9 } });
    expect(found).toEqual([]);
  });

  it("are not shown where they contain a credential, unless it is made up", () => {
    const box = object("Box", [property("key", text)]);
    const key = (key: string) => ({ value: { key }, origin: 0 });
    const real = key("glpat-Zr8vQ2mLx7Tn5KcW9sYb");
    const { context: made, found } = context([{ ...box, examples: [real, key("glpat-1234567890123456example")] }]);
    expect(exampleValue(made, ref(box.id), place())).toEqual({ key: "glpat-1234567890123456example" });
    expect(found.map(({ code, location }) => ({ code, location }))).toEqual([
      { code: "examples/secret", location: { document: "api.yml", pointer: "/key" } },
    ]);
  });

  it("give way to the next, or to a made one, with a note at the place", () => {
    const wrong = { value: { age: "old" }, origin: 0 };
    const right = { value: { age: 3 }, origin: 0 };
    const first = context([{ ...pet, examples: [wrong, right] }]);
    expect(exampleValue(first.context, ref(pet.id), place())).toEqual({ age: 3 });
    expect(first.found.map(({ code, severity, location }) => ({ code, severity, location }))).toEqual([
      { code: "examples/mismatch", severity: "note", location: { document: "api.yml", pointer: "/age" } },
    ]);
    const second = context([{ ...pet, examples: [wrong] }]);
    expect(exampleValue(second.context, ref(pet.id), place())).toEqual({ age: 1 });
  });

  it("are read where a text holds them as JSON; null is none", () => {
    const inText = context([{ ...pet, examples: [{ value: '{"age": 4}', origin: 0 }] }]);
    expect(exampleValue(inText.context, ref(pet.id), place())).toEqual({ age: 4 });
    const none = context([{ ...pet, examples: [{ value: null, origin: 0 }] }]);
    expect(exampleValue(none.context, ref(pet.id), place())).toEqual({ age: 1 });
    const broken = context([{ ...pet, examples: [{ value: "{age", origin: 0 }] }]);
    expect(exampleValue(broken.context, ref(pet.id), place())).toEqual({ age: 1 });
    expect([inText, none, broken].map(({ found }) => found.length)).toEqual([0, 0, 1]);
  });

  it("are faulted for what is wrong in the JSON of a text, at the text", () => {
    const { context: made, found } = context([{ ...pet, examples: [{ value: '{"age": "old"}', origin: 0 }] }]);
    expect(exampleValue(made, ref(pet.id), place())).toEqual({ age: 1 });
    expect(found.map(({ message, location }) => [message, location])).toEqual([
      ["The example does not match its type: `age` is not a whole number.", { document: "api.yml", pointer: "" }],
    ]);
  });

  it("are judged by direction: servers may add properties, callers may not", () => {
    const { context: made } = context([pet]);
    const value = { age: 1, more: true };
    expect(misfitOf(made.api, ref(pet.id), value, "response")).toBeUndefined();
    expect(misfitOf(made.api, ref(pet.id), value, "request")).toEqual({ path: ["more"], problem: "is not declared" });
  });
});

describe("calls", () => {
  const pet = object("Pet", [property("name", text), property("tag", text, { required: false })]);
  const { context: made } = context([pet]);
  const parameters = [
    parameter("id", "path"),
    parameter("limit", "query", { type: whole, required: false }),
    parameter("X-Version", "header", { default: "2" }),
  ];
  const create = operation({ method: "POST", parameters, body: jsonBody(ref(pet.id)) });

  it("give what is needed, and no default that clients send themselves", () => {
    const { parameters: given, body } = exampleCall(made, create);
    expect(given).toEqual([{ in: "path", name: "id", value: "id" }]);
    expect(body).toEqual({ name: "name" });
  });

  it("give more where the operation asks for depth", () => {
    const { parameters: given, body } = exampleCall(made, { ...create, id: "op:deep", exampleDepth: { request: 1 } });
    expect(given.map(({ name }) => name)).toEqual(["id", "limit", "X-Version"]);
    expect(body).toEqual({ name: "name", tag: "tag" });
  });

  it("are those that the definition shows, unless one lacks something", () => {
    const shown = {
      name: "one",
      parameters: [{ in: "path", name: "id", value: "p1" }],
      body: { name: "Rex" },
      origin: 0,
    } as const;
    const { body: _, ...incomplete } = shown;
    const call = exampleCall(made, { ...create, id: "op:shown", examples: [incomplete, shown] });
    expect(call).toMatchObject({ parameters: shown.parameters, body: shown.body, example: "one" });
  });

  it("leave out the property that a method pins", () => {
    const chat = object("Chat", [property("text", text), property("stream", primitive("boolean"))]);
    const { context: own } = context([chat]);
    const property1 = { in: "body", path: ["stream"] } as const;
    const call = operation({ body: jsonBody(ref(chat.id)), streamCondition: { property: property1, value: true } });
    expect(exampleCall(own, call).body).toEqual({ text: "text" });
  });

  it("are answered by the first success that has a body", () => {
    const contents = [{ kind: "json", mediaType: "application/json", type: ref(pet.id) }] as const;
    const response = (code: number, more: object = {}) =>
      ({ status: { kind: "code", code }, contents: [], headers: [], origin: 0, ...more }) as const;
    const answered = operation({ responses: [response(204), response(201, { contents })] });
    expect(exampleResponse(made, answered)).toMatchObject({ status: 201, value: { name: "name", tag: "tag" } });
    expect(exampleResponse(made, operation({ responses: [response(204)] }))).toMatchObject({ status: 204 });
  });
});

describe("values that a server takes", () => {
  const sku = limited({ pattern: "^[A-Z]{2}-[0-9]{3}$" });

  it("match a pattern, keep a hint that does, and fall back to it for a pattern that cannot be read", () => {
    const { context: empty } = context();
    expect(exampleValue(empty, sku, place())).toBe("AB-345");
    expect(exampleValue(empty, limited({ pattern: "^[a-z]+$" }), place(0, "name"))).toBe("name");
    expect(exampleValue(empty, limited({ pattern: "(a)\\1" }), place(0, "name"))).toBe("name");
    expect(exampleValue(empty, limited({ format: "date" }), place(0, "due"))).toBe("2026-01-31");
  });

  it("differ within a list whose items must", () => {
    const { context: empty } = context();
    const list = (items: Type): Type => ({ kind: "list", items, unique: true, constraints: { minItems: 3 } });
    expect(exampleValue(empty, list(text), place(0, "tag"))).toEqual(["tag", "tag2", "tag3"]);
    expect(exampleValue(empty, list(whole), place())).toEqual([1, 2, 3]);
    expect(exampleValue(empty, list(primitive("boolean")), place())).toEqual([true, false]);
    expect(new Set(exampleValue(empty, list(sku), place()) as string[]).size).toBe(3);
  });

  it("have as many properties as there must be", () => {
    const optional = ["first", "second", "third"].map((name) => property(name, text, { required: false }));
    const some = object("Some", optional, { minProperties: 2 });
    const { context: made } = context([some]);
    expect(exampleValue(made, ref(some.id), place())).toEqual({ first: "first", second: "second" });
    const map: Type = { kind: "map", values: whole, minProperties: 2 };
    expect(exampleValue(made, map, place())).toEqual({ key: 1, key2: 1 });
  });

  it("hold a property where an object without any would vanish from a form", () => {
    const city = property("city", text, { required: false, examples: [{ value: "Bern", origin: 0 }] });
    const address = object("Address", [property("line", text, { required: false }), city]);
    const body = object("Body", [property("address", ref(address.id))]);
    const { context: made } = context([address, body]);
    expect(exampleValue(made, ref(body.id), place())).toEqual({ address: {} });
    expect(exampleValue(made, ref(body.id), { ...place(), inForm: true })).toEqual({ address: { city: "Bern" } });
  });

  it("are not examples of the definition that break a limit, of which a note tells", () => {
    const code = property("code", sku, { examples: [{ value: "nonsense", origin: 0 }] });
    const one = object("One", [code]);
    const { context: made, found } = context([one]);
    expect(exampleValue(made, ref(one.id), place())).toEqual({ code: "AB-345" });
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining("does not match the pattern")]);
  });

  it("leave out of an example what only responses carry", () => {
    const examples = [{ value: { id: 5, name: "Rex" }, origin: 0 }];
    const pet = object("Pet", [property("id", whole, { access: "read" }), property("name", text)], { examples });
    const { context: made } = context([pet]);
    expect(exampleValue(made, ref(pet.id), place())).toEqual({ name: "Rex" });
    expect(exampleValue(made, ref(pet.id), { ...place(), direction: "response" })).toEqual({ id: 5, name: "Rex" });
  });
});

describe("calls of which nothing is required", () => {
  const optional = ["note", "tag", "size"].map((name) => property(name, text, { required: false }));
  const body = object("Body", optional);
  const post = (more: object) => operation({ method: "POST", body: jsonBody(ref(body.id)), ...more });

  it("set what tells most, for a call without it would do nothing", () => {
    const made = context([body], [post({})]);
    expect(exampleCall(made.context, post({})).body).toEqual({ note: "note", tag: "tag" });
  });

  it("set nothing that says nothing", () => {
    const inner = object("Inner", [property("deep", text, { required: false })]);
    const outer = object("Outer", [property("inner", ref(inner.id), { required: false }), ...optional.slice(0, 1)]);
    const call = operation({ method: "POST", body: jsonBody(ref(outer.id)) });
    expect(exampleCall(context([inner, outer]).context, call).body).toEqual({ note: "note" });
  });

  it("send a form without fields where its type is no object", () => {
    const body = {
      required: true,
      contents: [{ kind: "multipart", mediaType: "multipart/form-data", type: text, fields: [] }],
    };
    const upload = operation({ method: "POST", body: { ...body, origin: 0 } as never });
    expect(exampleCall(context([], {}).context, upload).body).toEqual({});
  });

  it("stay bare where a thing is asked to do something", () => {
    const path = [
      { kind: "parameter", name: "id" },
      { kind: "text", text: "/cancel" },
    ];
    const cancel = post({
      path,
      body: jsonBody(ref(body.id), { required: false }),
      parameters: [parameter("id", "path")],
    });
    const made = context([body], [cancel]);
    expect(exampleCall(made.context, cancel).body ?? {}).toEqual({});
  });
});

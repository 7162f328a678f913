import type { Api, EnumDecl, Type, TypeDecl, TypeId, UnionDecl } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { textUnionsAsEnums } from "../src/text-unions-as-enums.js";

const text: Type = { kind: "primitive", primitive: "string" };
const refTo = (id: TypeId): Type => ({ kind: "ref", id });
const named = (wire: string, explicit = true) => ({ wire, words: [wire], explicit });

/** An inline type's id ends with its place within another: `type:Model.inner`. */
function placed(id: TypeId): Pick<TypeDecl, "id" | "name" | "origin" | "parent"> {
  const words = id.slice("type:".length).split(".");
  const parent = words.slice(0, -1).join(".");
  const name = named(words.at(-1) ?? "", parent === "");
  return { id, name, origin: 0, ...(parent !== "" && { parent: `type:${parent}` as const }) };
}

function enumOf(id: TypeId, values: readonly string[], open = true): EnumDecl {
  return {
    ...placed(id),
    kind: "enum",
    base: "string",
    values: values.map((value) => ({ name: named(value), value })),
    open,
  };
}

function unionOf(id: TypeId, ...types: readonly Type[]): UnionDecl {
  const variants = types.map((type, index) => ({ name: named(`v${index}`), type, tags: [], origin: 0 }));
  return { ...placed(id), kind: "union", discriminator: null, variants };
}

const apiOf = (...decls: readonly TypeDecl[]): Api =>
  ({
    operations: {},
    webhooks: {},
    channels: {},
    errors: {},
    headers: [],
    variables: [],
    types: Object.fromEntries(decls.map((decl) => [decl.id, decl])),
  }) as never;

const joined = (...decls: readonly TypeDecl[]): Api["types"] => textUnionsAsEnums(apiOf(...decls)).types;
const valuesOf = (decl: TypeDecl | undefined) =>
  decl?.kind === "enum" ? decl.values.map(({ value }) => value) : decl?.kind;

test("any string or a value of an open enum is that enum", () => {
  const types = joined(enumOf("type:Chat", ["a"]), unionOf("type:Model", text, refTo("type:Chat")));
  expect(types["type:Model"]).toMatchObject({ kind: "alias", type: refTo("type:Chat"), name: named("Model") });
});

test("an inline union of that kind goes, and what refers to it follows", () => {
  const alias: TypeDecl = {
    ...placed("type:Use"),
    kind: "alias",
    type: { kind: "list", items: refTo("type:Use.items") },
  };
  const types = joined(enumOf("type:Chat", ["a"]), alias, unionOf("type:Use.items", text, refTo("type:Chat")));
  expect(Object.keys(types)).toEqual(["type:Chat", "type:Use"]);
  expect(types["type:Use"]).toMatchObject({ type: { kind: "list", items: refTo("type:Chat") } });
});

test("a closed enum that callers are never held to is an open one", () => {
  const types = joined(enumOf("type:Chat", ["a"], false), unionOf("type:Model", refTo("type:Chat"), text));
  expect(types["type:Model"]).toMatchObject({ kind: "alias", type: refTo("type:Chat") });
  expect(types["type:Chat"]).toMatchObject({ open: true });
});

test("a closed enum that something else refers to stays as it is, and the union is an open one of its values", () => {
  const types = joined(enumOf("type:Chat", ["a", "b"], false), unionOf("type:Model", refTo("type:Chat"), text), {
    ...placed("type:Strict"),
    kind: "alias",
    type: refTo("type:Chat"),
  });
  expect(types["type:Model"]).toMatchObject({ kind: "enum", open: true, base: "string" });
  expect([valuesOf(types["type:Model"]), valuesOf(types["type:Chat"])]).toEqual([
    ["a", "b"],
    ["a", "b"],
  ]);
  expect(types["type:Chat"]).toMatchObject({ open: false });
});

test("unions of unions join as one, without the inline types that only they held", () => {
  const types = joined(
    enumOf("type:Chat", ["a"]),
    unionOf("type:Shared", text, refTo("type:Chat")),
    unionOf("type:Responses", refTo("type:Shared"), refTo("type:Responses.only")),
    enumOf("type:Responses.only", ["r"]),
    unionOf("type:All", refTo("type:Shared"), refTo("type:Responses")),
  );
  expect(Object.keys(types)).toEqual(["type:Chat", "type:Shared", "type:Responses", "type:All"]);
  expect(valuesOf(types["type:Responses"])).toEqual(["a", "r"]);
  expect(types["type:All"]).toMatchObject({ kind: "alias", type: refTo("type:Responses") });
});

test("constants beside any string are its values, with what is said of them", () => {
  const union = unionOf("type:Length", { kind: "literal", value: "none" }, text);
  const [none, any] = union.variants;
  const documented = { ...union, variants: [{ ...none, description: "No limit" }, any] } as UnionDecl;
  expect(joined(documented)["type:Length"]).toMatchObject({
    kind: "enum",
    open: true,
    values: [{ value: "none", description: "No limit" }],
  });
});

test("strings alone are a string", () => {
  const types = joined(unionOf("type:Name", text, text));
  expect(types["type:Name"]).toMatchObject({ kind: "alias", type: text });
});

test("other unions stay", () => {
  const number: Type = { kind: "primitive", primitive: "number" };
  const api = apiOf(
    enumOf("type:Chat", ["a"], false),
    unionOf("type:Number", text, number),
    unionOf("type:Closed", refTo("type:Chat"), { kind: "literal", value: "b" }),
    unionOf("type:Self", refTo("type:Self"), text),
    { ...unionOf("type:Told", text, refTo("type:Chat")), discriminator: named("kind") },
  );
  expect(textUnionsAsEnums(api)).toBe(api);
});

test("any string or the empty one is a string", () => {
  const alias: TypeDecl = { ...placed("type:Use"), kind: "alias", type: refTo("type:Use.url") };
  const empty: Type = { kind: "literal", value: "" };
  const types = joined(alias, unionOf("type:Use.url", text, empty), unionOf("type:Url", empty, text));
  expect(types).toMatchObject({ "type:Use": { kind: "alias", type: text }, "type:Url": { kind: "alias", type: text } });
  expect(Object.keys(types)).toEqual(["type:Use", "type:Url"]);
});

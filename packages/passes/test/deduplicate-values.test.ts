import type { Api, EnumDecl, ObjectDecl, Type, TypeDecl, TypeId } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { deduplicateValues } from "../src/deduplicate-values.js";

const refTo = (id: TypeId): Type => ({ kind: "ref", id });
const nameOf = (...words: readonly string[]) => ({ wire: words.at(-1) ?? "", words, explicit: words.length === 1 });

function status(property: string, values: readonly string[] = ["active", "inactive"]): EnumDecl {
  return {
    kind: "enum",
    id: `type:Capabilities.${property}`,
    parent: "type:Capabilities",
    name: nameOf("Capabilities", property),
    description: `What ${property} is.`,
    base: "string",
    open: false,
    values: values.map((value) => ({ name: nameOf(value), value })),
    origin: 0,
  };
}

/** An object with a property for each of some inline types, and one of text. */
function holder(inline: readonly TypeDecl[]): ObjectDecl {
  const property = (wire: string, type: Type) => ({ name: nameOf(wire), type, required: false, origin: 0 });
  const text = property("id", { kind: "primitive", primitive: "string" });
  return {
    kind: "object",
    id: "type:Capabilities",
    name: nameOf("Capabilities"),
    properties: [text, ...inline.map(({ id, name }) => property(name.wire, refTo(id)))],
    extends: [],
    additional: null,
    origin: 0,
  };
}

const nothing = { operations: {}, webhooks: {}, channels: {}, errors: {}, headers: [], variables: [] };
function apiOf(...inline: readonly TypeDecl[]): Api {
  const decls = [holder(inline), ...inline];
  return { ...nothing, types: Object.fromEntries(decls.map((decl) => [decl.id, decl])) } as never;
}

test("an object whose inline types are all equal has one type of value", () => {
  const { types } = deduplicateValues(apiOf(status("card"), status("cash"), status("transfers")));
  expect(Object.values(types).map(({ name }) => name.words.join(" "))).toEqual(["Capabilities", "Capabilities value"]);
  expect(types["type:Capabilities.card"]).not.toHaveProperty("description");
  const [, ...properties] = (types["type:Capabilities"] as ObjectDecl).properties;
  expect(properties.map(({ type }) => type)).toEqual(Array(3).fill(refTo("type:Capabilities.card")));
});

test.each<[string, readonly TypeDecl[]]>([
  ["two of them", [status("card"), status("cash")]],
  ["one that differs", [status("card"), status("cash"), status("transfers", ["on", "off"])]],
  ["one with a name of its own", [status("card"), status("cash"), { ...status("x"), name: nameOf("Transfers") }]],
])("the types of an object with %s stay", (_, inline) => {
  const api = apiOf(...inline);
  expect(deduplicateValues(api)).toBe(api);
});

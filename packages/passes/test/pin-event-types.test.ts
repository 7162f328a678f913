import type { Api, ObjectDecl, Property, Type, TypeDecl, TypeId, WebhookDecl } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { pinEventTypes } from "../src/pin-event-types.js";

const refTo = (id: TypeId): Type => ({ kind: "ref", id });
const named = (wire: string) => ({ wire, words: wire.split("_"), explicit: true });
const text: Type = { kind: "primitive", primitive: "string" };

function enumOf(id: TypeId, ...values: readonly string[]): TypeDecl {
  const listed = values.map((value) => ({ name: named(value), value }));
  return { id, name: named(id), origin: 0, kind: "enum", base: "string", values: listed, open: true };
}

function objectOf(id: TypeId, properties: { readonly [name: string]: Type }, parent?: TypeId): ObjectDecl {
  const list = Object.entries(properties).map(([wire, type]): Property => {
    return { name: named(wire), type, required: true, access: null, origin: 0 } as never;
  });
  return { id, name: named(id), origin: 0, kind: "object", extends: parent ? [parent] : [], properties: list } as never;
}

/** Types of an API that sends the payloads to webhooks. */
function pinned(payloads: readonly TypeId[], ...decls: readonly TypeDecl[]): Api["types"] {
  const webhooks = payloads.map((id): [string, WebhookDecl] => [id, { payload: refTo(id) } as never]);
  const types = Object.fromEntries(decls.map((decl) => [decl.id, decl]));
  const api = { types, webhooks: Object.fromEntries(webhooks), channels: {} };
  return pinEventTypes(api as never).types;
}

const typeOf = (types: Api["types"], id: TypeId, wire: string): Type | undefined => {
  const decl = types[id];
  return decl?.kind === "object" ? decl.properties.find(({ name }) => name.wire === wire)?.type : undefined;
};

test("a single event is told by a property that says its kind", () => {
  const event = objectOf("type:Event", { event_type: refTo("type:Kind"), currency: refTo("type:Currency") });
  const types = pinned(["type:Event"], event, enumOf("type:Kind", "placed"), enumOf("type:Currency", "EUR"));
  expect(typeOf(types, "type:Event", "event_type")).toEqual({ kind: "literal", value: "placed" });
  expect(typeOf(types, "type:Event", "currency")).toEqual(refTo("type:Currency"));
});

test("several events are told by a property in which they differ, whatever its name", () => {
  const one = objectOf("type:One", { object: refTo("type:Same"), what: refTo("type:Opened") });
  const other = objectOf("type:Other", { object: refTo("type:Same"), what: { kind: "literal", value: "closed" } });
  const types = pinned(
    ["type:One", "type:Other"],
    one,
    other,
    enumOf("type:Same", "event"),
    enumOf("type:Opened", "opened"),
  );
  expect(typeOf(types, "type:One", "what")).toEqual({ kind: "literal", value: "opened" });
  expect(typeOf(types, "type:One", "object")).toEqual(refTo("type:Same"));
});

test("the property may come from a parent, and the value by an alias", () => {
  const alias: TypeDecl = { ...enumOf("type:Alias"), kind: "alias", type: refTo("type:Kind") } as never;
  const parent = objectOf("type:Base", { type: refTo("type:Alias") });
  const event = objectOf("type:Event", { id: text }, "type:Base");
  const types = pinned(["type:Event"], parent, event, alias, enumOf("type:Kind", "placed"));
  expect(typeOf(types, "type:Base", "type")).toEqual({ kind: "literal", value: "placed" });
});

test("an enum of several values, and one of a type that is no event, stay", () => {
  const event = objectOf("type:Event", { type: refTo("type:Kinds") });
  const answer = objectOf("type:Answer", { type: refTo("type:Kind") });
  const decls = [event, answer, enumOf("type:Kinds", "a", "b"), enumOf("type:Kind", "c")];
  const types = pinned(["type:Event"], ...decls);
  expect(typeOf(types, "type:Event", "type")).toEqual(refTo("type:Kinds"));
  expect(typeOf(types, "type:Answer", "type")).toEqual(refTo("type:Kind"));
});

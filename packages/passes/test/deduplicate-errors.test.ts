import type { Api, ErrorDecl, Operation, Type, TypeDecl, TypeId } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { deduplicateErrors } from "../src/deduplicate-errors.js";

const name = (text: string, explicit = false) => ({ wire: text, words: text.split(" "), explicit });
const refTo = (id: string): Type => ({ kind: "ref", id: `type:${id}` });
const typeId = (id: string): TypeId => `type:${id}`;

function union(id: string, ...variants: readonly string[]): TypeDecl {
  const all = variants.map((variant) => ({ name: name(""), type: refTo(variant), tags: [], origin: 0 }));
  return { kind: "union", id: typeId(id), name: name(`${id} body`), discriminator: null, variants: all, origin: 0 };
}

function object(id: string, properties: readonly string[], more: Partial<TypeDecl> = {}): TypeDecl {
  const text: Type = { kind: "primitive", primitive: "string" };
  const all = properties.map((wire) => ({ name: name(wire), type: text, required: true, origin: 0 }));
  const decl = {
    kind: "object",
    id: typeId(id),
    name: name(`${id} body`),
    properties: all,
    extends: [],
    additional: null,
    origin: 0,
  };
  return { ...decl, ...more } as TypeDecl;
}

function error(id: string, words: string, more: Partial<ErrorDecl> = {}): ErrorDecl {
  const status = { kind: "code", code: 400 } as const;
  return { kind: "error", id: `error:${id}`, name: name(words), status, type: refTo(id), origin: 0, ...more };
}

function apiOf(errors: readonly ErrorDecl[], types: readonly TypeDecl[]): Api {
  const operations = errors.map(({ id, status }): [string, Operation] => [
    `operation:${id}`,
    { id: `operation:${id}`, errors: [{ status, error: id, origin: 0 }] } as never,
  ]);
  return {
    errors: Object.fromEntries(errors.map((one) => [one.id, one])),
    types: Object.fromEntries(types.map((decl) => [decl.id, decl])),
    operations: Object.fromEntries(operations),
  } as never;
}

const summary = ({ errors, types, operations }: Api) => ({
  errors: Object.values(errors).map((one) => one.name.wire),
  types: Object.values(types).map((decl) => decl.name.wire),
  thrown: Object.values(operations).map((one) => one.errors[0]?.error),
});

const schemas = [
  object("Bad", [], { name: name("Http Bad Request", true) }),
  object("Invalid", [], { name: name("Invalid Request Error", true) }),
];

test("errors of one status with equal bodies are one, called after what the body holds", () => {
  const errors = [error("a", "a Bad Request Error"), error("b", "b Bad Request Error")];
  const api = apiOf(errors, [...schemas, union("a", "Bad", "Invalid"), union("b", "Bad", "Invalid")]);
  expect(summary(deduplicateErrors(api))).toEqual({
    errors: ["Http Bad Request or Invalid Request Error"],
    types: ["Http Bad Request", "Invalid Request Error", "Http Bad Request or Invalid Request Error body"],
    thrown: ["error:a", "error:a"],
  });
});

test("an object is called after its status and its first properties", () => {
  const errors = [error("a", "a Bad Request Error"), error("b", "b Bad Request Error")];
  const api = apiOf(errors, [object("a", ["code", "message", "more"]), object("b", ["code", "message", "more"])]);
  expect(summary(deduplicateErrors(api)).errors).toEqual(["bad request with code and message Error"]);
});

test("what an inline body holds goes with it", () => {
  const inner = (id: string) => object(`${id}.inner`, ["x"], { parent: typeId(id), name: name("inner") });
  const outer = (id: string): TypeDecl => {
    const decl = object(id, ["inner"]);
    if (decl.kind !== "object") throw new Error("no object");
    return { ...decl, properties: decl.properties.map((one) => ({ ...one, type: refTo(`${id}.inner`) })) };
  };
  const errors = [error("a", "a Error"), error("b", "b Error")];
  const shared = deduplicateErrors(apiOf(errors, [outer("a"), inner("a"), outer("b"), inner("b")]));
  expect(Object.keys(shared.types)).toEqual(["type:a", "type:a.inner"]);
});

test("descriptions that differ are left out", () => {
  const errors = [error("a", "a Error", { description: "No a" }), error("b", "b Error", { description: "No b" })];
  const shared = deduplicateErrors(apiOf(errors, [object("a", ["x"]), object("b", ["x"])]));
  expect(Object.values(shared.errors)[0]?.description).toBeUndefined();
});

test("errors of other statuses, with other bodies or with bodies that have a name stay", () => {
  const errors = [
    error("a", "a Error"),
    error("b", "b Error", { status: { kind: "code", code: 404 } }),
    error("c", "c Error"),
    error("Bad", "Bad Error"),
    error("Invalid", "Invalid Error"),
  ];
  const api = apiOf(errors, [...schemas, object("a", ["x"]), object("b", ["x"]), object("c", ["y"])]);
  expect(deduplicateErrors(api)).toBe(api);
});

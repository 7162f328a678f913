import type { Api, Type, TypeDecl } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { keepFilesInForms } from "../src/keep-files-in-forms.js";

const named = (wire: string) => ({ wire, words: [wire], explicit: true });
const file: Type = { kind: "primitive", primitive: "binary" };
const text: Type = { kind: "primitive", primitive: "string", constraints: { format: "binary" } };
const refTo = (name: string): Type => ({ kind: "ref", id: `type:${name}` });

function objectOf(name: string, properties: { readonly [name: string]: Type }): TypeDecl {
  const all = Object.entries(properties).map(([key, type]) => ({ name: named(key), type, required: true, origin: 0 }));
  const rest = { properties: all, extends: [], additional: null, origin: 0 };
  return { kind: "object", id: `type:${name}`, name: named(name), ...rest };
}

const aliasOf = (name: string, type: Type): TypeDecl => ({
  kind: "alias",
  id: `type:${name}`,
  name: named(name),
  type,
  origin: 0,
});

interface Uses {
  readonly form?: Type;
  readonly json?: Type;
  readonly query?: Type;
}

function apiOf({ form, json, query }: Uses, ...decls: readonly TypeDecl[]): Api {
  const contents = [
    ...(form ? [{ kind: "multipart", mediaType: "multipart/form-data", type: form, fields: [] }] : []),
    ...(json ? [{ kind: "json", mediaType: "application/json", type: json }] : []),
  ];
  const parameters = query ? [{ name: named("q"), type: query }] : [];
  const operation = { kind: "http", id: "op:a", parameters, body: { contents }, responses: [] };
  return {
    operations: { "op:a": operation },
    webhooks: {},
    channels: {},
    errors: {},
    headers: [],
    variables: [],
    types: Object.fromEntries(decls.map((decl) => [decl.id, decl])),
  } as never;
}

/** The type of each property, by the name of its declaration; of an alias, its type. */
function typesOf({ types }: Api): { readonly [id: string]: unknown } {
  return Object.fromEntries(
    Object.values(types).map((decl) => [
      decl.name.wire,
      decl.kind === "object" ? decl.properties.map(({ type }) => type) : decl.kind === "alias" ? decl.type : decl.kind,
    ]),
  );
}

test("a file in JSON or in a query is text", () => {
  const listed: Type = { kind: "list", items: file };
  const kept = keepFilesInForms(apiOf({ json: refTo("A"), query: file }, objectOf("A", { one: file, all: listed })));
  expect(typesOf(kept)).toEqual({ A: [text, { kind: "list", items: text }] });
  const [operation] = Object.values(kept.operations);
  expect(operation?.kind === "http" && operation.parameters[0]?.type).toEqual(text);
});

test("a file that is a part of a form stays one, in lists and choices too", () => {
  const variants = [file, refTo("Url")].map((type) => ({ name: named("v"), type, tags: [], origin: 0 }));
  const choice: TypeDecl = {
    kind: "union",
    id: "type:Choice",
    name: named("Choice"),
    discriminator: null,
    variants,
    origin: 0,
  };
  const fields = { one: file, many: { kind: "list", items: refTo("File") } as const, choice: refTo("Choice") };
  const decls = [objectOf("Form", fields), aliasOf("File", file), choice, aliasOf("Url", text)];
  const api = apiOf({ form: refTo("Form") }, ...decls);
  expect(keepFilesInForms(api)).toEqual(api);
});

test("a file in an object within a form is text, since the object is sent as JSON", () => {
  const decls = [objectOf("Form", { file: refTo("File"), meta: refTo("Meta") }), aliasOf("File", file)];
  const meta = objectOf("Meta", { preview: refTo("File") });
  const kept = keepFilesInForms(apiOf({ form: refTo("Form") }, ...decls, meta));
  expect(typesOf(kept)).toEqual({ Form: [refTo("File"), refTo("Meta")], File: file, Meta: [text] });
});

test("an API without files stays the same object", () => {
  const api = apiOf({ json: refTo("A") }, objectOf("A", { one: { kind: "primitive", primitive: "string" } }));
  expect(keepFilesInForms(api)).toBe(api);
});

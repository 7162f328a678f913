import type { Api, ObjectDecl, Type, TypeDecl, TypeId, UnionDecl, Variant } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { nameUnions } from "../src/name-unions.js";

const text: Type = { kind: "primitive", primitive: "string" };
const count: Type = { kind: "primitive", primitive: "int64" };
const refTo = (id: TypeId): Type => ({ kind: "ref", id });
const literal = (value: string): Type => ({ kind: "literal", value });

function named(id: TypeId, explicit: boolean): Pick<TypeDecl, "id" | "name" | "origin"> {
  const words = id.slice("type:".length).split(".");
  return { id, name: { wire: words.at(-1) ?? "", words, explicit }, origin: 0 };
}

const file: ObjectDecl = { ...named("type:File", true), kind: "object", properties: [], extends: [], additional: null };

function union(id: TypeId, types: readonly Type[], more: Partial<UnionDecl> = {}): UnionDecl {
  const variants = types.map((type, index): Variant => {
    const name = type.kind === "ref" ? file.name : { wire: `v${index}`, words: [`v${index}`], explicit: false };
    return { name, type, tags: [], origin: 0 };
  });
  return { ...named(id, false), kind: "union", discriminator: null, variants, parent: "type:Place", ...more };
}

const nothing = { operations: {}, webhooks: {}, channels: {}, errors: {}, headers: [], variables: [] };
const apiOf = (...decls: readonly TypeDecl[]): Api =>
  ({ ...nothing, types: Object.fromEntries([file, ...decls].map((decl) => [decl.id, decl])) }) as never;

const wordsIn = (api: Api): string[] => Object.values(api.types).map(({ name }) => name.words.join(" "));

test("unions are called by what they hold, and are one type wherever they stand", () => {
  const use: TypeDecl = { ...named("type:Use", true), kind: "alias", type: refTo("type:B.logo") };
  const [icon, logo] = [
    union("type:A.icon", [text, refTo("type:File")]),
    union("type:B.logo", [text, refTo("type:File")]),
  ];
  const api = nameUnions(apiOf(icon, { ...logo, description: "The logo." }, use));
  expect(wordsIn(api)).toEqual(["File", "string or File", "Use"]);
  expect(api.types["type:A.icon"]).not.toHaveProperty("parent");
  expect(api.types["type:A.icon"]).toMatchObject({
    variants: [{ name: { words: ["string"] } }, { name: { words: ["File"] } }],
  });
  expect(api.types["type:Use"]).toMatchObject({ type: refTo("type:A.icon") });
});

test.each<[string, readonly Type[]]>([
  ["integer or now", [count, literal("now")]],
  ["string list or empty", [{ kind: "list", items: text }, literal("")]],
  ["string map or empty", [{ kind: "map", values: text }, literal("")]],
  ["date time or string", [{ kind: "primitive", primitive: "date-time" }, text]],
  ["end of month or integer or empty", [literal("end_of_month"), count, literal("")]],
  ["string or File", [{ kind: "primitive", primitive: "string", constraints: { maxLength: 50 } }, refTo("type:File")]],
])("%s", (name, types) => {
  expect(wordsIn(nameUnions(apiOf(union("type:A.x", types))))).toEqual(["File", name]);
});

const inline: ObjectDecl = { ...file, ...named("type:A.x.in", false), parent: "type:A.x" };
const pattern: Type = { kind: "primitive", primitive: "string", constraints: { pattern: "^a" } };
const named4 = [text, count, refTo("type:File"), literal("now")];

test.each<[string, UnionDecl]>([
  ["of an inline object", union("type:A.x", [text, refTo("type:A.x.in")])],
  ["of a text with a pattern", union("type:A.x", [pattern, refTo("type:File")])],
  ["of a text with a format", union("type:A.x", [{ ...text, constraints: { format: "email" } } as Type, count])],
  ["of many variants", union("type:A.x", named4)],
  ["of texts alone, which are an enum", union("type:A.x", [literal("title"), literal("year")])],
  ["of odd texts", union("type:A.x", [count, literal("n/a")])],
  ["with a discriminator", union("type:A.x", [text, refTo("type:File")], { discriminator: file.name })],
  ["with a name of its own", { ...union("type:A.x", [text, refTo("type:File")]), ...named("type:A.x", true) }],
  ["of a namespace", union("type:A.x", [text, refTo("type:File")], { namespace: "v2" })],
])("a union %s keeps the name of its place", (_, decl) => {
  const api = apiOf(inline, decl);
  expect(nameUnions(api)).toBe(api);
});

test("a union of which the definition says what each variant means keeps the name of its place", () => {
  const { variants, ...rest } = union("type:A.x", [text, count]);
  const api = apiOf({ ...rest, variants: variants.map((variant) => ({ ...variant, description: "What it means." })) });
  expect(nameUnions(api)).toBe(api);
});

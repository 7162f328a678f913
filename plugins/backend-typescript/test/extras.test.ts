import type { AliasDecl, EnumDecl, ObjectDecl, Type, TypeDecl, UnionDecl } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import {
  declOf,
  emitted,
  fileOf,
  jsonResponse,
  miniApi,
  objectOf,
  operation,
  parameter,
  property,
  refTo,
  string,
  typeErrors,
} from "./support.js";

const origin = 0;
const number: Type = { kind: "primitive", primitive: "number" };
const time: Type = { kind: "primitive", primitive: "date-time" };
const nullable = (inner: Type): Type => ({ kind: "nullable", inner });
const loose = { required: false };

const color = declOf<EnumDecl>("Color", {
  kind: "enum",
  base: "string",
  open: false,
  values: [{ name: { wire: "red", words: ["red"], explicit: false }, value: "red" }],
});
const name = declOf<AliasDecl>("Name", { kind: "alias", type: string });

/** The operation reads all of the types, so that the SDK has them. */
const readsAll = (types: readonly TypeDecl[]) =>
  operation("read", {
    responses: [jsonResponse({ kind: "tuple", items: types.map((decl) => refTo(decl.name.wire)), rest: null })],
  });

function filesOf(types: readonly TypeDecl[], operations = [readsAll(types)]): Map<string, string> {
  return emitted(miniApi({ types, operations }), { dates: "Date" });
}

/** The type of the undeclared keys of a type: what stands behind the colon. */
function indexIn(files: ReadonlyMap<string, string>, type: string): string | undefined {
  return /\[key: string\]: (.*);/.exec(fileOf(files, `src/api/types/${type}.ts`))?.[1];
}

/** Each with the type of its undeclared keys. */
const CASES: readonly (readonly [title: string, decl: ObjectDecl, expected: string])[] = [
  ["alone", objectOf("Labels", [], { additional: string }), "string"],
  ["of an empty object", objectOf("Empty", []), "unknown"],
  ["beside the same type", objectOf("Same", [property("id", string)], { additional: string }), "string"],
  [
    "beside what may be absent",
    objectOf("Loose", [property("at", time, loose)], { additional: time }),
    "Date | undefined",
  ],
  [
    "beside narrower types",
    objectOf(
      "Narrow",
      [
        property("kind", { kind: "literal", value: "k" }),
        property("color", refTo("Color")),
        property("n", refTo("Name")),
      ],
      { additional: nullable(string) },
    ),
    "string | null",
  ],
  ["beside null", objectOf("Nulls", [property("id", nullable(string))], { additional: string }), "unknown"],
  ["beside another type", objectOf("Other", [property("id", string)], { additional: time }), "unknown"],
  ["beside inherited ones", objectOf("Heir", [], { extends: ["type:Parent"], additional: number }), "unknown"],
  ["of a model", objectOf("Models", [property("a", refTo("Parent"))], { additional: refTo("Parent") }), "Parent"],
];

describe("the type of undeclared keys", () => {
  const types = [color, name, objectOf("Parent", [property("name", string)]), ...CASES.map(([, decl]) => decl)];
  const all = filesOf(types);

  test.each(CASES)("%s", (_, decl, expected) => expect(indexIn(all, decl.name.wire)).toBe(expected));

  test("is one that TypeScript takes", () => expect(typeErrors(all)).toBe(""));

  test("is unknown where requests or unions add what it does not take", () => {
    const body = (type: string) => ({
      required: true,
      contents: [{ kind: "json", mediaType: "application/json", type: refTo(type) } as const],
      origin,
    });
    const put = (type: string, depth: Type) =>
      operation(`put${type}`, {
        method: "PUT",
        parameters: [parameter("depth", "query", { type: depth })],
        body: body(type),
      });
    const strings = (type: string) => objectOf(type, [property("id", string)], { additional: string });
    const times = (type: string) => objectOf(type, [property("at", time)], { additional: time });
    const union = declOf<UnionDecl>("Either", {
      kind: "union",
      discriminator: { wire: "kind", words: ["kind"], explicit: false },
      variants: ["Tagged", "Named"].map((variant) => ({
        name: { wire: variant, words: [variant], explicit: true },
        type: refTo(variant),
        tags: [variant],
        origin,
      })),
    });
    const added = [strings("Sent"), strings("Counted"), times("Tagged"), strings("Named"), union];
    const operations = [put("Sent", string), put("Counted", number), readsAll(added)];
    const files = filesOf(added, operations);
    const found = ["Sent", "Counted", "Tagged", "Named"].map((type) => indexIn(files, type));
    expect(found).toEqual(["string", "unknown", "unknown", "string"]);
    files.set(
      "src/use.ts",
      `import type { Either } from "./api/types/Either.js";
export const all: Either[] = [
  { kind: "Tagged", at: new Date(), more: new Date() },
  { kind: "Named", id: "1", more: "2" },
];
`,
    );
    expect(typeErrors(files)).toBe("");
  });
});

import {
  type EnumDecl,
  type JsonValue,
  listOf,
  makeName,
  nullable,
  type PrimitiveKind,
  primitive,
  ref,
  type SampleValue,
  type Type,
  type TypeDecl,
  type UnionDecl,
} from "@sdkwright/plugin-api";
import { describe, expect, it, test } from "vitest";
import { declaredFields, sampleValue, undeclaredMembers } from "../../src/index.js";
import { jsonBody, object, operation, property, sdkContext, text, whole } from "../api.js";

/** What a value of a type is, among these types. */
function made(type: Type, value: JsonValue, types: readonly TypeDecl[] = []): SampleValue {
  return sampleValue(sdkContext({ types }).sdk, type, value);
}

const color: EnumDecl = {
  kind: "enum",
  id: "type:Color",
  name: makeName("Color", { explicit: true }),
  base: "string",
  values: [{ name: makeName("red"), value: "red" }],
  open: true,
  origin: 0,
};

function union(variants: readonly (readonly [type: Type, ...tags: string[]])[], tag?: string): UnionDecl {
  return {
    kind: "union",
    id: "type:Union",
    name: makeName("Union", { explicit: true }),
    discriminator: tag === undefined ? null : makeName(tag),
    variants: variants.map(([type, ...tags], index) => ({ name: makeName(`v${index}`), type, tags, origin: 0 })),
    origin: 0,
  };
}

describe("scalars", () => {
  test.each<[PrimitiveKind, JsonValue, object]>([
    ["string", "a", { kind: "text", primitive: "string", value: "a", isValid: true }],
    ["decimal", "1.5", { kind: "text", primitive: "decimal", value: "1.5", isValid: true }],
    ["decimal", "many", { kind: "text", primitive: "decimal", value: "many", isValid: false }],
    ["uuid", "7", { kind: "text", primitive: "uuid", value: "7", isValid: false }],
    ["boolean", true, { kind: "boolean", value: true }],
    ["int32", 7, { kind: "integer", primitive: "int32", value: 7, wide: false }],
    ["int64", 7, { kind: "integer", primitive: "int64", value: 7, wide: true }],
    ["bigint", 7, { kind: "integer", primitive: "bigint", value: 7, wide: true }],
    ["number", 1.5, { kind: "number", primitive: "number", value: 1.5 }],
    ["date", "2026-02-03", { kind: "date", text: "2026-02-03", year: 2026, month: 2, day: 3 }],
    ["base64", "aGk=", { kind: "bytes", base64: "aGk=", text: "hi" }],
    ["binary", "content", { kind: "file", text: "content", path: null }],
  ])("%s", (kind, value, content) => {
    expect(made(primitive(kind), value)).toEqual({ type: primitive(kind), nullable: false, ...content });
  });

  it("are not wide where their limits keep them within a double", () => {
    const limited: Type = { ...primitive("int64"), constraints: { minimum: 0, maximum: 100 } } as Type;
    expect(made(limited, 7)).toMatchObject({ kind: "integer", wide: false });
  });

  test.each([
    ["2026-02-03T04:05:06.007Z", 4, 7_000_000],
    ["2026-02-03T06:05:06.007+02:00", 4, 7_000_000],
    ["2026-02-03 04:05:06", 4, 0],
    ["2026-02-03", 0, 0],
  ])("%s is a moment in UTC, wherever samples are made", (given, hour, nanosecond) => {
    const value = made(primitive("date-time"), given);
    expect(value).toMatchObject({
      kind: "date-time",
      text: given,
      moment: { year: 2026, month: 2, day: 3, hour, nanosecond },
    });
  });

  it("keep the text of an example that is no date-time, and have the parts of a plain date", () => {
    expect(made(primitive("date-time"), "soon")).toMatchObject({ text: "soon", moment: null });
    expect(made(primitive("date"), "soon")).toMatchObject({ text: "soon", year: 2024, month: 1, day: 1 });
  });

  it("are of their type even where a value is not", () => {
    expect(made(whole, "petId")).toMatchObject({ kind: "integer", value: 0 });
    expect(made(text, { a: 1 })).toMatchObject({ kind: "text", value: '{"a":1}' });
  });
});

describe("null and aliases", () => {
  const name: TypeDecl = { kind: "alias", id: "type:Name", name: makeName("Name"), type: text, origin: 0 };
  const maybe: TypeDecl = { ...name, id: "type:Maybe", type: nullable(text) };

  it("is taken off a type, and aliases are kept", () => {
    expect(made(ref("type:Name"), "a", [name])).toMatchObject({ type: ref("type:Name"), nullable: false });
    expect(made(nullable(ref("type:Name")), "a", [name])).toMatchObject({ type: ref("type:Name"), nullable: true });
    expect(made(ref("type:Maybe"), null, [maybe])).toEqual({ type: text, nullable: true, kind: "null" });
  });

  it("leaves any JSON as it is", () => {
    expect(made({ kind: "unknown" }, [1, { a: 2 }])).toMatchObject({ kind: "json", value: [1, { a: 2 }] });
    expect(made({ kind: "literal", value: "a" }, "a")).toMatchObject({ kind: "literal", value: "a" });
  });
});

describe("lists, tuples and maps", () => {
  it("hold values by the types of their items", () => {
    expect(made(listOf(nullable(text)), ["a", null])).toMatchObject({
      kind: "list",
      items: [
        { kind: "text", nullable: true },
        { kind: "null", nullable: true },
      ],
    });
    expect(made({ kind: "map", values: whole }, { a: 1 })).toMatchObject({
      kind: "map",
      entries: [{ key: "a", value: { kind: "integer", value: 1 } }],
    });
  });

  it("tell the items of a tuple from those behind them", () => {
    const tuple: Type = { kind: "tuple", items: [text, whole], rest: primitive("boolean") };
    expect(made(tuple, ["a", 1, true])).toMatchObject({
      items: [{ kind: "text" }, { kind: "integer" }],
      rest: [{ kind: "boolean" }],
    });
    expect(made(tuple, ["a"])).toMatchObject({ items: [{ kind: "text" }], rest: [] });
  });
});

describe("objects", () => {
  const node = object("Node", [
    property("id", whole),
    property("label", nullable(text), { required: false }),
    property("next", ref("type:Node")),
  ]);

  it("have members in the order of the example, and fields in that of the declaration", () => {
    const value = made(ref("type:Node"), { label: null, more: 1, id: 2 }, [node]);
    if (value.kind !== "object") throw new Error(value.kind);
    expect(value.members.map(({ wire }) => wire)).toEqual(["label", "more", "id"]);
    expect(declaredFields(value.members).map(({ wire }) => wire)).toEqual(["id", "label"]);
    expect(undeclaredMembers(value.members)).toEqual([
      { kind: "extra", wire: "more", value: { type: { kind: "unknown" }, nullable: false, kind: "json", value: 1 } },
    ]);
  });

  it("say of each field whether it is required, can be null and must be boxed", () => {
    const value = made(ref("type:Node"), { id: 1, label: "a", next: {} }, [node]);
    expect(value).toMatchObject({
      members: [
        { wire: "id", required: true, boxed: false, value: { nullable: false } },
        { wire: "label", required: false, boxed: false, value: { nullable: true } },
        { wire: "next", required: true, boxed: true },
      ],
    });
  });

  it("do not demand what only one of the directions of their type carries", () => {
    const user = object("User", [property("id", text, { access: "read" }), property("name", text)]);
    const body = jsonBody(ref(user.id));
    const response = { status: { kind: "code", code: 200 }, contents: body.contents, headers: [], origin: 0 } as never;
    const { sdk } = sdkContext({ types: [user], operations: [operation({ body, responses: [response] })] });
    expect(sampleValue(sdk, ref(user.id), { id: "1", name: "a" })).toMatchObject({
      members: [
        { wire: "id", required: false },
        { wire: "name", required: true },
      ],
    });
  });

  it("type undeclared properties, and are maps without declared ones", () => {
    const open = object("Open", [property("id", whole)], { additional: primitive("date") });
    expect(made(ref(open.id), { id: 1, on: "2026-01-02" }, [open])).toMatchObject({
      extra: primitive("date"),
      members: [{ kind: "field" }, { kind: "extra", wire: "on", value: { kind: "date", day: 2 } }],
    });
    const counts = object("Counts", [], { additional: whole });
    expect(made(ref(counts.id), { a: 1 }, [counts])).toMatchObject({
      kind: "map-object",
      entries: [{ key: "a", value: { kind: "integer" } }],
    });
  });

  it("hold keys that any text can be", () => {
    const value = made(ref("type:Node"), JSON.parse('{"__proto__":1}') as JsonValue, [node]);
    expect(value).toMatchObject({ members: [{ kind: "extra", wire: "__proto__" }] });
  });
});

describe("enums and unions", () => {
  const cat = object("Cat", [property("kind", { kind: "literal", value: "cat" }), property("lives", whole)]);
  const dog = object("Dog", [property("name", text)]);

  it("tell members of an enum from other values", () => {
    expect(made(ref("type:Color"), "red", [color])).toMatchObject({ kind: "enum-member", value: "red" });
    expect(made(ref("type:Color"), "blue", [color])).toMatchObject({ kind: "unknown-enum-value", value: "blue" });
  });

  it("choose a variant by its tag, which stays a field where the variant declares it", () => {
    const pet = union(
      [
        [ref(dog.id), "dog"],
        [ref(cat.id), "cat"],
      ],
      "kind",
    );
    expect(made(ref(pet.id), { kind: "cat", lives: 9 }, [cat, dog, pet])).toMatchObject({
      kind: "variant",
      index: 1,
      tag: null,
      value: { kind: "object", members: [{ wire: "kind" }, { wire: "lives" }] },
    });
    expect(made(ref(pet.id), { kind: "dog", name: "Rex" }, [cat, dog, pet])).toMatchObject({
      index: 0,
      tag: { wire: "kind", value: "dog" },
      value: { members: [{ wire: "name" }] },
    });
  });

  it("choose the variant that fits where tags do not decide", () => {
    const same = union(
      [
        [ref(cat.id), "pet"],
        [ref(dog.id), "pet"],
      ],
      "type",
    );
    const open = { ...dog, additional: { kind: "unknown" } } as const;
    expect(made(ref(same.id), { type: "pet", name: "Rex" }, [cat, open, same])).toMatchObject({ index: 1 });
    const shapes = union([[whole], [text]]);
    expect(made(ref(shapes.id), "a", [shapes])).toMatchObject({
      kind: "variant",
      index: 1,
      value: { kind: "text" },
    });
  });

  it("leave the tag with a variant that is a union itself", () => {
    const inner: UnionDecl = { ...union([[ref(cat.id), "cat"]], "kind"), id: "type:Inner" };
    const outer = union([[ref(inner.id), "cat"]], "kind");
    expect(made(ref(outer.id), { kind: "cat", lives: 9 }, [cat, inner, outer])).toMatchObject({
      tag: null,
      value: { kind: "variant", index: 0, value: { members: [{ wire: "kind" }, { wire: "lives" }] } },
    });
  });

  it("keep what is of no variant as JSON", () => {
    const pet = union([[ref(cat.id), "cat"]], "kind");
    const value = { kind: "bird" };
    expect(made(ref(pet.id), value, [cat, pet])).toMatchObject({ kind: "unknown-variant", value });
  });
});

test("values are plain data", () => {
  const pet = object("Pet", [property("born", primitive("date-time")), property("tags", listOf(text))]);
  const value = made(ref(pet.id), { born: "2026-01-02T03:04:05Z", tags: ["a"] }, [pet]);
  expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});

import { expect, test } from "vitest";
import { mapDecl, mapType, type ObjectDecl, primitive, type Type, type TypeId } from "../src/index.js";

const name = (wire: string) => ({ wire, words: [wire] });
const ref = (id: string): Type => ({ kind: "ref", id: id as TypeId });

const nested: Type = { kind: "list", items: { kind: "nullable", inner: { kind: "map", values: ref("type:a") } } };

const decl: ObjectDecl = {
  kind: "object",
  id: "type:o" as TypeId,
  name: name("o"),
  properties: [
    { name: name("plain"), type: primitive("string"), required: true, origin: 0 },
    { name: name("nested"), type: nested, required: true, origin: 0 },
  ],
  extends: ["type:p" as TypeId],
  additional: null,
  origin: 0,
};

const renamed = (id: TypeId): Type => ref(id === "type:a" ? "type:b" : id);

test("a mapping leaves what it does not change as the same object", () => {
  expect(mapType(nested, ref)).toBe(nested);
  expect(mapDecl(decl, ref)).toBe(decl);
});

test("a mapping makes new objects of what it changes, and of nothing else", () => {
  const mapped = mapDecl(decl, renamed);
  expect(mapped.properties[0]).toBe(decl.properties[0]);
  expect(mapped.properties[1]?.type).toEqual({
    kind: "list",
    items: { kind: "nullable", inner: { kind: "map", values: ref("type:b") } },
  });
  expect(mapped.extends).toBe(decl.extends);
});

import type { Api, ObjectDecl, TypeDecl, TypeId } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { outermostType } from "../src/index.js";

function object(id: TypeId, parent?: TypeId): ObjectDecl {
  const name = { wire: id, words: [id], explicit: false };
  return {
    kind: "object",
    id,
    name,
    properties: [],
    extends: [],
    additional: null,
    origin: 0,
    ...(parent && { parent }),
  };
}

const decls = [
  object("type:Pet"),
  object("type:Pet.owner", "type:Pet"),
  object("type:Pet.owner.address", "type:Pet.owner"),
  object("type:Lost.part", "type:Lost"),
];
const types: Api["types"] = Object.fromEntries(decls.map((decl) => [decl.id, decl]));

test.each<[TypeId, TypeId]>([
  ["type:Pet", "type:Pet"],
  ["type:Pet.owner.address", "type:Pet"],
  ["type:Lost.part", "type:Lost.part"],
])("%s stands in the body of %s", (id, outer) => {
  expect(outermostType({ types }, types[id] as TypeDecl).id).toBe(outer);
});

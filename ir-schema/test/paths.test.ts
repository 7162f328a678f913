import { expect, test } from "vitest";
import { type Api, pathText, type ResourceDecl, type ResourceId, resourcePath } from "../src/index.js";

function resource(id: ResourceId, parent: ResourceId | null): ResourceDecl {
  const name = { wire: id, words: [id], explicit: true };
  return { kind: "resource", id, name, parent, children: [], operations: [], origin: 0 } as unknown as ResourceDecl;
}

const resources: Api["resources"] = {
  "resource:": resource("resource:", null),
  "resource:pets": resource("resource:pets", "resource:"),
  "resource:pets.photos": resource("resource:pets.photos", "resource:pets"),
};

test.each<[ResourceId, readonly ResourceId[]]>([
  ["resource:", []],
  ["resource:pets", ["resource:pets"]],
  ["resource:pets.photos", ["resource:pets", "resource:pets.photos"]],
  ["resource:unknown", []],
])("the way to %s leads from below the root to itself", (id, path) => {
  expect(resourcePath({ resources }, id).map((decl) => decl.id)).toEqual(path);
});

test("a path is written as it is declared, whatever its texts hold", () => {
  const path = [
    { kind: "text", text: "/a{b}/" },
    { kind: "parameter", name: "pet-id" },
    { kind: "text", text: "#end" },
  ] as const;
  expect(pathText({ path })).toBe("/a{b}/{pet-id}#end");
});

import type { Api, ObjectDecl, Type, TypeId } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { deduplicateTypes } from "../src/deduplicate-types.js";

const text: Type = { kind: "primitive", primitive: "string" };
const refTo = (id: TypeId): Type => ({ kind: "ref", id });

/** An object; the words of an inline one's id, without the last, are the type that it stands in. */
function object(id: TypeId, members: Readonly<Record<string, Type>>, more: Partial<ObjectDecl> = {}): ObjectDecl {
  const words = id.slice("type:".length).split(".");
  const parent = words.slice(0, -1).join(".");
  return {
    kind: "object",
    id,
    name: { wire: words.at(-1) ?? "", words, explicit: parent === "" },
    properties: Object.entries(members).map(([wire, type], origin) => ({
      name: { wire, words: [wire], explicit: false },
      type,
      required: true,
      origin,
    })),
    extends: [],
    additional: null,
    origin: 0,
    ...(parent !== "" && { parent: `type:${parent}` as const }),
    ...more,
  };
}

const nothing = { operations: {}, webhooks: {}, channels: {}, errors: {}, headers: [], variables: [] };
const apiOf = (...decls: readonly ObjectDecl[]): Api =>
  ({ ...nothing, types: Object.fromEntries(decls.map((decl) => [decl.id, decl])) }) as never;

const idsOf = (api: Api): string[] => Object.keys(api.types).map((id) => id.slice("type:".length));
const memberOf = ({ types }: Api, id: TypeId): Type | undefined => {
  const decl = types[id];
  return decl?.kind === "object" ? decl.properties[0]?.type : undefined;
};

test("equal inline types become one, and what refers to them follows", () => {
  const api = apiOf(
    object("type:A", { x: refTo("type:A.x") }),
    object("type:A.x", { s: text }),
    object("type:B", { x: refTo("type:B.x") }),
    object("type:B.x", { s: text }),
  );
  const shared = deduplicateTypes(api);
  expect(idsOf(shared)).toEqual(["A", "A.x", "B"]);
  expect(memberOf(shared, "type:B")).toEqual(refTo("type:A.x"));
});

test("inline types of operations, which stand in no other type, are shared as well", () => {
  const name = { wire: "created", words: ["created"], explicit: false };
  const api = apiOf(object("type:A", { s: text }, { name }), object("type:B", { s: text }, { name }));
  expect(idsOf(deduplicateTypes(api))).toEqual(["A"]);
});

test("types are compared by what they hold, at any depth", () => {
  const api = apiOf(
    object("type:A.x", { in: refTo("type:A.x.in") }),
    object("type:A.x.in", { s: text }),
    object("type:B.x", { in: refTo("type:B.x.in") }),
    object("type:B.x.in", { s: text }),
    object("type:C.x", { in: refTo("type:C.x.in") }),
    object("type:C.x.in", { other: text }),
  );
  const shared = deduplicateTypes(api);
  expect(idsOf(shared)).toEqual(["A.x", "A.x.in", "C.x", "C.x.in"]);
  expect(memberOf(shared, "type:C.x")).toEqual(refTo("type:C.x.in"));
});

test("the type with the fewest words in its name stays, and what stands in another one moves to it", () => {
  const api = apiOf(
    object("type:A.b.x", { in: refTo("type:A.b.x.in") }),
    object("type:A.b.x.in", { s: text }),
    object("type:C.x", { in: refTo("type:D") }),
    object("type:D", { s: text }),
    object("type:E.x", { in: refTo("type:D") }),
    object("type:E.x.in", { s: text }),
  );
  const shared = deduplicateTypes(api);
  expect(idsOf(shared)).toEqual(["A.b.x", "C.x", "D", "E.x.in"]);
  expect(shared.types["type:E.x.in"]?.parent).toBe("type:C.x");
});

test.each<[string, ObjectDecl]>([
  ["another property", object("type:B.x", { t: text })],
  ["another place", object("type:B.y", { s: text })],
  ["a name of its own", object("type:B.x", { s: text }, { name: { wire: "x", words: ["x"], explicit: true } })],
  ["another namespace", object("type:B.x", { s: text }, { namespace: "v2" })],
])("a type with %s stays", (_, other) => {
  const api = apiOf(object("type:A.x", { s: text }), other);
  expect(deduplicateTypes(api)).toBe(api);
});

test("components that are equal stay apart", () => {
  const api = apiOf(object("type:A", { s: text }), object("type:B", { s: text }));
  expect(deduplicateTypes(api)).toBe(api);
});

test("types that hold themselves end, and stay apart", () => {
  const api = apiOf(object("type:A.x", { x: refTo("type:A.x") }), object("type:B.x", { x: refTo("type:B.x") }));
  expect(deduplicateTypes(api)).toBe(api);
});

test("a type that stands for others says what the definition says of all of them", () => {
  const described = (id: TypeId, description: string) => object(id, { s: text }, { description });
  const same = deduplicateTypes(apiOf(described("type:A.x", "Same."), described("type:B.x", "Same.")));
  const other = deduplicateTypes(apiOf(described("type:A.x", "Some."), described("type:B.x", "Else.")));
  expect([same, other].map(({ types }) => [Object.keys(types), types["type:A.x"]?.description])).toEqual([
    [["type:A.x"], "Same."],
    [["type:A.x"], undefined],
  ]);
});

test("examples and places in the definition do not keep types apart", () => {
  const examples = [{ value: { s: "b" }, origin: 7 }];
  const api = apiOf(object("type:A.x", { s: text }), object("type:B.x", { s: text }, { examples, origin: 9 }));
  expect(idsOf(deduplicateTypes(api))).toEqual(["A.x"]);
});

test("resources that were made of paths are no boundary, as those of tags are", () => {
  const name = { wire: "created", words: ["created"], explicit: false };
  const body = (type: TypeId) => ({ contents: [{ kind: "json", mediaType: "application/json", type: refTo(type) }] });
  const sharedBelow = (explicit: boolean): string[] => {
    const resource = (id: string) => [
      `resource:${id}`,
      { id: `resource:${id}`, parent: "resource:", name: { explicit } },
    ];
    const operation = (id: string, type: TypeId) => [
      `op:${id}`,
      {
        kind: "http",
        id: `op:${id}`,
        resource: `resource:${id}`,
        path: [],
        parameters: [],
        responses: [],
        errors: [],
        body: body(type),
      },
    ];
    const api = {
      ...apiOf(object("type:A", { s: text }, { name }), object("type:B", { s: text }, { name })),
      root: "resource:",
      resources: {
        "resource:": { id: "resource:", parent: null },
        ...Object.fromEntries([resource("a"), resource("b")]),
      },
      operations: Object.fromEntries([operation("a", "type:A"), operation("b", "type:B")]),
    } as never;
    return idsOf(deduplicateTypes(api));
  };
  expect(sharedBelow(false)).toEqual(["A"]);
  expect(sharedBelow(true)).toEqual(["A", "B"]);
});

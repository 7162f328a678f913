import type { Api, Operation, TypeDecl } from "@sdkwright/ir-schema";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeName, type NameTable, type NamingProfile, resolveNames } from "../src/index.js";
import { type ApiParts, api, inline, object, operation, profile, sdkOf } from "./api.js";

/** Texts that make trouble: few enough to clash often, hostile, or anything at all. */
const clashing = fc.constantFrom(
  "pet",
  "Pet",
  "PET",
  "pet_",
  "$pet",
  "pets",
  "list",
  "get",
  "user",
  "userPet",
  "user-pet",
  "1",
  "id",
);
const hostile = fc.constantFrom(
  ...["constructor", "__proto__", "toString", "hasOwnProperty", "class", "Error", "AcmeClient", "con", "../x", "a/b"],
  ...[
    "",
    " ",
    "*/",
    "`$".concat("{x}`"),
    "\u2028",
    "🎉",
    "日本語",
    "é",
    "e\u0301",
    "ſ",
    "ß",
    "İ",
    "½",
    "²a",
    "x".repeat(300),
  ],
);
const text = fc.oneof(
  { weight: 6, arbitrary: clashing },
  { weight: 2, arbitrary: hostile },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
);

const typeDecl: fc.Arbitrary<TypeDecl> = fc
  .record({
    wire: text,
    members: fc.uniqueArray(text, { maxLength: 5 }),
    shape: fc.constantFrom("object", "enum", "inline"),
  })
  .map(({ wire, members, shape }) => {
    if (shape === "inline") return inline(wire, "pet");
    if (shape === "object") return object(wire, members);
    const values = members.map((value) => ({ name: makeName(value), value }));
    return object(`${wire}enum`, [], { kind: "enum", base: "string", values, open: true, name: makeName(wire) });
  });
const path = fc
  .array(fc.constantFrom("pets", "admin", "list", "a b"), { maxLength: 2 })
  .map((steps) => steps.join("."));
const anyOperation: fc.Arbitrary<Operation> = fc
  .record({ resource: path, method: text, id: fc.nat(999), url: fc.array(text, { maxLength: 2 }) })
  .map(({ resource, method, id, url }) =>
    operation(resource, method, { id: `op:${id}`, path: [{ kind: "text", text: `/${url.join("/")}` }] }),
  );
const parts: fc.Arbitrary<Required<Pick<ApiParts, "types" | "operations">>> = fc.record({
  types: fc.uniqueArray(typeDecl, { maxLength: 12, selector: ({ id }) => id }),
  operations: fc.uniqueArray(anyOperation, { maxLength: 12, selector: ({ id }) => id }),
});
const anyProfile: fc.Arbitrary<NamingProfile> = fc
  .record({
    smartCasing: fc.boolean(),
    unicode: fc.boolean(),
    snake: fc.boolean(),
    file: fc.constantFrom("preserve", "kebab", "snake"),
  })
  .map(({ smartCasing, unicode, snake, file }) => {
    const lower = snake ? "snake" : "camel";
    const casing = { ...profile.casing, method: lower, resource: lower, property: lower, file } as const;
    return { ...profile, smartCasing, unicode, casing };
  });

/** Names by scope. */
function scopesOf(given: Api, names: NameTable): string[][] {
  const types = [
    ...Object.values(given.types).map(({ id }) => names.type(id)),
    ...Object.values(given.operations).map(({ id }) => names.request(id)),
    ...Object.values(given.resources).map(({ id }) => names.client(id)),
  ];
  const resources = Object.values(given.resources).map((resource) => [
    ...resource.children.map((id) => names.resource(id)),
    ...resource.operations.map((id) => names.method(id)),
  ]);
  const members = Object.values(given.types).map((decl) => {
    if (decl.kind === "object") return decl.properties.map(({ name }) => names.property(decl.id, name.wire));
    return decl.kind === "enum" ? decl.values.map(({ value }) => names.enumMember(decl.id, value)) : [];
  });
  return [types, ...resources, ...members];
}

function check(property: fc.IRawProperty<unknown>): void {
  fc.assert(property, { numRuns: 400, seed: 11 });
}

describe("whatever the definition holds", () => {
  test("names are legal, free and unique in their scope", () => {
    check(
      fc.property(parts, anyProfile, (given, chosen) => {
        const made = api(given);
        const names = resolveNames(sdkOf(made), chosen);
        for (const scope of scopesOf(made, names)) {
          expect(new Set(scope).size).toBe(scope.length);
          for (const name of scope) {
            expect(name).toMatch(chosen.unicode ? /^\p{ID_Start}\p{ID_Continue}*$/u : /^[A-Za-z][A-Za-z0-9_]*$/);
          }
        }
        const types = Object.values(made.types).map(({ id }) => names.type(id));
        for (const name of ["Error", "Date", "AcmeClient"]) expect(types).not.toContain(name);
        for (const { id } of Object.values(made.operations)) expect(names.method(id)).not.toBe("constructor");
      }),
    );
  });

  test("file stems are safe, short, and unique without regard to case", () => {
    check(
      fc.property(parts, anyProfile, (given, chosen) => {
        const made = api(given);
        const names = resolveNames(sdkOf(made), chosen);
        const stems = Object.values(made.types).map(({ id }) => names.file(id));
        expect(new Set(stems.map((stem) => stem.toUpperCase().toLowerCase())).size).toBe(stems.length);
        for (const stem of stems) {
          expect(stem).toMatch(/^[\p{ID_Continue}-]+$/u);
          expect(stem.toLowerCase()).not.toMatch(/^(?:con|prn|aux|nul)$/);
          expect(Buffer.byteLength(stem)).toBeLessThan(200);
        }
      }),
    );
  });

  test("names do not depend on the order of types and operations", () => {
    check(
      fc.property(parts, ({ types, operations }) => {
        const sorted = (table: NameTable) => Object.entries(table.toJSON()).sort(([a], [b]) => (a < b ? -1 : 1));
        const turned = { types: [...types].reverse(), operations: [...operations].reverse() };
        expect(sorted(resolveNames(sdkOf(api(turned)), profile))).toEqual(
          sorted(resolveNames(sdkOf(api({ types, operations })), profile)),
        );
      }),
    );
  });

  test("the same input gives the same table", () => {
    check(
      fc.property(parts, (given) => {
        const print = () => JSON.stringify(resolveNames(sdkOf(api(given)), profile).toJSON());
        expect(print()).toBe(print());
      }),
    );
  });
});

describe("names are stable", () => {
  const before = (given: ApiParts) => resolveNames(sdkOf(api(given)), profile).toJSON();

  test("adding a type or an operation whose name nobody has renames nothing", () => {
    check(
      fc.property(parts, fc.boolean(), path, ({ types, operations }, addsType, resource) => {
        const resources = [resource];
        const added = addsType
          ? { types: [...types, object("Zebra", ["stripes"])], operations, resources }
          : { types, operations: [operation(resource, "zebra"), ...operations], resources };
        expect(before(added)).toMatchObject(before({ types, operations, resources }));
      }),
    );
  });

  test("a further rival for a contested name renames nothing", () => {
    const rival = (id: number, url: string) =>
      operation("pets", "feed", { id: `op:feed${id}`, path: [{ kind: "text", text: `/${url}` }] });
    check(
      fc.property(parts, ({ types, operations }) => {
        const two = [...operations, rival(1, "zoo"), rival(2, "farm")];
        expect(before({ types, operations: [rival(3, "home"), ...two] })).toMatchObject(
          before({ types, operations: two }),
        );
      }),
    );
  });

  test("adding an operation to a resource renames no request type of another", () => {
    const operations = [operation("admin.pets", "get"), operation("shop.pets", "list")];
    const after = before({
      operations: [...operations, operation("shop.pets", "get"), operation("admin.pets", "list")],
    });
    expect(after).toMatchObject(before({ operations }));
  });

  test("a resource further from the root renames none nearer to it", () => {
    const operations = [operation("pets", "get")];
    const after = before({ operations: [...operations, operation("admin.pets", "get")] });
    expect(after).toMatchObject(before({ operations }));
  });
});

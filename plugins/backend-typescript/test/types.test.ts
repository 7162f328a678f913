import type { AliasDecl, EnumDecl, UnionDecl } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import {
  declOf,
  emitted,
  fileOf,
  jsonResponse,
  miniApi,
  objectOf,
  operation,
  property,
  refTo,
  string,
  typeErrors,
} from "./support.js";

const origin = 0;
const enumOf = (name: string, open = false): EnumDecl =>
  declOf<EnumDecl>(name, {
    kind: "enum",
    base: "string",
    open,
    values: ["active", "in-use"].map((value) => ({
      name: { wire: value, words: value.split("-"), explicit: false },
      value,
    })),
  });
const reads = (name: string) => operation("get", { responses: [jsonResponse(refTo(name))] });
const sends = (name: string) =>
  operation("put", {
    body: {
      required: true,
      contents: [{ kind: "json", mediaType: "application/json", type: { kind: "list", items: refTo(name) } }],
      origin,
    },
  });
const typeFile = (files: ReadonlyMap<string, string>, name: string) => fileOf(files, `src/api/types/${name}.ts`);

describe("enums", () => {
  test("that callers read are open, since servers may know more values", () => {
    const files = emitted(miniApi({ types: [enumOf("Status")], operations: [reads("Status")] }));
    expect(typeFile(files, "Status")).toBe(
      `export type Status = "active" | "in-use" | (string & {});

export const Status = {
  Active: "active",
  InUse: "in-use",
} as const;
`,
    );
  });

  test("that callers only send are as open as the definition has them", () => {
    const closed = emitted(miniApi({ types: [enumOf("Status")], operations: [sends("Status")] }));
    expect(typeFile(closed, "Status")).toContain('export type Status = "active" | "in-use";');
    const open = emitted(miniApi({ types: [enumOf("Status", true)], operations: [sends("Status")] }));
    expect(typeFile(open, "Status")).toContain("(string & {})");
  });
});

describe("objects", () => {
  const pet = objectOf("Pet", [
    property("id", string, { access: "read" }),
    property("secret", string, { access: "write" }),
    property("x-odd key", { kind: "nullable", inner: string }, { required: false, default: "a" }),
  ]);

  test("what only requests carry may be missing where a response carries the type", () => {
    expect(typeFile(emitted(miniApi({ types: [pet], operations: [reads("Pet")] })), "Pet")).toBe(
      `export interface Pet {
  id: string;
  secret?: string;
  /** @defaultValue "a" */
  "x-odd key"?: string | null;
}
`,
    );
  });

  test("what only responses carry may be left out where only requests carry the type", () => {
    const content = typeFile(emitted(miniApi({ types: [pet], operations: [sends("Pet")] })), "Pet");
    expect(content).toContain("  id?: string;\n");
    expect(content).toContain("  secret: string;\n");
  });

  test("a child that adds nothing is an alias, and inline types follow the type they stand in", () => {
    const child = objectOf("Child", [], { extends: [pet.id] });
    const inner = objectOf("PetOwner", [property("name", string)], { parent: pet.id });
    const owned = { ...pet, properties: [...pet.properties, property("owner", refTo("PetOwner"))] };
    const files = emitted(miniApi({ types: [inner, owned, child] }));
    expect(typeFile(files, "Child")).toContain("export type Child = Pet;");
    expect(typeFile(files, "Pet")).toMatch(/interface Pet \{[^}]*\}\n\nexport interface PetOwner/);
  });
});

test("recursive aliases are types that TypeScript accepts", () => {
  const json = declOf<UnionDecl>("Json", {
    kind: "union",
    discriminator: null,
    variants: [
      string,
      { kind: "list", items: refTo("Json") } as const,
      { kind: "map", values: refTo("Json") } as const,
    ].map((type, index) => ({ name: { wire: String(index), words: [], explicit: false }, type, tags: [], origin })),
  });
  const ring = declOf<AliasDecl>("Ring", { kind: "alias", type: { kind: "map", values: refTo("Ring") } });
  const pair = declOf<AliasDecl>("Pair", {
    kind: "alias",
    type: { kind: "tuple", items: [string, refTo("Pair")], rest: { kind: "nullable", inner: refTo("Ring") } },
  });
  const files = emitted(miniApi({ types: [json, ring, pair], operations: [reads("Json")] }));
  expect(typeFile(files, "Pair")).toContain("export type Pair = [string, Pair, ...(Ring | null)[]];");
  expect(typeErrors(files)).toBe("");
  files.set("src/wrong.ts", "export const wrong: string = 1;\n");
  expect(typeErrors(files)).toContain("src/wrong.ts(1,14)");
});

describe("discriminated unions", () => {
  const cat = objectOf("Cat", [property("type", string), property("lives", { kind: "primitive", primitive: "int32" })]);
  const dog = objectOf("Dog", [property("type", { kind: "literal", value: "dog" }), property("barks", string)]);
  const variant = (name: string, tags: readonly string[]) => ({
    name: { wire: name, words: [name], explicit: true },
    type: refTo(name),
    tags,
    origin,
  });
  const animal = declOf<UnionDecl>("Animal", {
    kind: "union",
    discriminator: { wire: "type", words: ["type"], explicit: false },
    variants: [variant("Cat", ["cat", "lion"]), variant("Dog", ["dog"])],
  });
  const api = miniApi({ types: [cat, dog, animal], operations: [reads("Animal")] });

  test("give each variant its tags, and the rest a variant of its own", () => {
    expect(typeFile(emitted(api), "Animal")).toContain(
      `export type Animal =
  (Cat & { type: "cat" | "lion" }) | Dog | { type: UnknownTag; [key: string]: unknown };`,
    );
  });

  test("narrow by their tags; what is not known is left over, and a misspelt tag does not compile", () => {
    const files = emitted(api);
    files.set(
      "src/use.ts",
      `import type { Animal } from "./api/types/Animal.js";
export function use(animal: Animal): string | number {
  switch (animal.type) {
    case "cat":
    case "lion":
      return animal.lives;
    case "dog":
      return animal.barks;
    // @ts-expect-error no variant has this tag
    case "cow":
      return 0;
    default: {
      const tag: string = animal.type;
      const more: unknown = animal["anything"];
      return typeof more === "string" ? more : tag;
    }
  }
}
export const cat: Animal = { type: "cat", lives: 9 };
// @ts-expect-error a dog has no lives
export const dog: Animal = { type: "dog", lives: 9 };
`,
    );
    expect(typeErrors(files)).toBe("");
  });

  test("that are only sent know all their variants", () => {
    const content = typeFile(emitted(miniApi({ types: [cat, dog, animal], operations: [sends("Animal")] })), "Animal");
    expect(content).not.toContain("UnknownTag");
  });
});

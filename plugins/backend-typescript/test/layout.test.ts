import { createFile, list, type Part, type Sym } from "@sdkwright/plugin-api";
import fc from "fast-check";
import prettier from "prettier";
import { expect, test } from "vitest";
import { dialect } from "../src/dialect.js";
import { array, entries, object, scalar, text, type Value } from "../src/literals.js";
import {
  annotated,
  arrayOf,
  assigned,
  braces,
  generic,
  inline,
  intersection,
  keyword,
  literalType,
  mapOf,
  named,
  type TypeExpr,
  union,
} from "../src/types.js";

const symbolNamed = (name: string): Sym => ({ part: "sym", name, module: "a.ts" });
const name = fc.integer({ min: 1, max: 60 }).map((length) => `N${"a".repeat(length)}`);

/** Types as the IR can hold them; in aliases, maps are index signatures. */
function typesOf(expandMaps: boolean): fc.Arbitrary<TypeExpr> {
  const { type } = fc.letrec<{ type: TypeExpr }>((tie) => ({
    type: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      name.map((text) => named(symbolNamed(text))),
      fc.constantFrom("string", "number", '"active"', "null").map(keyword),
      tie("type").map(arrayOf),
      tie("type").map((values) => mapOf(values, expandMaps)),
      fc.array(tie("type"), { minLength: 2, maxLength: 5 }).map(union),
    ),
  }));
  return type;
}

function print(...lines: Part[]): string {
  const file = createFile("a.ts", dialect);
  for (const part of lines) file.line(part);
  return file.finish().content;
}

async function expectFormatted(code: string): Promise<void> {
  expect(code).toBe(await prettier.format(code, { parser: "typescript", printWidth: 100 }));
}

test("members of interfaces are laid out as prettier does", async () => {
  const check = fc.asyncProperty(name, typesOf(false), async (key, type) => {
    const file = createFile("a.ts", dialect);
    file.block("export interface I {", () => file.line(key, "?:", annotated(type), ";"), "}");
    await expectFormatted(file.finish().content);
  });
  await fc.assert(check, { numRuns: 300 });
});

test("aliases are laid out as prettier does", async () => {
  const check = fc.asyncProperty(name, typesOf(true), async (alias, type) => {
    await expectFormatted(print(["export type ", alias, " =", assigned(type), ";"]));
  });
  await fc.assert(check, { numRuns: 300 });
});

test("results of methods are laid out as prettier does", async () => {
  const check = fc.asyncProperty(name, typesOf(false), async (method, type) => {
    const file = createFile("a.ts", dialect);
    const result = inline(generic("ApiPromise", [type]));
    const head = [method, list("(", ["options?: RequestOptions"], ["): ", result]), " {"];
    file.block("export class C {", () => file.block(head, () => file.line("return this.#core;"), "}"), "}");
    await expectFormatted(file.finish().content);
  });
  await fc.assert(check, { numRuns: 300 });
});

test("variants with a tag of their own are laid out as prettier does", async () => {
  const tags = fc.array(name, { minLength: 1, maxLength: 3 }).map((list) => union(list.map(literalType)));
  const tagged = fc.tuple(name, tags).map(([variant, tag]): TypeExpr => {
    const literal = braces([["type", tag]]);
    return intersection([named(symbolNamed(variant)), literal]);
  });
  const check = fc.asyncProperty(
    name,
    fc.uniqueArray(tagged, { minLength: 2, maxLength: 5, selector: ({ key }) => key }),
    async (alias, variants) => {
      await expectFormatted(print(["export type ", alias, " =", assigned(union(variants)), ";"]));
    },
  );
  await fc.assert(check, { numRuns: 200 });
});

/** Values as descriptors hold them; lists of bare numbers, which prettier fills, are not among them. */
const { value, record } = fc.letrec<{ value: Value; record: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.string({ maxLength: 60 }).map(text),
    fc.boolean().map(scalar),
    fc.array(fc.string({ maxLength: 30 }).map(text), { maxLength: 5 }).map(array),
    fc.array(tie("record"), { maxLength: 3 }).map(array),
    tie("record"),
  ),
  record: fc
    .uniqueArray(fc.tuple(fc.oneof(name, fc.string({ maxLength: 8 })), tie("value")), {
      maxLength: 4,
      selector: ([key]) => key,
      depthIdentifier: "record",
      size: "small",
    })
    .map((list) => object(list)),
}));

test("descriptors are laid out as prettier does", async () => {
  const check = fc.asyncProperty(fc.oneof(value, record), async (expression) => {
    const file = createFile("a.ts", dialect);
    const print = () => {
      for (const part of entries([["value", expression]])) file.line(part, ",");
    };
    file.block("const a = {", print, "};");
    await expectFormatted(file.finish().content);
  });
  await fc.assert(check, { numRuns: 300 });
});

import { expect, test } from "vitest";
import { emptyApi, type SdkStyle, sdkOf, type Type, type UnionDecl } from "../src/index.js";

const name = (wire: string) => ({ wire, words: [wire], explicit: false });

/** What a union of these types is to a language. */
function declared(types: readonly Type[], style: Partial<SdkStyle>) {
  const variants = types.map((type, index) => {
    return { name: name(`v${index}`), type, tags: [], origin: 0, description: `Number ${index}.` };
  });
  const union: UnionDecl = {
    kind: "union",
    id: "type:Color",
    name: name("Color"),
    discriminator: null,
    variants,
    origin: 0,
  };
  const api = { ...emptyApi({ origins: { list: [] } } as never, 0), types: { "type:Color": union } };
  const sdk = sdkOf(api, { arguments: "as-configured", events: "inline", ...style });
  expect(sdk.types["type:Color"]?.union === undefined).toBe(sdk.api.types["type:Color"]?.kind === "enum");
  return sdk.api.types["type:Color"];
}

const constants = (...values: (string | number | boolean)[]) =>
  values.map((value): Type => ({ kind: "literal", value }));

test("a union of constants of one kind is an enum to a language without literal types", () => {
  expect(declared(constants("red", "green"), { constants: "enums" })).toMatchObject({
    kind: "enum",
    base: "string",
    values: [
      { value: "red", name: { wire: "v0" }, description: "Number 0." },
      { value: "green", name: { wire: "v1" } },
    ],
  });
  expect(declared(constants(1, 2), { constants: "enums" })).toMatchObject({ kind: "enum", base: "integer" });
  expect(declared(constants(1, 0.5), { constants: "enums" })).toMatchObject({ kind: "enum", base: "number" });
});

test("it stays a union to others, and where values are of several kinds", () => {
  expect(declared(constants("red", "green"), {})).toMatchObject({ kind: "union" });
  for (const mixed of [
    constants("red", 1),
    constants("red", true),
    [...constants("red"), { kind: "unknown" } as const],
  ]) {
    expect(declared(mixed, { constants: "enums" })).toMatchObject({ kind: "union" });
  }
});

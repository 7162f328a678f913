import type { Type, UnionDecl } from "@sdkwright/ir-schema";
import { nullable, nullType, primitive } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { valueVariants } from "../src/index.js";

test("variants of a union that are more than null keep their places, and lose null", () => {
  const variant = (type: Type) => ({ type, tags: [], origin: 0 });
  const variants = [nullType, primitive("string"), nullable(primitive("int64"))].map(variant);
  const decl = { kind: "union", variants } as unknown as UnionDecl;
  expect(valueVariants({ types: {} }, decl)).toEqual([
    { variant: variants[1], index: 1, type: primitive("string") },
    { variant: variants[2], index: 2, type: primitive("int64") },
  ]);
});

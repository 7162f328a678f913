import type { Api, Type, TypeDecl, TypeId } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { textOfEvents } from "../src/questions/event-text.js";

const text: Type = { kind: "primitive", primitive: "string" };
const refTo = (id: TypeId): Type => ({ kind: "ref", id });
const types = {
  "type:Text": { kind: "alias", type: text },
  "type:Word": { kind: "object", properties: [], extends: [] },
  "type:Either": { kind: "union", variants: [{ type: refTo("type:Word") }, { type: refTo("type:Text") }] },
  "type:Nested": { kind: "union", variants: [{ type: refTo("type:Nested") }, { type: refTo("type:Either") }] },
  "type:Numbers": { kind: "union", variants: [{ type: refTo("type:Word") }, { type: number("int64") }] },
  "type:Step": { kind: "enum", base: "string", values: [] },
} as unknown as { readonly [id: TypeId]: TypeDecl };

function number(primitive: "int64" | "date"): Type {
  return { kind: "primitive", primitive };
}

function told(type: Type) {
  return textOfEvents({ types } as Api, { kind: "sse", mediaType: "text/event-stream", type });
}

test("events that are text alone are not JSON, whatever name the type has", () => {
  expect(told(text)).toEqual({ text: true });
  expect(told(refTo("type:Text"))).toEqual({ text: true });
});

test("events that may be text are text where they are not JSON", () => {
  for (const type of [refTo("type:Either"), refTo("type:Nested"), refTo("type:Step"), number("date")])
    expect(told(type)).toEqual({ allowsText: true });
  expect(told({ kind: "nullable", inner: text })).toEqual({ allowsText: true });
});

test("all other events are JSON", () => {
  for (const type of [refTo("type:Word"), refTo("type:Numbers"), { kind: "unknown" } as const])
    expect(told(type)).toEqual({});
});

import { type Api, listOf, mapOf, nullable, primitive, ref, type Type, unknownType } from "@sdkwright/ir-schema";
import { expect, it } from "vitest";
import { jsonType } from "../src/index.js";

const declared = (id: string, more: object) => [id, { id, origin: 0, ...more }];
const api = {
  types: Object.fromEntries([
    declared("type:Color", { kind: "enum", base: "string", values: [] }),
    declared("type:Level", { kind: "enum", base: "integer", values: [] }),
    declared("type:Day", { kind: "alias", type: primitive("date") }),
    declared("type:Pet", { kind: "object", properties: [], extends: [], additional: null }),
  ]),
} as unknown as Api;

const text = primitive("string");
const integer = primitive("int64");

it.each<[Type, Type]>([
  [primitive("boolean"), primitive("boolean")],
  [primitive("int32"), integer],
  [primitive("float"), primitive("number")],
  [primitive("uint64"), unknownType],
  [primitive("bigint"), unknownType],
  [primitive("base64"), unknownType],
  [primitive("uuid"), text],
  [{ kind: "literal", value: "on" }, text],
  [{ kind: "literal", value: 1 }, unknownType],
  [nullable(integer), integer],
  [ref("type:Color"), text],
  [ref("type:Level"), integer],
  [ref("type:Day"), text],
  [ref("type:Pet"), unknownType],
  [listOf(ref("type:Color")), listOf(text)],
  [mapOf(nullable(ref("type:Pet"))), mapOf(unknownType)],
  [{ kind: "tuple", items: [text], rest: null }, unknownType],
])("%j is %j in terms of JSON alone", (type, plain) => {
  expect(jsonType(api, type)).toEqual(plain);
});

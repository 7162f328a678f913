import type { Api, Documented, HttpOperation } from "@sdkwright/ir-schema";
import { propertyAt } from "@sdkwright/ir-schema";
import type { Field } from "./method.js";

/** What the definition says of something that a method takes: its parameter, its property, or the body. */
export function sourceOf(api: Api, operation: HttpOperation, { from }: Field): Documented {
  switch (from.kind) {
    case "parameter":
      return operation.parameters.find(({ in: place, name }) => place === from.in && name.wire === from.name) ?? {};
    case "property":
      return propertyAt(api, { kind: "ref", id: from.type }, [from.name]) ?? {};
    case "body":
      return operation.body ?? {};
    default:
      return from satisfies never;
  }
}

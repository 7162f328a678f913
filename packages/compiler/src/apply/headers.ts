import type { HeaderConfig } from "@sdkwright/config";
import type { GlobalHeader, OriginId, PrimitiveKind, Type } from "@sdkwright/plugin-api";
import { makeName, nullable, primitive } from "@sdkwright/plugin-api";

const TYPES: ReadonlyMap<string, PrimitiveKind> = new Map<string, PrimitiveKind>([
  ["string", "string"],
  ["number", "number"],
  ["double", "number"],
  ["integer", "int32"],
  ["int", "int32"],
  ["long", "int64"],
  ["boolean", "boolean"],
  ["uuid", "uuid"],
  ["date", "date"],
  ["datetime", "date-time"],
]);

/** `literal<"v">`, `optional<T>`, `nullable<T>` or the name of a primitive (specification section 2.2.1). */
interface HeaderType {
  readonly literal?: string;
  readonly optional: boolean;
  readonly type: Type;
}

function readType(text: string): HeaderType {
  const literal = /^literal<"(.*)">$/s.exec(text)?.[1];
  if (literal !== undefined) return { literal, optional: false, type: { kind: "literal", value: literal } };
  const optional = /^optional<(.*)>$/s.exec(text)?.[1];
  if (optional !== undefined) return { ...readType(optional), optional: true };
  const inner = /^nullable<(.*)>$/s.exec(text)?.[1];
  if (inner !== undefined) return { optional: false, type: nullable(readType(inner).type) };
  return { optional: false, type: primitive(TYPES.get(text) ?? "string") };
}

/** A header of the configuration as the IR has it. */
export function lowerHeader(config: HeaderConfig, origin: OriginId): GlobalHeader {
  const base = {
    header: config.header,
    name: makeName(config.name ?? config.header, { explicit: config.name !== undefined }),
    origin,
  };
  if (config.value !== undefined) {
    const value = config.value.includes("${")
      ? ({ kind: "environment", template: config.value } as const)
      : ({ kind: "literal", value: config.value } as const);
    return { ...base, value };
  }
  const { literal, optional, type } = readType(config.type ?? "string");
  if (literal !== undefined) return { ...base, value: { kind: "literal", value: literal } };
  return {
    ...base,
    value: { kind: "parameter", type, required: !optional, ...(config.env !== undefined && { env: config.env }) },
  };
}

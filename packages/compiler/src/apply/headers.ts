import type { HeaderConfig } from "@sdkwright/config";
import { type GlobalHeader, makeName, type OriginId, primitive, readTypeText } from "@sdkwright/plugin-api";

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
  // What cannot be read was reported with the configuration.
  const { type, optional } = readTypeText(config.type ?? "string") ?? { type: primitive("string"), optional: false };
  if (type.kind === "literal") return { ...base, value: { kind: "literal", value: String(type.value) } };
  return {
    ...base,
    value: { kind: "parameter", type, required: !optional, ...(config.env !== undefined && { env: config.env }) },
  };
}

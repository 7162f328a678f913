import type { Config, HeaderConfig, SpecConfig } from "@sdkwright/config";
import { type Api, type GlobalHeader, makeName, type OriginId, primitive, readTypeText } from "@sdkwright/plugin-api";

/** A header of the configuration as the IR has it. */
function lowerHeader(config: HeaderConfig, origin: OriginId): GlobalHeader {
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

/** The headers of the first list, and those of the second that it does not name, without letter case. */
function withDefaults(own: readonly GlobalHeader[], others: readonly GlobalHeader[]): GlobalHeader[] {
  const names = new Set(own.map(({ header }) => header.toLowerCase()));
  return [...own, ...others.filter(({ header }) => !names.has(header.toLowerCase()))];
}

/** A definition with all headers of its requests: those of its entry win over those of `api`, and these over its own. */
export function withHeaders(api: Api, spec: SpecConfig, config: Config, origin: (pointer: string) => OriginId): Api {
  const lowered = (headers: readonly HeaderConfig[]) => headers.map((header) => lowerHeader(header, origin(header.at)));
  const configured = withDefaults(lowered(spec.headers), lowered(config.api.headers));
  if (configured.length === 0) return api;
  return { ...api, headers: withDefaults(configured, api.headers) };
}

/** The headers of several definitions as one list, and which definitions have headers of their own. */
export interface MergedHeaders {
  readonly headers: readonly GlobalHeader[];
  /** For each definition, in order: the key by which its operations say that they carry its headers. */
  readonly keys: readonly (string | undefined)[];
}

/** What two headers must share to be one. */
const textOf = ({ header, value }: GlobalHeader): string => JSON.stringify([header.toLowerCase(), value]);

/** Headers that every definition has are for all calls; the others are for those of their definition alone. */
export function mergeHeaders(apis: readonly Api[], labels: readonly string[]): MergedHeaders {
  const texts = apis.map(({ headers }) => new Set(headers.map(textOf)));
  const isShared = (header: GlobalHeader): boolean => texts.every((known) => known.has(textOf(header)));
  const keys = apis.map(({ headers }, index) => (headers.every(isShared) ? undefined : keyOf(labels, index)));
  const shared = apis[0]?.headers.filter(isShared) ?? [];
  const own = apis.flatMap(({ headers }, index) => {
    const definition = keys[index];
    if (definition === undefined) return [];
    return headers.filter((header) => !isShared(header)).map((header) => ({ ...header, definition }));
  });
  return { headers: [...shared, ...own], keys };
}

/** A definition's label; with its number where another one has the same. */
function keyOf(labels: readonly string[], index: number): string {
  const label = labels[index] ?? "";
  return labels.indexOf(label) === labels.lastIndexOf(label) && label !== "" ? label : `${label} ${index + 1}`.trim();
}

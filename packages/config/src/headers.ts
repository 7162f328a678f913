import { configCatalogue } from "./catalogue.js";
import type { HeaderConfig } from "./config.js";
import { type LoadContext, placeAt, step } from "./context.js";
import type { HeadersInput } from "./schema/api.js";

const HEADER_TYPE = /^(?:string|number|double|integer|int|long|boolean|uuid|date|datetime)$/;

/** Whether a type is one that a header can have. */
export function isHeaderType(type: string): boolean {
  const inner = /^(?:optional|nullable)<(.*)>$/s.exec(type)?.[1];
  if (inner !== undefined) return isHeaderType(inner);
  return HEADER_TYPE.test(type) || /^literal<".*">$/s.test(type);
}

/** The headers below `at`. Reports types that no header can have. */
export function headerConfigs(input: HeadersInput | undefined, at: string, context: LoadContext): HeaderConfig[] {
  return Object.entries(input ?? {}).map(([header, value]) => {
    const headerAt = step(at, header);
    if (typeof value === "string") return { at: headerAt, header, value };
    if (value.type !== undefined && !isHeaderType(value.type)) {
      const place = placeAt(context, step(headerAt, "type"));
      context.report(configCatalogue.create("wrong-header-type", { type: value.type }, place));
    }
    return { at: headerAt, header, ...value };
  });
}

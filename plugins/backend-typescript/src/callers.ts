import type { Callers, PrimitiveKind, PrimitiveType } from "@sdkwright/plugin-api";
import { needsExactness } from "./forms/shapes.js";
import { hasDates, type Options } from "./options.js";

const KEYWORDS: { readonly [kind in PrimitiveKind]?: string } = {
  boolean: "boolean",
  binary: "binary",
  int32: "number",
  uint32: "number",
  float: "number",
  number: "number",
};

/** What breaks TypeScript that calls an SDK. */
export function callers(options: Options): Callers {
  const isDate = (primitive: PrimitiveKind): boolean => primitive === "date-time" && hasDates(options);
  const isLong = ({ primitive }: PrimitiveType): boolean => /^u?int64$|^bigint$/.test(primitive);
  return {
    scalar(type) {
      if (isLong(type)) return needsExactness(type) ? options.int64 : "number";
      return isDate(type.primitive) ? "Date" : (KEYWORDS[type.primitive] ?? "string");
    },
    typing: "structural",
  };
}

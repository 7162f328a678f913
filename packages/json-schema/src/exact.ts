import type { Json, Report } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { locationOf, type Node } from "./node.js";

/** Whether a value is what the definition says: whole numbers beyond 2^53 lose digits when they are read. */
export function isExact(value: Json | undefined): boolean {
  return !Number.isInteger(value) || Number.isSafeInteger(value);
}

/** {@link isExact} of the value of a keyword; a warning says where it is not. */
export function isExactAt({ report }: { readonly report: Report }, at: Node | undefined, keyword: string): boolean {
  if (at === undefined || isExact(at.value)) return true;
  report(jsonSchemaCatalogue.create("inexact-number", { keyword }, { location: locationOf(at) }));
  return false;
}

import type { Api, HttpOperation, Pagination, Type } from "@sdkwright/ir-schema";
import { itemType, typeAt } from "./objects.js";
import { responseShape } from "./response-shape.js";

/** A paginated call: the type of its items and that of a page. */
export interface PageTypes {
  readonly item: Type;
  readonly body: Type;
}

/** The types of a paginated operation; undefined where its pages cannot be typed, so that it stays a plain call. */
export function pageTypes(api: Api, operation: HttpOperation): PageTypes | undefined {
  const { pagination } = operation;
  const { content, types } = responseShape(operation);
  const [body] = types;
  if (!pagination || content?.kind !== "json" || !body) return undefined;
  const results = typeAt(api, body, pagination.results.path);
  const item = results && itemType(api, results);
  return item && { item, body };
}

/**
 * Where the count of pages or items starts: at the declared default of the parameter, whether or not clients send it.
 * Undefined where none is declared: pages are then counted from 1, items from 0.
 */
export function pageStart(
  operation: HttpOperation,
  { offset }: Extract<Pagination, { kind: "offset" }>,
): number | undefined {
  const counter = operation.parameters.find(
    ({ in: place, name }) => place === offset.in && name.wire === offset.path[0],
  );
  return typeof counter?.default === "number" ? Math.trunc(counter.default) : undefined;
}

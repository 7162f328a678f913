import { type ResourceId, resourcePath } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { EXTENSION } from "./language.js";

export const TYPES_FILE = `src/types.${EXTENSION}`;
export const ERRORS_FILE = `src/errors.${EXTENSION}`;

/** The file of a client: `src/clients/orders/items.python` for the client `items` of `orders`. */
export function clientPath({ api, names }: Context, id: ResourceId): string {
  const stems = resourcePath(api, id).map((resource) => names.file(resource.id));
  return stems.length === 0 ? `src/client.${EXTENSION}` : `src/clients/${stems.join("/")}.${EXTENSION}`;
}

import { lackedBy, type PlannedFile, planSdk, type ResourceId, resourcePath } from "@sdkwright/plugin-api";
import { type Context, LACKS } from "./context.js";
import { EXTENSION } from "./language.js";

export const TYPES_FILE = `src/types.${EXTENSION}`;
export const ERRORS_FILE = `src/errors.${EXTENSION}`;

/** The file of a client: `src/clients/orders/items.csharp` for the client `items` of `orders`. */
export function clientPath({ api, names }: Context, id: ResourceId): string {
  const stems = resourcePath(api, id).map((resource) => names.file(resource.id));
  return stems.length === 0 ? `src/client.${EXTENSION}` : `src/clients/${stems.join("/")}.${EXTENSION}`;
}

/** A file for each client, with the requests of its methods; one of types, and one of errors. */
export function plan(context: Context): readonly PlannedFile[] {
  return planSdk(context.sdk, {
    client: ({ resource }) => clientPath(context, resource.id),
    request: ({ method }) => (lackedBy(method, LACKS) === undefined ? clientPath(context, method.owner) : null),
    type: TYPES_FILE,
    error: ERRORS_FILE,
    result: null,
    channel: null,
    webhooks: null,
    options: null,
    environments: null,
  }).files();
}

import { lackedBy, type PlannedFile, planSdk } from "@sdkwright/plugin-api";
import { type Context, LACKS } from "./context.js";
import { clientPath, ERRORS_FILE, TYPES_FILE } from "./paths.js";

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

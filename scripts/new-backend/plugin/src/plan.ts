import { clientNode, errorNode, lackedBy, type PlannedFile, requestNode, typeNode } from "@sdkwright/plugin-api";
import { type Context, LACKS } from "./context.js";
import { clientPath, ERRORS_FILE, TYPES_FILE } from "./paths.js";

/** A file for each client, with the requests of its methods; one of types, and one of errors. */
export function plan(context: Context): readonly PlannedFile[] {
  const { sdk } = context;
  const types = Object.values(sdk.api.types).filter(({ id }) => !sdk.types[id]?.dissolved);
  // The others are of the class of their status alone.
  const errors = Object.values(sdk.api.errors).filter(({ id }) => sdk.errors[id]?.typed);
  const clients = sdk.clients.map((client): PlannedFile => {
    const requests = client.methods
      .map((id) => requestNode(sdk, id))
      .filter(({ method }) => method.request !== null && lackedBy(method, LACKS) === undefined);
    return { path: clientPath(context, client.id), nodes: [...requests, clientNode(sdk, client.id)] };
  });
  return [
    ...clients,
    { path: TYPES_FILE, nodes: types.map(({ id }) => typeNode(sdk, id)) },
    { path: ERRORS_FILE, nodes: errors.map(({ id }) => errorNode(sdk, id)) },
  ].filter(({ nodes }) => nodes.length > 0);
}

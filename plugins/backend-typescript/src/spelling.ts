import type { ReferenceSpelling } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { access } from "./dialect.js";
import { keyOf } from "./emit/method.js";
import { methodPath } from "./samples/calls.js";

/** How references and documentation sites write methods, resources and fields. */
export function spelling(context: Context): ReferenceSpelling {
  const { names } = context;
  return {
    signature({ id, arguments: before, request, result }) {
      const options = result.kind === "socket" ? "SocketOptions" : "RequestOptions";
      const parameters = [
        ...before.map((field) => keyOf(names, id, field)),
        ...(request ? [`request${request.optional ? "?" : ""}: ${names.request(id)}`] : []),
        `options?: ${options}`,
      ];
      return `client${methodPath(context, id)}(${parameters.join(", ")})`;
    },
    access: (resource) => access(names.resource(resource)),
    field: ({ id }, field) => keyOf(names, id, field),
  };
}

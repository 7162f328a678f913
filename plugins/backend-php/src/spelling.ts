import type { Field, ReferenceSpelling } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { pathTo } from "./samples/calls.js";

/** How references and documentation sites write methods, resources and fields. */
export function spelling(context: Context): ReferenceSpelling {
  const { names } = context;
  return {
    client: "$client",
    // `$client->pets->get($petId, limit, options)`.
    signature({ id, arguments: before, request }) {
      const name = ({ from }: Field): string => names.field(id, from);
      const parameters = [...before.map((field) => `$${name(field)}`), ...(request?.fields ?? []).map(name), "options"];
      return `${pathTo(context, id)}(${parameters.join(", ")})`;
    },
    access: (resource) => `->${names.resource(resource)}`,
    field: ({ id }, { from }) => names.field(id, from),
    withRequest: ({ id }) => context.requestMethod(id),
  };
}

import type { ReferenceSpelling } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { pathTo } from "./samples/calls.js";

/** How references and documentation sites write methods, resources and fields. */
export function spelling(context: Context): ReferenceSpelling {
  const { names } = context;
  return {
    signature({ id, arguments: args, request }) {
      const fields = args.map(({ from }) => names.field(id, from));
      const parameters = [...fields, ...(request ? [names.request(id)] : []), "RequestOptions"];
      return `${pathTo(context, id)}(${parameters.join(", ")})`;
    },
    access: (resource) => `.${names.resource(resource)}()`,
    field: ({ id }, { from }) => names.field(id, from),
  };
}

import type { ReferenceSpelling } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { pathTo } from "./samples/calls.js";

/** How references and documentation sites write methods, resources and fields. */
export function spelling(context: Context): ReferenceSpelling {
  const { names } = context;
  return {
    signature({ id: method, arguments: args, request }) {
      const fields = args.map(({ from }) => names.field(method, from));
      const parameters = [...fields, ...(request ? [names.request(method)] : []), "RequestOptions"];
      return `${pathTo(context, method)}(${parameters.join(", ")})`;
    },
    access: (resource) => `.${names.resource(resource)}`,
    field: ({ id: method }, { from }) => names.field(method, from),
  };
}

import type { ReferenceSpelling } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { pathTo } from "./samples/calls.js";

/** How references and documentation sites write methods, resources and fields. */
export function spelling(context: Context): ReferenceSpelling {
  const { names } = context;
  return {
    // `client.pets.get(petId:options:)`, as Swift writes the names of functions.
    signature({ id: method, arguments: args, request }) {
      const labels = [...args.map(({ from }) => names.field(method, from)), ...(request ? ["_"] : []), "options"];
      return `${pathTo(context, method)}(${labels.map((label) => `${label}:`).join("")})`;
    },
    access: (resource) => `.${names.resource(resource)}`,
    field: ({ id: method }, { from }) => names.field(method, from),
  };
}

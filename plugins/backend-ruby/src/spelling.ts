import type { Field, ReferenceSpelling } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { pathTo } from "./samples/calls.js";

/** How references and documentation sites write methods, resources and fields. */
export function spelling(context: Context): ReferenceSpelling {
  const { names } = context;
  return {
    // `client.pets.get(pet_id:, limit:, request_options:)`.
    signature({ id, arguments: before, request }) {
      const name = ({ from }: Field): string => names.field(id, from);
      const parameters = [...before, ...(request?.fields ?? [])].map(name);
      return `${pathTo(context, id)}(${[...parameters, "request_options"].map((one) => `${one}:`).join(", ")})`;
    },
    access: (resource) => `.${names.resource(resource)}`,
    field: ({ id }, { from }) => names.field(id, from),
  };
}

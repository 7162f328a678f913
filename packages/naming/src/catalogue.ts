import { defineCatalogue, entry } from "@sdkwright/diagnostics";

/** Findings about names. None of them stops anything: a name is always found. */
export const namingCatalogue = defineCatalogue("naming", {
  numbered: entry<{ symbol: string; named: string }>({
    severity: "warning",
    title: "Name made unique by a number",
    cause:
      "Two or more symbols of one scope would get the same name, and nothing in the definition (parent, resource, namespace, spelling) distinguishes them. The later one gets a number, which can move to another one when the definition changes.",
    fix: "Give one of them another name in the definition, or with a naming extension such as `x-gen-type-name`, `x-gen-property-name` or `x-gen-sdk-method-name`.",
    message: ({ symbol, named }) => `${symbol} can only be told apart by a number: it is named ${named}.`,
  }),
  "method-clash": entry<{ symbol: string; named: string }>({
    severity: "warning",
    title: "Method name contested",
    cause:
      "Two operations of one resource, or an operation and a resource below the same parent, would get the same name. None of them gets it, so that a method name never changes its meaning.",
    fix: "Give the operation another name with `operationId` or `x-gen-sdk-method-name`.",
    message: ({ symbol, named }) =>
      `${symbol} cannot have its name, which another one claims too: it is named ${named}.`,
  }),
  "parameter-clash": entry<{ operation: string; place: string; wire: string; named: string }>({
    severity: "warning",
    title: "Parameter shares a name",
    cause:
      "Path, query, header and cookie parameters and the properties of the body share one request object, and two of them have the same name. A property of the body keeps it, or else a path parameter.",
    fix: "No action is needed: each is still sent where it belongs. To choose the name, set `x-gen-parameter-name` on the parameter.",
    message: ({ operation, place, wire, named }) =>
      `The ${place} parameter \`${wire}\` of ${operation} shares its name with another part of the request: its key is ${named}.`,
  }),
  "option-renamed": entry<{ named: string }>({
    severity: "warning",
    title: "Client option renamed",
    cause: "The name of a credential or a header is already the name of another option of the client.",
    fix: "Choose another name: the `name` of the scheme's part or of the header, or of the other one.",
    message: ({ named }) => `An option of the client cannot have its name, which is taken: it is named ${named}.`,
  }),
  renamed: entry<{ symbol: string; named: string; isReserved: boolean }>({
    severity: "note",
    title: "Type renamed",
    cause:
      "The name that the definition gives to a type is taken: by the client itself, by a name of the runtime or of the language, or by another type of the same spelling.",
    fix: "Give the type another name in the definition, or with `x-gen-type-name`.",
    message: ({ symbol, named, isReserved }) => {
      const owner = isReserved ? "the language or the runtime of the SDK has" : "another part of the SDK has";
      return `${symbol} cannot have its name, which ${owner} already: it is named ${named}.`;
    },
  }),
});

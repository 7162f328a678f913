import { defineCatalogue, entry } from "@sdkwright/diagnostics";

/** Findings about names. None of them stops anything: a name is always found. */
export const namingCatalogue = defineCatalogue("naming", {
  numbered: entry<{ symbol: string; named: string }>({
    severity: "note",
    title: "Name made unique by a number",
    cause:
      "Two or more symbols of one scope would get the same name, and nothing in the definition (parent, resource, namespace, spelling) distinguishes them. The later one gets a number, which can move to another one when the definition changes.",
    fix: "No action is needed. To choose the name, give one of them another name in the definition, or with a naming extension such as `x-gen-type-name`, `x-gen-property-name` or `x-gen-sdk-method-name`.",
    message: ({ symbol, named }) => `${symbol} would have the name of another one, so it is called ${named}.`,
  }),
  "method-clash": entry<{ symbol: string; named: string }>({
    severity: "warning",
    title: "Method name contested",
    cause:
      "Two operations of one resource, or an operation and a resource below the same parent, would get the same name. None of them gets it, so that a method name never changes its meaning.",
    fix: "Give the operation another name with `operationId` or `x-gen-sdk-method-name`.",
    message: ({ symbol, named }) =>
      `${symbol} would have the same method name as another one, so it is called ${named}.`,
  }),
  "parameter-clash": entry<{ operations: readonly string[]; place: string; wire: string; named: string }>({
    severity: "note",
    title: "Parameter shares a name",
    cause:
      "Path, query, header and cookie parameters and the properties of the body share one request object, and two of them have the same name. A property of the body keeps it, or else a path parameter.",
    fix: "No action is needed: each is still sent where it belongs. To choose the name, set `x-gen-parameter-name` on the parameter.",
    message: ({ operations: [first, ...others], place, wire, named }) => {
      const more =
        others.length === 0 ? "" : ` and ${others.length} other ${others.length === 1 ? "operation" : "operations"}`;
      return `In ${first}${more}, the ${place} parameter \`${wire}\` has the name of another part of the request, so it is called ${named}.`;
    },
  }),
  "option-renamed": entry<{ named: string }>({
    severity: "warning",
    title: "Client option renamed",
    cause: "The name of a credential or a header is already the name of another option of the client.",
    fix: "Choose another name: the `name` of the scheme's part or of the header, or of the other one.",
    message: ({ named }) => `Another option of the client has this name, so this one is called ${named}.`,
  }),
  renamed: entry<{ symbol: string; named: string; isReserved: boolean }>({
    severity: "note",
    title: "Type renamed",
    cause:
      "The name that the definition gives to a type is taken: by the client itself, by a name of the runtime or of the language, or by another type of the same spelling.",
    fix: "Give the type another name in the definition, or with `x-gen-type-name`.",
    message: ({ symbol, named, isReserved }) => {
      const owner = isReserved ? "the language or the runtime of the SDK has" : "another part of the SDK has";
      return `${symbol} would have a name that ${owner}, so it is called ${named}.`;
    },
  }),
});

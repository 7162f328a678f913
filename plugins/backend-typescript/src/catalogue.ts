import { defineCatalogue, entry } from "@sdkwright/plugin-api";

/** What the TypeScript backend has to say beside what the compiler says for all. */
export const typescriptCatalogue = defineCatalogue("typescript", {
  "property-name-kept": entry<{ property: string; name: string }>({
    severity: "note",
    title: "Property that keeps its name",
    cause:
      "The definition gives a property another name. Objects of a TypeScript SDK are the JSON that is sent and received, so that properties are called as there.",
    fix: "Nothing is needed: SDKs of languages with names of their own for properties take the other name.",
    message: ({ property, name }) =>
      `\`${property}\` keeps its name, as do all properties with another one (here \`${name}\`): they are the keys of the JSON.`,
  }),
});

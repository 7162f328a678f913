import type { Name } from "@sdkwright/plugin-api";
import { defineCatalogue, entry, placeOf, splitWords } from "@sdkwright/plugin-api";
import type { Target } from "./context.js";

/** Findings of the TypeScript backend, in addition to those of the compiler. */
export const typescriptCatalogue = defineCatalogue("typescript", {
  "property-name-kept": entry<{ property: string; name: string }>({
    severity: "note",
    title: "Property that keeps its name",
    cause:
      "The definition gives a property another name. Objects in a TypeScript SDK are the JSON that is sent and received, so properties keep their JSON names.",
    fix: "No action is needed. SDKs of other languages use the other name.",
    message: ({ property, name }) =>
      `\`${property}\` keeps its name, as do all properties with another one (here \`${name}\`): they are the keys of the JSON.`,
  }),
});

/** Says once that properties keep their names: an object of the SDK is the JSON that goes over the wire. */
export function reportKeptNames({ api, report }: Target): void {
  for (const type of Object.values(api.types)) {
    const renamed = type.kind === "object" ? type.properties.find(({ name }) => isRenamed(name)) : undefined;
    if (!renamed) continue;
    const { wire, words } = renamed.name;
    const params = { property: wire, name: words.join(" ") };
    report(
      typescriptCatalogue.create("property-name-kept", params, { location: placeOf(api.origins, renamed.origin) }),
    );
    return;
  }
}

/** True where a definition gives other words than those of the wire name. */
function isRenamed({ wire, words, explicit }: Name): boolean {
  const letters = (list: readonly string[]): string => list.join("").toLowerCase();
  return explicit && letters(words) !== letters(splitWords(wire));
}

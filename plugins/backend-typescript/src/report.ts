import type { Name } from "@sdkwright/plugin-api";
import { placeOf, splitWords } from "@sdkwright/plugin-api";
import { typescriptCatalogue } from "./catalogue.js";
import type { Emission } from "./emission.js";

/** Says once that properties keep their names: an object of the SDK is the JSON that goes over the wire. */
export function reportKeptNames({ api, target: { report } }: Emission): void {
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

import type { Name, WebhookDecl } from "@sdkwright/plugin-api";
import { placeOf, reportGaps, splitWords } from "@sdkwright/plugin-api";
import { typescriptCatalogue } from "./catalogue.js";
import type { Emission } from "./emission.js";
import { signatureSpec } from "./spec/webhook.js";

/** Says what of an API the SDK leaves to its callers, or does in another way than the definition asks for. */
export function report({ target }: Emission): void {
  const verifies = ({ signature }: WebhookDecl): boolean =>
    signature !== undefined && signatureSpec(signature) !== undefined;
  reportGaps({ api: target.api, report: target.report, catalogue: typescriptCatalogue, verifies });
  reportKeptNames(target);
}

/** Says once that properties keep their names: an object of the SDK is the JSON that goes over the wire. */
function reportKeptNames({ api, report }: Emission["target"]): void {
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

import { readmeFile } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { keys } from "../companions.js";
import type { Emission } from "../emission.js";
import { language } from "../language.js";
import { samplesOf } from "../samples/values.js";
import { readmeSamples, usageOf } from "./readme-samples.js";
import { templates } from "./templates.js";

/** `README.md`: what the module is for, and how each thing that this SDK can do is done. */
export function readme(emission: Emission): ScaffoldFile[] {
  const { module, packageName, names } = emission;
  const { key, title, fence, words } = language;
  const samples = samplesOf(emission);
  const shown = readmeSamples(samples);
  if (!shown) return [];
  const file = readmeFile(emission, shown, {
    name: title,
    key,
    fence,
    packageWord: words.package,
    packageName,
    nameless: "an API",
    supplier: words.supplier,
    environmentColumn: words.environment,
    environment: (index) => names.companion(keys.environment(index)),
    credential: (scheme, part) => `option.With${names.credential(scheme, part)}`,
    usage: (operation) => usageOf(samples, operation),
    template: templates.README,
    view: { module },
  });
  return [file];
}

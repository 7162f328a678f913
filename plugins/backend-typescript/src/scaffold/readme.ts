import { readmeFile } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { brandOf, packageName } from "../brand.js";
import type { Emission } from "../emission.js";
import { language } from "../language.js";
import { readmeSamples, usageOf } from "./readme-samples.js";
import { templates } from "./templates.js";

/** A type that readers can look up. */
function firstType({ target }: Emission): string | undefined {
  const [decl] = Object.values(target.api.types).filter(({ name, namespace }) => name.explicit && !namespace);
  return decl && target.names.type(decl.id);
}

/** `README.md`: what the package is for, and how each thing that this SDK can do is done. */
export function readme(emission: Emission): ScaffoldFile[] {
  const { target } = emission;
  const samples = readmeSamples(emission);
  if (!samples) return [];
  const brand = brandOf(target.api, target.options);
  const file = readmeFile(target, samples, {
    name: language.title,
    key: language.key,
    fence: language.fence,
    packageWord: language.words.package,
    packageName: packageName(target),
    nameless: brand,
    supplier: language.words.supplier,
    environmentColumn: language.words.environment,
    environment: target.names.environment,
    credential: target.names.credential,
    usage: (operation) => usageOf(emission, operation),
    template: templates.README,
    view: { brand, type: firstType(emission), bundleSample: samples.bundleSample },
  });
  return [file];
}

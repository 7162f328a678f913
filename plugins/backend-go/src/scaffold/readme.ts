import { readmeFile } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { keys } from "../companions.js";
import type { Emission } from "../emission.js";
import { language } from "../language.js";
import { samplesOf } from "../samples/values.js";
import { readmeSamples, usageOf } from "./readme-samples.js";
import { templates } from "./templates.js";

/** `github.com/acme/acme-go` is the repository `acme-go` of the owner `acme`; a shorter path names no owner. */
function repositoryOf(module: string): { readonly [variable: string]: string } {
  const [, owner, repo] = module.split("/");
  return owner === undefined || repo === undefined ? {} : { owner, repo };
}

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
    variables: { ...repositoryOf(module), version: emission.packageInfo.version },
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

import { readmeFile } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { packageName } from "../module.js";
import { samplesOf } from "../samples/values.js";
import { credentialOption } from "../spec/client.js";
import { readmeSamples, usageOf } from "./readme-samples.js";
import { templates } from "./templates.js";

/** `github.com/acme/acme-go` is the repository `acme-go` of the owner `acme`; a shorter path names no owner. */
function repositoryOf(module: string): { readonly [variable: string]: string } {
  const [, owner, repo] = module.split("/");
  return owner === undefined || repo === undefined ? {} : { owner, repo };
}

/** `README.md`: what the module is for, and how each thing that this SDK can do is done. */
export function readme(emission: Emission): ScaffoldFile[] {
  const { model, module, target } = emission;
  const samples = samplesOf(emission);
  const shown = readmeSamples(samples);
  if (!shown) return [];
  const file = readmeFile(target, shown, {
    name: "Go",
    key: "go",
    fence: "go",
    packageWord: "module",
    packageName: packageName(target),
    variables: { ...repositoryOf(module), version: target.packageInfo.version },
    nameless: "an API",
    supplier: "middleware or a custom HTTP client",
    environmentColumn: "constant",
    environment: model.environment,
    credential: (scheme, part) => `option.${credentialOption(emission, scheme, part)}`,
    usage: (operation) => usageOf(samples, operation),
    template: templates.README,
    view: { module },
  });
  return [file];
}

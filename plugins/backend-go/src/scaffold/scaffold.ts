import { licenseFile } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { webhooksFile } from "../emit/webhooks.js";
import { runtimeFeatures } from "../features.js";
import { packageName } from "../module.js";
import { runtimeFor } from "../runtime.js";
import { aliasesFile } from "./aliases.js";
import { docFile, environmentsFile, goMod, optionsFile, workflowFile } from "./entry.js";
import { examplesFile } from "./examples.js";
import { readme } from "./readme.js";
import { reference } from "./reference.js";
import { tuplesFile } from "./tuples.js";
import { wireTestFiles } from "./wire-tests.js";

/** Every file that stands for no declaration: the module's file, options, environments, the runtime. */
export function scaffold(emission: Emission): ScaffoldFile[] {
  const features = runtimeFeatures(emission);
  const runtime = runtimeFor(features, emission.module).map(
    ({ path, content }): ScaffoldFile => ({ path, content, kind: "runtime" }),
  );
  return [
    docFile(emission),
    aliasesFile(emission, features),
    ...environmentsFile(emission),
    ...tuplesFile(emission),
    ...optionsFile(emission),
    ...webhooksFile(emission),
    ...examplesFile(emission),
    ...wireTestFiles(emission),
    ...runtime,
    goMod(emission),
    ...readme(emission),
    ...licenseFile(emission.target.packageInfo, packageName(emission.target)),
    ...reference(emission),
    ...workflowFile(emission),
  ];
}

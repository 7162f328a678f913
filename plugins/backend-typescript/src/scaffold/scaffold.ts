import { licenseFile } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { brandOf, packageName } from "../brand.js";
import type { Emission } from "../emission.js";
import { connectionFile } from "../emit/connection.js";
import { requestOptionsFile } from "../emit/credentials.js";
import { webhooksFile } from "../emit/webhooks.js";
import { runtimeFeatures } from "../features.js";
import { runtimeFor } from "../runtime.js";
import { barrels } from "./barrels.js";
import { entryFile, environmentsFile, versionFile } from "./entry.js";
import { buildFiles, packageJson } from "./manifest.js";
import { readme } from "./readme.js";
import { reference } from "./reference.js";
import { wireTestFiles } from "./wire-tests.js";

/** Every file that stands for no declaration: entry points, manifests, the runtime. */
export function scaffold(emission: Emission): ScaffoldFile[] {
  const { api, options } = emission.target;
  const features = runtimeFeatures(emission);
  const runtime = runtimeFor(features, brandOf(api, options)).map(
    ({ path, content }): ScaffoldFile => ({ path, content, kind: "runtime" }),
  );
  return [
    entryFile(emission, features),
    connectionFile(emission),
    ...requestOptionsFile(emission),
    ...environmentsFile(emission),
    ...webhooksFile(emission),
    versionFile(emission),
    ...barrels(emission),
    ...runtime,
    packageJson(emission, features),
    ...readme(emission),
    ...licenseFile(emission.target.packageInfo, packageName(emission.target)),
    ...reference(emission),
    ...wireTestFiles(emission),
    ...buildFiles(),
  ];
}

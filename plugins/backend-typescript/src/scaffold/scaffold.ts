import { licenseFile } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { packageName } from "../brand.js";
import type { Emission } from "../emission.js";
import { runtimeFor } from "../runtime.js";
import { barrels } from "./barrels.js";
import { buildFiles, packageJson } from "./manifest.js";
import { readme, reference } from "./readme.js";
import { wireTestFiles } from "./wire-tests.js";

/** Files that are no code of the API: the runtime, manifests, documentation, tests. */
export function scaffold(emission: Emission): ScaffoldFile[] {
  const { target, brand, features, layout } = emission;
  const runtime = runtimeFor(features, brand).map(
    ({ path, content }): ScaffoldFile => ({ path, content, kind: "runtime" }),
  );
  return [
    ...barrels(layout.files),
    ...runtime,
    packageJson(emission),
    ...readme(emission),
    ...licenseFile(target.packageInfo, packageName(target)),
    ...reference(emission),
    ...wireTestFiles(emission),
    ...buildFiles(),
  ];
}

import { licenseFile } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { runtimeFor } from "../runtime.js";
import { docFile, goMod, workflowFile } from "./entry.js";
import { examplesFile } from "./examples.js";
import { documents } from "./readme.js";
import { wireTestFiles } from "./wire-tests.js";

/** Files that are no code of the API: the runtime, the module's file, documentation, tests. */
export function scaffold(emission: Emission): ScaffoldFile[] {
  const runtime = runtimeFor(emission.helpers, emission.module).map(
    ({ path, content }): ScaffoldFile => ({ path, content, kind: "runtime" }),
  );
  return [
    docFile(emission),
    ...examplesFile(emission),
    ...wireTestFiles(emission),
    ...runtime,
    goMod(emission),
    ...documents(emission),
    ...licenseFile(emission.packageInfo, emission.packageName),
    ...workflowFile(emission),
  ];
}

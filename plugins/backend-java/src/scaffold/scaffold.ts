import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { runtimeOf } from "../runtime.js";
import { buildFiles } from "./build.js";
import { documents } from "./readme.js";
import { wireTestFiles } from "./wire-tests.js";

/** Files that do not depend on a single node of the API: the runtime, the build, documentation, tests. */
export function scaffold(emission: Emission): ScaffoldFile[] {
  return [...runtimeOf(emission), ...buildFiles(emission), ...documents(emission), ...wireTestFiles(emission)];
}

import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { runtimeOf } from "../runtime.js";

/** Files that are no code of the API: the runtime, the build, documentation, tests. */
export function scaffold(emission: Emission): ScaffoldFile[] {
  return runtimeOf(emission);
}

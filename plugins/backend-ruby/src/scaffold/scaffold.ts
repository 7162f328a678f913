import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { runtimeOf } from "../runtime.js";

/** Files that do not depend on a single node of the API: the runtime, the manifest, documentation, tests. */
export function scaffold(context: Context): ScaffoldFile[] {
  return [...runtimeOf(context)];
}

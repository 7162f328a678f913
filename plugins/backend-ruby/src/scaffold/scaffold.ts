import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { runtimeOf } from "../runtime.js";
import { buildFiles } from "./manifest.js";
import { documents } from "./readme.js";
import { wireTestFiles } from "./wire-tests.js";

/** Files that do not depend on a single node of the API: the runtime, the manifest, documentation, tests. */
export function scaffold(context: Context): ScaffoldFile[] {
  return [...runtimeOf(context), ...buildFiles(context), ...documents(context), ...wireTestFiles(context)];
}

import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { runtimeOf, testingModule } from "../runtime.js";
import { buildFiles } from "./manifest.js";
import { documents } from "./readme.js";
import { wireTestFiles } from "./wire-tests.js";

/** Files that do not depend on a single node of the API: the runtime, the build, documentation, tests. */
export const scaffold = (context: Context): ScaffoldFile[] => [
  ...runtimeOf(context),
  ...testingModule(context),
  ...buildFiles(context),
  ...documents(context),
  ...wireTestFiles(context),
];

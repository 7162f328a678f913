import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { runtimeOf } from "../runtime.js";

/** All files of an SDK that are not emitted. */
export function scaffold(context: Context): ScaffoldFile[] {
  return runtimeOf(context);
}

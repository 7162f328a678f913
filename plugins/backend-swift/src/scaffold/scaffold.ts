import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { runtimeOf } from "../runtime.js";

/** Everything beside the emitted code. */
export const scaffold = (context: Context): ScaffoldFile[] => [...runtimeOf(context)];

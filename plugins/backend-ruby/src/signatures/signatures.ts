import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { runtimeSignatures } from "../runtime.js";

/** The folder of the signatures. */
const SIGNATURES = "sig/";

/** Signatures of all classes of the SDK. */
export const signatureFiles = (context: Context): ScaffoldFile[] => runtimeSignatures(context, SIGNATURES);

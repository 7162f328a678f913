import { type RuntimeFile, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { sourcesOf } from "./plan.js";

/** The runtime of emitted SDKs. Paths are below the folder of the sources. */
const runtimeFiles: readonly RuntimeFile[] = [];

/** Types that are called after the API, and the namespace that stands for that of the SDK, in the runtime's sources. */
const BRANDED = /\bBrand(?=\w*(?:Exception|ExceptionTests)\b)/g;
const NAMESPACE = /\bSdk(?=\.(?:Core|Internal)\b|;)/g;

/** The runtime's files for one SDK. */
export function runtimeOf(context: Context): ScaffoldFile[] {
  const { brand, namespace, helpers } = context;
  return runtimeFor(runtimeFiles, helpers).map(({ path, content }) => ({
    path: sourcesOf(context) + path.replace(BRANDED, brand),
    content: content.replace(BRANDED, brand).replace(NAMESPACE, namespace),
    kind: "runtime",
  }));
}

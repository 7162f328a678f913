import type { FileWriter } from "@sdkwright/plugin-api";
import { clientData, settingsOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dataPart } from "../descriptor.js";
import { dict } from "../literals.js";
import { packageName } from "../package.js";
import { emitName } from "./declare.js";

/** Functions of the runtime that only some APIs need, by helper: the key under which it expects them, and their names. */
const FEATURES: { readonly [helper: string]: readonly [key: string, name: string] } = {
  form: ["form", "form_body"],
  multipart: ["multipart", "multipart_body"],
  binary: ["binary", "binary_body"],
  "connect-stream": ["envelope", "envelope_body"],
  oauth: ["oauth", "oauth_tokens"],
};

/** The runtime's description of the API: environments, credentials, headers, and the functions that it needs. */
export function emitClientSpec(file: FileWriter, context: Context): void {
  const { sdk, runtime, target, helpers } = context;
  const client = dataPart(clientData(sdk, settingsOf(target, packageName(target))), context);
  const features = Object.entries(FEATURES).filter(([helper]) => helpers.has(helper));
  file.declare("CLIENT");
  file.line("CLIENT: ", runtime("ClientSpec"), " = ", client);
  emitName(file, "FEATURES");
  file.line("FEATURES: ", runtime("Features"), " = ", dict(features.map(([, [key, name]]) => [key, runtime(name)])));
}

import type { FileWriter, OptionsNode, Part } from "@sdkwright/plugin-api";
import { clientData, perCallCredentials, settingsOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dataPart } from "../descriptor.js";
import { docOf } from "../docs.js";
import { dict } from "../literals.js";
import { packageName } from "../package.js";
import { annotated } from "../types.js";
import { credentialType } from "./constructor.js";
import { emitClass, emitDoc, emitName } from "./declare.js";
import { requestOptions } from "./method.js";

/** Functions of the runtime that only some APIs need, by helper: the key under which it expects them, and their names. */
const FEATURES: { readonly [helper: string]: readonly [key: string, name: string] } = {
  form: ["form", "form_body"],
  multipart: ["multipart", "multipart_body"],
  binary: ["binary", "binary_body"],
  "connect-stream": ["envelope", "envelope_body"],
  oauth: ["oauth", "oauth_tokens"],
};

/** The runtime's description of the API, with the functions that it needs. */
function emitClientSpec(file: FileWriter, context: Context): void {
  const { sdk, runtime, target, helpers } = context;
  const client = dataPart(clientData(sdk, settingsOf(target, packageName(target))), context);
  const features = Object.entries(FEATURES).filter(([helper]) => helpers.has(helper));
  file.declare("CLIENT");
  file.line("CLIENT: ", runtime("ClientSpec"), " = ", client);
  emitName(file, "FEATURES");
  file.line("FEATURES: ", runtime("Features"), " = ", dict(features.map(([, [key, name]]) => [key, runtime(name)])));
}

/** The options of a call, if the API adds some: its credentials. */
function emitCallOptions(file: FileWriter, context: Context): void {
  const { sdk, names, runtime } = context;
  const bases: Part[] = [{ ...runtime("RequestOptions"), as: "BaseRequestOptions" }, "total=False"];
  const doc = "Options of a single call. They take precedence over the options of the client.";
  emitClass(file, { name: "RequestOptions", bases, doc }, () => {
    file.blank();
    for (const { scheme, part } of perCallCredentials(sdk)) file.declare(names.credential(scheme, part));
    for (const { scheme, part, source } of perCallCredentials(sdk)) {
      file.line(names.credential(scheme, part), ": ", annotated([credentialType(context, "async"), "None"]));
      emitDoc(file, docOf(source));
    }
  });
}

/** The options for opening a channel. */
export function emitSocketOptions(file: FileWriter, context: Context): void {
  const bases = [requestOptions(context), context.runtime("SocketOptions"), "total=False"];
  emitClass(file, { name: "SocketRequestOptions", bases, doc: "Options of a connection to a channel." }, () => {});
}

/** The runtime's description of the API, or the options of calls. */
export function emitOptions({ scope }: OptionsNode, file: FileWriter, context: Context): void {
  if (scope === "client") emitClientSpec(file, context);
  else emitCallOptions(file, context);
}

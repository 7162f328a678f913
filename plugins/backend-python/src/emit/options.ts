import type { FileWriter, OptionsNode, Part } from "@sdkwright/plugin-api";
import { perCallCredentials } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { annotated } from "../types.js";
import { emitClientSpec } from "./client-spec.js";
import { credentialType } from "./constructor.js";
import { emitClass, emitDoc } from "./declare.js";
import { requestOptions } from "./method.js";

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

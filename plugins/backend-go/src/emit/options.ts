import type { ClientOption, FileWriter, OptionsNode } from "@sdkwright/plugin-api";
import { jsonType, optionRef, referredName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { standard, typeOf } from "../types.js";
import { emitFunction } from "./declare.js";

/** What the function of an option does. */
function docOf(option: ClientOption): string {
  switch (option.kind) {
    case "credential": {
      const source = option.env === undefined ? "" : ` It defaults to the environment variable ${option.env}.`;
      return `sets a credential of the authentication scheme ${option.scheme}.${source}`;
    }
    case "header":
      return `sets the header ${option.header} of every call.`;
    case "variable":
      return `sets ${option.name}, which is used in paths and parameters.`;
    case "url-variable":
      return `sets ${option.name} in the URLs of the API's servers.`;
    default:
      return "";
  }
}

/** Secrets can come from a function too. */
function emitSource(name: string, file: FileWriter, { core }: Context): void {
  const doc = `is like ${name}, but takes a function, which is called before every attempt, so that credentials can rotate.`;
  emitFunction(file, {
    doc: `${name}Source ${doc}`,
    head: [name, "Source(source func(", standard("context", "Context"), ") (string, error)) ", core("Option")],
    body: ["return ", core("WithSource"), `("${name}", source)`],
  });
}

/** Options that this API has beside those that all have. What single calls are told is the runtime's. */
export function emitOptions(_: OptionsNode, file: FileWriter, context: Context): void {
  const { api, core, names, sdk, types } = context;
  for (const option of sdk.options) {
    const ref = optionRef(option);
    if (!ref) continue;
    const name = `With${referredName(names, ref)}`;
    const type = "type" in option ? typeOf(jsonType(api, option.type), types).part : "string";
    emitFunction(file, {
      doc: `${name} ${docOf(option)}`,
      head: [name, "(value ", type, ") ", core("Option")],
      body: ["return ", core("WithValue"), `("${name}", value)`],
    });
    if (option.kind === "credential") emitSource(name, file, context);
  }
}

import type { ClientOption, FileWriter, OptionsNode, Type } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { optionType } from "../option-types.js";
import { standard } from "../types.js";
import { emitFunction } from "./declare.js";

/** An option of the client as Go declares it: the value of a credential, of a header or of a variable. */
interface DeclaredOption {
  readonly name: string;
  readonly doc: string;
  /** Text where it is absent. */
  readonly type?: Type;
}

/** The function of an option; undefined for those that the runtime declares, since every API can have them. */
function declaredOption({ names }: Emission, option: ClientOption): DeclaredOption | undefined {
  switch (option.kind) {
    case "credential": {
      const { scheme, part, env } = option;
      const source = env === undefined ? "" : ` Without it, the environment variable ${env} is read.`;
      return { name: names.credential(scheme, part), doc: `gives a credential of the scheme ${scheme}.${source}` };
    }
    case "header":
      return {
        name: names.header(option.header),
        doc: `sets the header ${option.header} of every call.`,
        type: option.type,
      };
    case "variable":
      return {
        name: names.variable(option.name),
        doc: `sets ${option.name}, which paths and parameters use.`,
        type: option.type,
      };
    case "url-variable":
      return { name: names.variable(option.name), doc: `sets ${option.name} in the URLs of the API's servers.` };
    case "environment":
    case "base-url":
    case "socket":
      return undefined;
    default:
      return option satisfies never;
  }
}

/** Secrets can come from a function too. */
function emitSource({ core }: Emission, name: string, file: FileWriter): void {
  const doc = `is ${name} with a function, which is asked for every attempt, so that credentials can rotate.`;
  emitFunction(file, {
    doc: `${name}Source ${doc}`,
    head: [name, "Source(source func(", standard("context", "Context"), ") (string, error)) ", core("Option")],
    body: ["return ", core("WithSource"), `("${name}", source)`],
  });
}

/** Options that this API has beside those that all have. What single calls are told is the runtime's. */
export function emitOptions(_: OptionsNode, file: FileWriter, emission: Emission): void {
  const { api, core, sdk } = emission;
  for (const option of sdk.options) {
    const declared = declaredOption(emission, option);
    if (!declared) continue;
    const { type } = declared;
    const name = `With${declared.name}`;
    emitFunction(file, {
      doc: `${name} ${declared.doc}`,
      head: [name, "(value ", type ? optionType(api, type) : "string", ") ", core("Option")],
      body: ["return ", core("WithValue"), `("${name}", value)`],
    });
    if (option.kind === "credential") emitSource(emission, name, file);
  }
}

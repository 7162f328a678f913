import type { ClientOption, FileWriter, OptionsNode } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { optionType } from "../option-types.js";
import { standard } from "../types.js";
import { emitFunction } from "./declare.js";

/** An option of the client as Go declares it: the value of a credential, of a header or of a variable. */
interface DeclaredOption {
  readonly name: string;
  readonly doc: string;
  readonly type: string;
  /** Secrets can come from a function, so that they can rotate. */
  readonly isSecret?: boolean;
}

/** The function of an option; undefined for those that the runtime declares, since every API can have them. */
function declaredOption({ api, names }: Emission, option: ClientOption): DeclaredOption | undefined {
  switch (option.kind) {
    case "credential": {
      const { scheme, part, env } = option;
      const source = env === undefined ? "" : ` Without it, the environment variable ${env} is read.`;
      const doc = `gives a credential of the scheme ${scheme}.${source}`;
      return { name: names.credential(scheme, part), doc, type: "string", isSecret: true };
    }
    case "header": {
      const doc = `sets the header ${option.header} of every call.`;
      return { name: names.header(option.header), doc, type: optionType(api, option.type) };
    }
    case "variable": {
      const doc = `sets ${option.name}, which paths and parameters use.`;
      return { name: names.variable(option.name), doc, type: optionType(api, option.type) };
    }
    case "url-variable": {
      const doc = `sets ${option.name} in the URLs of the API's servers.`;
      return { name: names.variable(option.name), doc, type: "string" };
    }
    case "environment":
    case "base-url":
    case "socket":
      return undefined;
    default:
      return option satisfies never;
  }
}

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
  const { core, sdk } = emission;
  for (const option of sdk.options) {
    const declared = declaredOption(emission, option);
    if (!declared) continue;
    const name = `With${declared.name}`;
    emitFunction(file, {
      doc: `${name} ${declared.doc}`,
      head: [name, "(value ", declared.type, ") ", core("Option")],
      body: ["return ", core("WithValue"), `("${name}", value)`],
    });
    if (declared.isSecret) emitSource(emission, name, file);
  }
}

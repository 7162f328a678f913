import { optionNotes } from "@sdkwright/docs-kit";
import type { ClientOption, FileWriter, OptionsNode, Part } from "@sdkwright/plugin-api";
import { jsonType, optionRef, referredName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { emitDoc } from "../docs.js";
import { arrow, call, generic } from "../line-breaks.js";
import { typeOf } from "../types.js";
import { emitBlock, emitType } from "./declare.js";

function emitProperty(type: Part, name: string, key: string, file: FileWriter): void {
  emitBlock(file, ["public ", type, `? ${name}`], () => {
    file.line(arrow("get", call(["Get<", type, "?>"], [stringLiteral(key)])));
    file.line("init => ", call("Set", [stringLiteral(key), "value"]), ";");
  });
}

function emitOption(option: ClientOption, file: FileWriter, context: Context): void {
  const ref = optionRef(option);
  if (!ref) return;
  const name = referredName(context.names, ref);
  const type = "type" in option ? typeOf(context, jsonType(context.api, option.type)).name : "string";
  const fallback =
    option.kind === "credential"
      ? `A credential of the security scheme \`${option.scheme}\`.`
      : `The option \`${name}\`.`;
  file.blank();
  emitDoc(file, { text: [fallback, ...optionNotes(option)] });
  emitProperty(type, name, name, file);
  if (option.kind !== "credential") return;
  const { symbol } = context;
  const value = generic(symbol("System.Threading.Tasks", "ValueTask"), "string");
  const provider = generic(symbol("System", "Func"), symbol("System.Threading", "CancellationToken"), value);
  file.blank();
  emitDoc(file, `Returns \`${name}\`. It is called before every attempt.`);
  emitProperty(provider, `${name}Provider`, `${name}Provider`, file);
}

/** `public sealed class AcmeClientOptions`: the settings of a client that the API brings about. */
export function emitOptions(_: OptionsNode, file: FileWriter, context: Context): void {
  const { names, sdk, core } = context;
  const name = names.companion("clientOptions");
  const doc = "Options for the client. Those left unset are read from environment variables or have defaults.";
  emitType(file, { name, doc, kind: "public sealed class", base: core("ClientOptions") }, () => {
    if (sdk.environments.list.length > 0) {
      emitDoc(file, "The server to call.");
      emitProperty(context.declared(names.companion("environments")), "Environment", "Environment", file);
    }
    for (const option of sdk.options) emitOption(option, file, context);
  });
}

import { optionNotes } from "@sdkwright/docs-kit";
import type { ClientOption, FileWriter, OptionsNode, Part } from "@sdkwright/plugin-api";
import {
  clientData,
  optionRef,
  perCallCredentials,
  referredName,
  settingsOf,
  sourceOfOption,
} from "@sdkwright/plugin-api";
import { dataPart } from "../data.js";
import { builtin } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { dict } from "../literals.js";
import { packageName } from "../names.js";
import { MODES, type Mode, twinClass } from "../twins.js";
import { annotated, literalType, optional, subscript, type TypeExpr, typeOf } from "../types.js";
import { emitClass, emitDoc, emitName } from "./declare.js";
import { requestOptions } from "./method.js";
import { optionsName } from "./root.js";

/** The type of a credential: a text, or a function that returns it. */
function credentialType({ runtime }: Emission, mode: Mode): Part {
  return subscript(runtime(twinClass("Supplier", mode)), [builtin("str")]);
}

/** The type of an option; null for those that every client has. */
function optionType(option: ClientOption, mode: Mode, emission: Emission): TypeExpr | null {
  const { names, layout } = emission;
  switch (option.kind) {
    case "environment":
      return [{ part: "sym", name: names.companion("environments"), module: layout.paths.environment }];
    case "credential":
      return [credentialType(emission, mode)];
    case "url-variable":
      return option.values ? literalType(option.values) : [builtin("str")];
    case "header":
    case "variable":
      return typeOf(option.type, emission.arguments);
    case "base-url":
    case "socket":
      return null;
    default:
      return option satisfies never;
  }
}

function emitMembers(mode: Mode, file: FileWriter, emission: Emission): void {
  const { sdk, names } = emission;
  file.blank();
  const members = sdk.options.flatMap((option) => {
    const type = optionType(option, mode, emission);
    return type ? [{ option, type }] : [];
  });
  const nameOf = (option: ClientOption): string => {
    const ref = optionRef(option);
    return ref ? referredName(names, ref) : option.kind;
  };
  for (const { option } of members) file.declare(nameOf(option));
  for (const { option, type } of members) {
    file.line(nameOf(option), ": ", annotated(optional(type)));
    emitDoc(file, docOf(sourceOfOption(sdk.api, option), { notes: optionNotes(option) }));
  }
  if (members.length === 0) file.line("pass");
}

/** Functions of the runtime that only some APIs need, by helper: the key under which it expects them, and their names. */
const FEATURES: { readonly [helper: string]: readonly [key: string, name: string] } = {
  form: ["form", "form_body"],
  multipart: ["multipart", "multipart_body"],
  binary: ["binary", "binary_body"],
  "connect-stream": ["envelope", "envelope_body"],
  oauth: ["oauth", "oauth_tokens"],
};

/** What the runtime must know of the API, and the functions that it needs for it. */
function emitSpec(file: FileWriter, emission: Emission): void {
  const { sdk, runtime, target, helpers } = emission;
  const client = dataPart(clientData(sdk, settingsOf(target, packageName(target))), emission);
  const features = Object.entries(FEATURES).filter(([helper]) => helpers.has(helper));
  file.declare("CLIENT");
  file.line("CLIENT: ", runtime("ClientSpec"), " = ", client);
  emitName(file, "FEATURES");
  file.line("FEATURES: ", runtime("Features"), " = ", dict(features.map(([, [key, name]]) => [key, runtime(name)])));
}

function emitClientOptions(file: FileWriter, emission: Emission): void {
  emitSpec(file, emission);
  for (const mode of MODES) {
    const bases = [emission.runtime("ClientOptions"), "total=False"];
    const doc = mode === "sync" ? "Options of the client." : "Options of the asynchronous client.";
    emitClass(file, { name: optionsName(emission, mode), bases, doc }, () => emitMembers(mode, file, emission));
  }
}

/** What a call can be told, where that is more than with any API: the API's own credentials. */
function emitCallOptions(file: FileWriter, emission: Emission): void {
  const { sdk, names, runtime } = emission;
  const bases: Part[] = [{ ...runtime("RequestOptions"), as: "BaseRequestOptions" }, "total=False"];
  const doc = "Options of a single call. They take precedence over the options of the client.";
  emitClass(file, { name: "RequestOptions", bases, doc }, () => {
    file.blank();
    for (const { scheme, part } of perCallCredentials(sdk)) file.declare(names.credential(scheme, part));
    for (const { scheme, part, source } of perCallCredentials(sdk)) {
      file.line(names.credential(scheme, part), ": ", annotated([credentialType(emission, "async"), "None"]));
      emitDoc(file, docOf(source));
    }
  });
}

/** What opening a channel can be told. */
export function emitSocketOptions(file: FileWriter, emission: Emission): void {
  const bases = [requestOptions(emission), emission.runtime("SocketOptions"), "total=False"];
  emitClass(file, { name: "SocketRequestOptions", bases, doc: "Options of a connection to a channel." }, () => {});
}

/** The options of clients, or those of calls. */
export function emitOptions({ scope }: OptionsNode, file: FileWriter, emission: Emission): void {
  if (scope === "client") emitClientOptions(file, emission);
  else emitCallOptions(file, emission);
}

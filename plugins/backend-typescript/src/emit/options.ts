import { optionNotes } from "@sdkwright/docs-kit";
import type { ClientOption, FileWriter, NameTable, OptionsNode, Sdk, Sym } from "@sdkwright/plugin-api";
import {
  isNeededOption,
  optionRef,
  perCallCredentials,
  referredName,
  sourceOfOption,
  typeUse,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { CALL_OPTIONS, type CallOptions } from "../plan.js";
import { runtime, runtimeType } from "../runtime.js";
import { generic, intersection, keyword, literalType, named, type TypeExpr, typeOf, union } from "../types.js";
import { clientSpec } from "./client-spec.js";
import { emitConstant, emitDoc, emitFunction, emitInterface, emitMember, emitType } from "./declare.js";

/** The type of a credential: a text, or a function that gives it. */
const credentialType = generic(runtimeType("Supplier"), [keyword("string")]);

/** The type for options of calls: the SDK's own where calls can bring credentials, else that of the runtime. */
export function callOptions({ layout }: Context, name: CallOptions): Sym {
  return layout.symbols.get(name) ?? runtimeType(name);
}

const DOCS: { readonly [name in CallOptions]: string } = {
  RequestOptions: "Options of a single call. They take precedence over the options of the client.",
  RawRequestOptions: "Options of a call to an endpoint that the client does not declare.",
  SocketOptions: "Options of a connection.",
};

/** What calls can be told, where that is more than with any API: the API's own credentials. */
function emitCallOptions(file: FileWriter, { sdk, names, layout }: Context): void {
  file.doc({ text: ["Credentials of a single call. They override those of the client."] });
  emitInterface(file, "CallCredentials", () => {
    for (const { scheme, part, source } of perCallCredentials(sdk)) {
      file.doc(docOf(source));
      emitMember(file, names.credential(scheme, part), true, union([credentialType, keyword("undefined")]));
    }
  });
  const pairs = inTwoParts(sdk, names);
  for (const name of CALL_OPTIONS) {
    if (!layout.symbols.has(name)) continue;
    const usual = runtimeType(name);
    file.blank();
    file.declare(name);
    file.doc({ text: [DOCS[name], ...(pairs.length > 0 ? ["Pass both parts of a credential or neither."] : [])] });
    if (pairs.length > 0) emitType(file, name, intersection([named(usual), ...pairs]));
    else file.line(`export interface ${name} extends `, typeUse(usual), ", CallCredentials {}");
  }
}

/** The credentials of a call with all parts of each that has several: what a call leaves out is not that of the client. */
function inTwoParts(sdk: Sdk, names: NameTable): TypeExpr[] {
  return sdk.auth.schemes.flatMap(({ id, credentials }) => {
    const parts = credentials
      .filter(({ perCall }) => perCall)
      .map(({ part }) => literalType(names.credential(id, part)));
    return parts.length > 1 ? [generic(runtimeType("Together"), [keyword("CallCredentials"), union(parts)])] : [];
  });
}

/** Options that are called the same with any API. */
const OPTION_NAMES = { environment: "environment", "base-url": "baseUrl", socket: "webSocket" } as const;
const SOCKET = "WebSocket class to use instead of the platform's own, or of the package `ws` on platforms without one.";

function optionType(option: ClientOption, { types, layout }: Context): TypeExpr {
  switch (option.kind) {
    case "environment":
      return named(layout.symbol("environments"));
    case "base-url":
      return keyword("string");
    case "credential":
      return credentialType;
    case "header":
    case "variable":
      return typeOf(option.type, types);
    case "url-variable":
      return option.values ? union(option.values.map(literalType)) : keyword("string");
    case "socket":
      return named(runtimeType("WebSocketConstructor"));
    default:
      return option satisfies never;
  }
}

function optionName(option: ClientOption, names: NameTable): string {
  const ref = optionRef(option);
  return ref ? referredName(names, ref) : OPTION_NAMES[option.kind as keyof typeof OPTION_NAMES];
}

function emitOption(option: ClientOption, file: FileWriter, context: Context): void {
  const type = optionType(option, context);
  const notes = option.kind === "socket" ? [SOCKET] : optionNotes(option);
  const isNeeded = isNeededOption(option);
  const byDefault = "default" in option ? option.default : undefined;
  file.doc(docOf(sourceOfOption(context.api, option), { notes, default: byDefault }));
  const name = optionName(option, context.names);
  emitMember(file, name, !isNeeded, isNeeded ? type : union([type, keyword("undefined")]));
}

/** What stands behind the options of a constructor: a client can be made of none, unless it needs some. */
export function optionsFallback({ sdk }: Context): string {
  return sdk.options.some(isNeededOption) ? "" : " = {}";
}

/** The options with all credentials that are of no use one by one, or none of them. */
function emitTogether(name: string, settings: string, file: FileWriter, { sdk, names }: Context): void {
  const schemes = sdk.auth.schemes.filter(({ together }) => together);
  const all = schemes.map(({ id, credentials }) => {
    const needed = credentials.filter((credential) => credential.needed);
    const keys = needed.map(({ part }) => literalType(names.credential(id, part)));
    return generic(runtimeType("Together"), [keyword(settings), union(keys)]);
  });
  const [only] = all;
  emitDoc(file, "Options of the client. Pass both parts of a credential or neither.");
  emitType(file, name, only && all.length === 1 ? only : intersection(all));
}

function emitOptionList(name: string, file: FileWriter, context: Context): void {
  const { options } = context.sdk;
  emitDoc(file, "Options of the client.");
  const base = typeUse(runtimeType("ClientOptions"));
  if (options.length === 0) {
    file.line("export type ", name, " = ", base, ";");
    return;
  }
  const members = (): void => {
    for (const option of options) emitOption(option, file, context);
  };
  emitInterface(file, name, members, [" extends ", base]);
}

/**
 * Declarations that all clients of an SDK share: the runtime's description of the API, the options, and the core. They
 * are separate from the root client, which refers to every other client, so that bundled programs can leave it out.
 */
function emitClientOptions(file: FileWriter, context: Context): void {
  const { name } = context.layout.symbol("clientOptions");
  const settings = context.layout.symbols.get("clientSettings")?.name;
  emitConstant(file, "clientSpec", runtimeType("ClientSpec"), clientSpec(context));
  emitOptionList(settings ?? name, file, context);
  if (settings !== undefined) emitTogether(name, settings, file, context);
  emitDoc(file, "Creates what the clients of all resources share: transport, credentials and options.");
  emitFunction(file, "export function connect", {
    parameters: [`options: ${name}${optionsFallback(context)}`],
    result: typeUse(runtime("Core")),
    value: [runtime("createCore"), "(clientSpec, options)"],
  });
}

/** The options of clients, or those of calls. */
export function emitOptions({ scope }: OptionsNode, file: FileWriter, context: Context): void {
  if (scope === "client") emitClientOptions(file, context);
  else emitCallOptions(file, context);
}

import { type DocTag, docParagraphs, joinedTexts, optionNotes } from "@sdkwright/docs-kit";
import type { ClientOption, FileWriter, Part, Sym } from "@sdkwright/plugin-api";
import { optionRef, referredName, sourceOfOption } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { builtin, external, typing } from "../dialect.js";
import { call, dict } from "../literals.js";
import { type Mode, twinClass } from "../twins.js";
import { annotated, literalType, optional, subscript, type TypeExpr, typeOf } from "../types.js";
import { emitMember } from "./declare.js";

/** The type of a credential: a text, or a function that returns it. */
export function credentialType({ runtime }: Context, mode: Mode): Part {
  return subscript(runtime(twinClass("Supplier", mode)), [builtin("str")]);
}

/** An option of clients. */
interface Parameter {
  readonly name: string;
  readonly type: TypeExpr;
  readonly text: string;
}

/** The type of an option of this API; null for those that every client has. */
function optionType(option: ClientOption, mode: Mode, context: Context): TypeExpr | null {
  const { names, layout } = context;
  switch (option.kind) {
    case "environment":
      return [{ part: "sym", name: names.companion("environments"), module: layout.paths.environment }];
    case "credential":
      return [credentialType(context, mode)];
    case "url-variable":
      return option.values ? literalType(option.values) : [builtin("str")];
    case "header":
    case "variable":
      return typeOf(option.type, context.arguments);
    case "base-url":
    case "socket":
      return null;
    default:
      return option satisfies never;
  }
}

function ownParameters(mode: Mode, context: Context): Parameter[] {
  const { sdk, names } = context;
  return sdk.options.flatMap((option) => {
    const type = optionType(option, mode, context);
    if (!type) return [];
    const ref = optionRef(option);
    const said = [...docParagraphs(sourceOfOption(sdk.api, option)), ...optionNotes(option)];
    return [{ name: ref ? referredName(names, ref) : option.kind, type, text: joinedTexts(said) }];
  });
}

/** The options that the clients of every API have. */
function commonParameters(mode: Mode, { runtime, http }: Context): Parameter[] {
  const client = mode === "sync" ? `An \`${http}.Client\`` : `An \`${http}.AsyncClient\``;
  const several = (name: string): Part => subscript(external("collections.abc", "Sequence"), [runtime(name)]);
  const seconds = [builtin("float")];
  const count = [builtin("int")];
  return [
    {
      name: "base_url",
      type: [builtin("str")],
      text: "Base URL of all requests. Takes precedence over the environment.",
    },
    { name: "headers", type: [runtime("HeaderValues")], text: "Headers to send with every request." },
    {
      name: "timeout",
      type: seconds,
      text: "Timeout of a single attempt in seconds, from connecting to the last byte of the response. For streams and downloads, it applies until the response begins, and then between any two chunks. Default 60; 0 for none.",
    },
    { name: "connect_timeout", type: seconds, text: "Timeout of connecting in seconds. Default 10; 0 for none." },
    { name: "max_retries", type: count, text: "Maximum number of retries of a failed request. Default 2." },
    {
      name: "max_response_bytes",
      type: count,
      text: "Maximum size in bytes of a response that is read as a whole, and of one event, line or message of a stream or channel. Default: no limit for a whole response, 32 MiB for the others; 0 means no limit.",
    },
    {
      name: "retry_unsafe",
      type: [builtin("bool")],
      text: "Also retries requests that may already have taken effect, such as a POST that failed with status 500.",
    },
    {
      name: "http_client",
      type: [typing("Any")],
      text: `${client} to send requests with. Closing it is left to the caller.`,
    },
    {
      name: "middleware",
      type: [several(twinClass("Middleware", mode))],
      text: "Functions that wrap every attempt; the first one is the outermost.",
    },
    {
      name: "logger",
      type: [external("logging", "Logger")],
      text: "Receives log messages. Nothing is logged without a logger.",
    },
  ];
}

/** The constructor, and the method that makes a client of another. Both name every option: others are a `TypeError`. */
export function emitConstructors(mode: Mode, file: FileWriter, context: Context): void {
  const { layout, names, client } = context;
  const spec = (name: string): Sym => ({ part: "sym", name, module: layout.paths.spec });
  const options = [...ownParameters(mode, context), ...commonParameters(mode, context)];
  const parameters: Part[] = [
    "*",
    ...options.map(({ name, type }) => [name, ": ", annotated(optional(type)), " = None"]),
  ];
  const given = dict(options.map(({ name }) => [name, name] as const));
  const tags: DocTag[] = options.flatMap(({ name, text }) => (text === "" ? [] : [{ tag: "param", name, text }]));
  emitMember(file, {
    name: "__init__",
    parameters,
    result: ["None"],
    doc: { text: ["Makes a client. Options that are `None` count as not given."], tags },
    body: [call("super().__init__", [spec("CLIENT"), spec("FEATURES"), given])],
  });
  emitMember(file, {
    name: names.rootMember("with_options"),
    parameters,
    result: [twinClass(client, mode)],
    doc: "A client with some options changed. It shares connections and access tokens with this one.",
    body: [["return ", call("self._derive", [given])]],
  });
}

import { docParagraphs, joinedTexts, optionNotes } from "@sdkwright/docs-kit";
import type { ClientNode, ClientOption, FileWriter } from "@sdkwright/plugin-api";
import { optionRef, referredName, sourceOfOption } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { typedTag } from "../docs.js";
import { call, record } from "../literals.js";
import { docsOf, typeOf, valuesText } from "../types.js";
import { emitNewBatch } from "./batch.js";
import { emitMethod, type Parameter, said } from "./declare.js";
import { optionsParameter } from "./method.js";

const BASE_URL: Parameter = {
  name: "base_url",
  docs: ["String", "nil"],
  text: "Base URL of all requests, in place of that of the environment.",
  fallback: "nil",
};

/** Options of every client, whatever its API: those of `ClientOptions` in the runtime, where they are described too. */
const USUAL: readonly Parameter[] = [
  ["timeout", ["Numeric", "nil"], "Seconds that an attempt may take; 0: no limit."],
  ["connect_timeout", ["Numeric", "nil"], "Seconds that connecting may take; 0: no limit of its own."],
  ["max_retries", ["Integer", "nil"], "How often a call is repeated."],
  ["retry_unsafe", ["Boolean", "nil"], "Whether calls are repeated that the server may have carried out."],
  ["headers", ["Hash{String, Symbol => String, nil}"], "Headers of every request; nil removes one that the SDK sends."],
  ["http_client", ["#execute", "nil"], "Sends the requests."],
  ["middleware", ["Array<#call>", "nil"], "Wraps each attempt, the first outermost."],
  ["logger", ["#debug, #info, #warn, #error", "nil"], "Gets an entry for each event."],
  ["log_level", ["String", "Symbol", "nil"], "The least level that is logged: `debug`, `info`, `warn` or `error`."],
  ["max_response_bytes", ["Integer", "nil"], "The largest body that is read into memory; 0: no limit."],
].map(([name, docs, text]) => ({
  name: name as string,
  docs: docs as readonly string[],
  text: text as string,
  fallback: name === "headers" ? "{}" : "nil",
}));

function docsOfOption(context: Context, option: ClientOption): readonly string[] {
  if (option.kind === "credential") return ["String", "#call", "nil"];
  return "type" in option ? docsOf(typeOf(context, option.type, "argument"), true) : ["String", "nil"];
}

function optionOf(context: Context, option: ClientOption): Parameter[] {
  const { names, api } = context;
  const text = [...docParagraphs(sourceOfOption(api, option)), ...optionNotes(option)];
  if (option.kind === "environment") {
    const docs = ["Symbol", "nil"];
    return [{ name: "environment", docs, text: joinedTexts([...text, "Values: {Environment}."]), fallback: "nil" }];
  }
  const ref = optionRef(option);
  if (!ref) return [];
  const callable = "It may respond to `call`, which is asked before each attempt.";
  const values = "type" in option ? valuesText(typeOf(context, option.type)) : "";
  const all = [...text, ...(option.kind === "credential" ? [callable] : []), values];
  return [
    { name: referredName(names, ref), docs: docsOfOption(context, option), text: joinedTexts(all), fallback: "nil" },
  ];
}

/** Options of the client that are the API's own: credentials first. */
export function ownOptions(context: Context): Parameter[] {
  const isCredential = ({ kind }: ClientOption): boolean => kind === "credential";
  const { options } = context.sdk;
  const own = [...options.filter(isCredential), ...options.filter((one) => !isCredential(one))];
  const all = own.flatMap((option) => optionOf(context, option));
  const credentials = options.filter(isCredential).length;
  const at = all.findIndex(({ name }, index) => index >= credentials && name !== "environment");
  return at < 0 ? [...all, BASE_URL] : [...all.slice(0, at), BASE_URL, ...all.slice(at)];
}

/** All options of the client. */
export const clientOptions = (context: Context): Parameter[] => [...ownOptions(context), ...USUAL];

/** What gives the options of every client to the runtime. */
const usualPart = ({ core }: Context) =>
  call(
    [core("ClientOptions"), ".new"],
    USUAL.map(({ name }) => `${name}:`),
  );

/** The constructor, and the method that makes a client with other options. */
export function emitConstructors(file: FileWriter, context: Context): void {
  const { names, core } = context;
  const parameters = clientOptions(context);
  const values = record(ownOptions(context).map(({ name }) => [name, name]));
  const hold = names.rootMember("hold");
  const raised = typedTag(
    "raise",
    "",
    [core("Errors::ConfigurationError")],
    "an option has a value that it cannot have",
  );
  emitMethod(file, {
    doc: said("Creates a client. Options that are nil have their defaults.", parameters, [raised]),
    name: "initialize",
    parameters,
    body: [
      ["options = ", usualPart(context)],
      call(hold, [call("Internal::Http::ClientCore.build", ["Internal::ClientSpec::CLIENT", values, "options"])]),
    ],
  });
  emitMethod(file, {
    doc: said(
      "Returns a client with other options, which shares connections and access tokens with this one. Options that are nil stay as they are.",
      [],
      [{ tag: "param", name: "(see #initialize)", text: "" }, typedTag("return", "", [context.client], ""), raised],
    ),
    name: names.rootMember("with_options"),
    parameters,
    body: [
      ["options = ", usualPart(context)],
      ["core = ", call("@core.with", [values, "options"])],
      `dup.tap { |client| client.__send__(:${hold}, core) }`,
    ],
  });
}

/** Sets what a client is made of. */
export function emitHold(file: FileWriter, { names }: Context): void {
  file.blank();
  file.line("private");
  emitMethod(file, {
    name: names.rootMember("hold"),
    parameters: [{ name: "core", docs: [], text: "", positional: true }],
    body: ["@core = core", "@resources = {}"],
  });
}

/** Members of the root client that are not methods of the API. */
export function emitRootMembers(node: ClientNode, file: FileWriter, context: Context): void {
  const { core, names } = context;
  const request: readonly Parameter[] = [
    { name: "method", docs: ["String", "Symbol"], text: "HTTP method.", positional: true },
    { name: "path", docs: ["String"], text: "The path, relative to the base URL.", positional: true },
    { name: "body", docs: ["Object", "nil"], text: "What is sent as JSON; nil for no body.", fallback: "nil" },
    optionsParameter(context),
  ];
  emitMethod(file, {
    doc: said("Calls an endpoint for which this client has no method.", request, [
      typedTag("return", "", [`${core("RawResponse")}<Object>`], ""),
    ]),
    name: names.rootMember("request"),
    parameters: request,
    body: ["@core.request(method, path, body:, request_options:)"],
  });
  const event: Parameter = {
    name: "event",
    docs: ["Symbol"],
    text: "`:request_begin` or `:request_end`.",
    positional: true,
  };
  emitMethod(file, {
    doc: said(
      "Calls a block at each event, until the proc that is returned is called: when a call begins, or when it has ended with all of its retries. What the block raises is logged, and changes nothing in the call.",
      [event],
      [
        typedTag("yieldparam", "event", [core("RequestEvent")], ""),
        typedTag("return", "", ["Proc"], "Ends the subscription."),
      ],
    ),
    name: names.rootMember("subscribe"),
    parameters: [event],
    block: "&block",
    body: ["@core.subscribe(event, &block)"],
  });
  emitNewBatch(node, file, context);
}

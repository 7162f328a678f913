import { docParagraphs, joinedTexts, optionNotes } from "@sdkwright/docs-kit";
import type { ClientNode, ClientOption, FileWriter, Part } from "@sdkwright/plugin-api";
import { jsonType, optionRef, referredName, sourceOfOption } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { call, chain } from "../line-breaks.js";
import { stringLiteral } from "../literals.js";
import { identifier } from "../names.js";
import { typeOf } from "../types.js";
import { emitNewBatch } from "./batch.js";
import { emitBlock, emitFunction, said } from "./declare.js";
import { OPTIONS, parameterPart } from "./method.js";

/** A parameter of the initializer of the client. */
interface Option {
  readonly name: string;
  readonly type: Part;
  readonly text: string;
  readonly kind: "credential" | "value" | "usual";
}

function optionOf(context: Context, option: ClientOption): Option[] {
  const ref = optionRef(option);
  if (!ref) return [];
  const name = referredName(context.names, ref);
  const own = joinedTexts([...docParagraphs(sourceOfOption(context.api, option)), ...optionNotes(option)]);
  const isCredential = option.kind === "credential";
  const fallback = isCredential
    ? `A credential of the security scheme \`${option.scheme}\`.`
    : `The option \`${name}\`.`;
  return [
    {
      name,
      // Samples ask for the names alone, also where the types of options are not known.
      get type() {
        if (isCredential) return "(any CredentialSource)";
        return "type" in option ? typeOf(context, jsonType(context.api, option.type)) : "String";
      },
      text: own === "" ? fallback : own,
      kind: isCredential ? "credential" : "value",
    },
  ];
}

/** The parameters of the initializer: credentials first. All may be left out. */
export function clientOptions(context: Context): Option[] {
  const { sdk, names } = context;
  const own = sdk.options.flatMap((option) => optionOf(context, option));
  const usual: Option[] = [];
  if (sdk.environments.list.length > 0) {
    usual.push({
      name: "environment",
      type: names.companion("environments"),
      text: "The server to call. Default: the first one.",
      kind: "usual",
    });
  }
  usual.push({
    name: "baseURL",
    type: "String",
    text: "The base URL of all requests, in place of that of the environment.",
    kind: "usual",
  });
  return [...own.filter(({ kind }) => kind === "credential"), ...usual, ...own.filter(({ kind }) => kind === "value")];
}

/** What gives the options to the runtime. */
function valuesPart(options: readonly Option[]): Part {
  const own = options.filter(({ kind }) => kind !== "usual");
  const set = own.map(({ name, kind }): Part => call(`.${kind}`, [stringLiteral(name), identifier(name)]));
  return chain("ClientValues()", set);
}

const ENVIRONMENT = "environment: environment?.rawValue";

/** The arguments by which a core is made or changed. */
const coreArguments = (context: Context, options: readonly Option[]): Part[] => [
  valuesPart(options),
  ...(context.sdk.environments.list.length > 0 ? [ENVIRONMENT] : []),
  "baseURL: baseURL",
  "options: options",
];

/** Parts of the runtime that the API needs, which clients name so that others lack them. */
function featuresOf({ helpers }: Context): Part[] {
  const features = [
    ...(helpers.has("oauth") ? ["tokens: OAuthTokens.feature"] : []),
    ...(helpers.has("json-rpc") ? ["remoteCalls: JSONRPC()"] : []),
  ];
  return features.length === 0 ? [] : [["features: ", call("ClientConfig.Features", features)]];
}

/** The initializers of the root client. */
export function emitInits({ client }: ClientNode, file: FileWriter, context: Context): void {
  const options = clientOptions(context);
  const texts = Object.fromEntries(options.map(({ name, text }) => [name, text]));
  emitFunction(file, {
    doc: said(
      "Creates a client. Options that are nil come from environment variables or have their defaults; what is wrong with " +
        "them is thrown by the first call.",
      { ...texts, options: "Further options." },
    ),
    head: "public init",
    parameters: [
      ...options.map(({ name, type }): Part => [`${name}: `, type, "? = nil"]),
      "options: ClientOptions = ClientOptions()",
    ],
    body: [
      [
        "core = ",
        call("ClientCore", [
          `${context.names.part("spec", client.id)}.client`,
          ...coreArguments(context, options),
          ...featuresOf(context),
        ]),
      ],
    ],
  });
  file.blank();
  emitBlock(file, "init(core: ClientCore)", ["self.core = core"]);
}

/** Members of the root client that are not methods of the API. */
export function emitRootMembers(node: ClientNode, file: FileWriter, context: Context): void {
  const { names } = context;
  const options = clientOptions(context);
  const texts = Object.fromEntries(options.map(({ name, text }) => [name, text]));
  const name = names.client(node.client.id);
  emitFunction(file, {
    doc: said(
      "Returns a client with other options, which shares connections and access tokens with this one. Options that are nil " +
        "stay as they are.",
      { ...texts, options: "Further options." },
      "The new client.",
    ),
    head: `public func ${names.rootMember("withOptions")}`,
    parameters: [
      ...options.map(({ name: option, type }): Part => [`${option}: `, type, "? = nil"]),
      "options: ClientOptions = ClientOptions()",
    ],
    behind: ` -> ${name}`,
    body: [call(name, [["core: ", call("core.with", coreArguments(context, options))]])],
  });
  emitFunction(file, {
    doc: said(
      "Calls an endpoint for which this client has no method.",
      {
        method: "The HTTP method.",
        path: "The path, relative to the base URL.",
        body: "The body, which is sent as JSON; nil for none.",
        options: "Options of this call.",
      },
      "The response, with its body as JSON; nil if it has none.",
    ),
    head: `public func ${names.rootMember("request")}`,
    parameters: ["method: String", "path: String", "body: JSONValue? = nil", parameterPart(OPTIONS)],
    behind: " async throws -> Response<JSONValue?>",
    body: ["try await core.request(method, path, body: body, options)"],
  });
  emitNewBatch(node, file, context);
}

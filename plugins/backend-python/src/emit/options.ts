import type { ClientOption, FileWriter, OptionsNode, Part } from "@sdkwright/plugin-api";
import { clientData, sourceOfOption } from "@sdkwright/plugin-api";
import { dataEntries } from "../data.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { dict, numberLiteral, scalar, stringLiteral } from "../literals.js";
import { packageName } from "../names.js";
import { annotated, builtin, literalType, optional, subscript, type TypeExpr, typeOf } from "../types.js";
import { emitClass, emitDoc } from "./declare.js";
import { type Mode, requestOptions } from "./method.js";
import { optionsName } from "./root.js";

/** The type of a credential: a text, or a function that returns it. */
function credentialType({ runtime }: Emission, mode: Mode): Part {
  return subscript(runtime(mode === "sync" ? "Supplier" : "AsyncSupplier"), [builtin("str")]);
}

/** An option as a member of the type that lists all. */
interface Member {
  readonly name: string;
  readonly type: TypeExpr;
  readonly notes: readonly string[];
}

const environmentNote = (env: string | undefined): string[] =>
  env === undefined ? [] : [`Defaults to the environment variable \`${env}\`.`];

const STATIC_TOKEN = "An access token to use as it is. No token is fetched, and this one is never renewed.";

function memberOf(option: ClientOption, mode: Mode, emission: Emission): Member | null {
  const { names, layout, arguments: types } = emission;
  switch (option.kind) {
    case "environment": {
      const name = names.companion("environments");
      const type: TypeExpr = [{ part: "sym", name, module: layout.paths.environment }];
      return { name: "environment", type, notes: ["Server to call. Defaults to the first one."] };
    }
    case "credential": {
      const notes = option.replaces ? [STATIC_TOKEN] : environmentNote(option.env);
      return { name: names.credential(option.scheme, option.part), type: [credentialType(emission, mode)], notes };
    }
    case "header":
      return {
        name: names.header(option.header),
        type: typeOf(option.type, types),
        notes: [`Sent as \`${option.header}\`.`, ...environmentNote(option.env)],
      };
    case "url-variable":
      return {
        name: names.variable(option.name),
        type: option.values ? literalType(option.values) : [builtin("str")],
        notes: [],
      };
    case "variable":
      return { name: names.variable(option.name), type: typeOf(option.type, types), notes: [] };
    // Every client has them.
    case "base-url":
    case "socket":
      return null;
    default:
      return option satisfies never;
  }
}

function emitMembers(mode: Mode, file: FileWriter, emission: Emission): void {
  const { sdk } = emission;
  file.blank();
  let isEmpty = true;
  for (const option of sdk.options) {
    const member = memberOf(option, mode, emission);
    if (!member) continue;
    isEmpty = false;
    file.line(member.name, ": ", annotated(optional(member.type)));
    emitDoc(file, docOf(sourceOfOption(sdk.api, option), { notes: member.notes }));
  }
  if (isEmpty) file.line("pass");
}

/** What the runtime must know of the API, and the functions that it needs for it. */
function emitSpec(file: FileWriter, emission: Emission): void {
  const { sdk, runtime, target, helpers, printer } = emission;
  const { options, packageInfo } = target;
  const agent = options["user-agent"];
  const settings: readonly (readonly [string, Part])[] = [
    ["package_name", stringLiteral(packageName(target))],
    ["version", stringLiteral(packageInfo.version)],
    ["max_retries", numberLiteral(options["max-retries"])],
    ["timeout", numberLiteral(options["timeout-seconds"])],
    ...(options["retry-unsafe"] ? [["retry_unsafe", scalar(true)] as const] : []),
    ...(agent === undefined ? [] : [["user_agent", stringLiteral(agent)] as const]),
  ];
  file.declare("CLIENT");
  file.line("CLIENT: ", runtime("ClientSpec"), " = ", dict([...settings, ...dataEntries(clientData(sdk), printer)]));
  file.blank();
  file.declare("FEATURES");
  const features = Object.entries(FEATURES)
    .filter(([helper]) => helpers.has(helper))
    .map(([, [key, name]]): readonly [string, Part] => [key, runtime(name)]);
  file.line("FEATURES: ", runtime("Features"), " = ", dict(features));
}

/** Functions of the runtime that only some APIs need, by helper: the key under which it expects them, and their names. */
const FEATURES: { readonly [helper: string]: readonly [key: string, name: string] } = {
  form: ["form", "form_body"],
  multipart: ["multipart", "multipart_body"],
  binary: ["binary", "binary_body"],
  "connect-stream": ["envelope", "envelope_body"],
  oauth: ["oauth", "oauth_tokens"],
};

function emitClientOptions(file: FileWriter, emission: Emission): void {
  emitSpec(file, emission);
  for (const mode of ["sync", "async"] as const) {
    emitClass(
      file,
      {
        name: optionsName(emission, mode),
        bases: [emission.runtime("ClientOptions"), "total=False"],
        doc: mode === "sync" ? "Options of the client." : "Options of the asynchronous client.",
      },
      () => emitMembers(mode, file, emission),
    );
  }
}

/** What a call can be told, where that is more than with any API: the API's own credentials. */
function emitCallOptions(file: FileWriter, emission: Emission): void {
  const { sdk, names, runtime } = emission;
  const base = { ...runtime("RequestOptions"), as: "BaseRequestOptions" };
  const doc = "Options of a single call. They take precedence over the options of the client.";
  emitClass(file, { name: "RequestOptions", bases: [base, "total=False"], doc }, () => {
    file.blank();
    for (const { id, credentials } of sdk.auth.schemes) {
      for (const { part } of credentials.filter(({ perCall }) => perCall)) {
        file.line(names.credential(id, part), ": ", annotated([credentialType(emission, "async"), "None"]));
        emitDoc(file, docOf(sdk.api.auth.schemes.find((scheme) => scheme.id === id) ?? {}));
      }
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

import {
  ACCESS_TOKEN_PART,
  createFile,
  type Documented,
  type FileWriter,
  type JsonValue,
  list,
  openedChannel,
  reachableEnvironments,
  type ScaffoldFile,
  typeUse,
  urlVariables,
} from "@sdkwright/plugin-api";
import { brandOf, clientName } from "../brand.js";
import { dialect } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { PATHS } from "../model/paths.js";
import { runtime, runtimeType } from "../runtime.js";
import { clientSpec } from "../spec/client.js";
import {
  assigned,
  generic,
  intersection,
  keyword,
  literalType,
  named,
  type TypeExpr,
  typeOf,
  union,
} from "../types.js";
import { clientCredentials, credentialType, inseparableCredentials } from "./credentials.js";
import { emitMember } from "./object.js";
import { emitConstant } from "./resource.js";

/** One option of the client's constructor. */
interface ClientOption {
  readonly name: string;
  readonly type: TypeExpr;
  readonly required: boolean;
  readonly doc: Documented;
  readonly notes?: readonly string[];
  readonly default?: JsonValue | undefined;
}

function environmentNote(env: string | undefined): string[] {
  return env === undefined ? [] : [`Read from the environment variable \`${env}\` where it is not given.`];
}

const STATIC_TOKEN = "An access token that is used as it is: none is fetched, and it is never renewed.";

function credentialOptions(emission: Emission): ClientOption[] {
  return clientCredentials(emission).map(({ name, part, credential, scheme }) => ({
    name,
    type: credentialType(),
    required: false,
    doc: part === ACCESS_TOKEN_PART ? {} : scheme,
    notes: part === ACCESS_TOKEN_PART ? [STATIC_TOKEN] : environmentNote(credential.env),
  }));
}

function headerOptions(emission: Emission): ClientOption[] {
  const { api, names } = emission.target;
  return api.headers.flatMap((header): ClientOption[] => {
    const { value } = header;
    if (value.kind !== "parameter") return [];
    return [
      {
        name: names.header(header.header),
        type: typeOf(value.type, emission.types),
        required: value.required && value.default === undefined && value.env === undefined,
        doc: header,
        notes: [`Sent as \`${header.header}\`.`, ...environmentNote(value.env)],
        default: value.default,
      },
    ];
  });
}

function variableOptions(emission: Emission): ClientOption[] {
  const { api, names } = emission.target;
  const url = urlVariables(api).map(
    (variable): ClientOption => ({
      name: names.variable(variable.name.wire),
      type: variable.values ? union(variable.values.map(literalType)) : keyword("string"),
      required: false,
      doc: variable,
      default: variable.default,
    }),
  );
  const known = new Set(url.map(({ name }) => name));
  const own = api.variables.map(
    (variable): ClientOption => ({
      name: names.variable(variable.name.wire),
      type: typeOf(variable.type, emission.types),
      required: false,
      doc: variable,
    }),
  );
  return [...url, ...own.filter(({ name }) => !known.has(name))];
}

function urlOptions(emission: Emission): ClientOption[] {
  const { api, options } = emission.target;
  if (reachableEnvironments(api).length > 0) {
    const name = `${brandOf(api, options)}Environment`;
    const type = named({ part: "sym", name, module: PATHS.environments });
    return [
      {
        name: "environment",
        type,
        required: false,
        doc: {},
        notes: ["Which of the API's servers to call; the first is the default."],
      },
    ];
  }
  if (api.environments.baseUrlEnv !== undefined) return [];
  return [{ name: "baseUrl", type: keyword("string"), required: true, doc: {}, notes: ["Base URL of all requests."] }];
}

function uniqueByName(options: readonly ClientOption[]): ClientOption[] {
  const byName = new Map<string, ClientOption>();
  for (const option of options) if (!byName.has(option.name)) byName.set(option.name, option);
  return [...byName.values()];
}

function platformOptions({ target }: Emission): ClientOption[] {
  if (!Object.values(target.api.operations).some((operation) => openedChannel(target.api, operation))) return [];
  const notes = [
    "Opens connections in place of the platform's own WebSocket, or of the package `ws` where it has none.",
  ];
  return [{ name: "webSocket", type: named(runtimeType("WebSocketConstructor")), required: false, doc: {}, notes }];
}

/** What the client's constructor takes besides what every client takes. */
export function clientOptions(emission: Emission): ClientOption[] {
  return uniqueByName([
    ...urlOptions(emission),
    ...credentialOptions(emission),
    ...headerOptions(emission),
    ...variableOptions(emission),
    ...platformOptions(emission),
  ]);
}

/** Name of the interface that lists the options: that of their type, unless some must be given together. */
export function settingsName(emission: Emission): string | undefined {
  if (inseparableCredentials(emission).length === 0) return undefined;
  return `${clientName(emission.target.api, emission.target.options)}Settings`;
}

function emitTogether(emission: Emission, name: string, settings: string, file: FileWriter): void {
  const all = inseparableCredentials(emission).map((names) =>
    generic(typeUse(runtimeType("Together")), "Together", [keyword(settings), union(names.map(literalType))]),
  );
  const [only] = all;
  file.blank();
  file.doc({ text: ["What a client is made of, with both parts of a credential or neither."] });
  file.line("export type ", name, " =", assigned(only && all.length === 1 ? only : intersection(all)), ";");
}

function emitOptions(options: readonly ClientOption[], name: string, file: FileWriter): void {
  file.blank();
  file.doc({ text: ["What a client is made of."] });
  const base = typeUse(runtimeType("ClientOptions"));
  if (options.length === 0) {
    file.line("export type ", name, " = ", base, ";");
    return;
  }
  file.block(
    ["export interface ", name, " extends ", base, " {"],
    () => {
      for (const option of options) {
        file.doc(docOf(option.doc, { notes: option.notes ?? [], default: option.default }));
        const type = option.required ? option.type : union([option.type, keyword("undefined")]);
        emitMember(file, option.name, !option.required, type);
      }
    },
    "}",
  );
}

/**
 * The file of what all clients of an SDK share: what the runtime knows of the API, the options, and the core made of them.
 * It is apart from the root client, which refers to every other: a program that is bundled can do without that one.
 */
export function connectionFile(emission: Emission): ScaffoldFile {
  const name = `${clientName(emission.target.api, emission.target.options)}Options`;
  const options = clientOptions(emission);
  const file = createFile(PATHS.connection, dialect);
  emitConstant(file, "clientSpec", runtimeType("ClientSpec"), clientSpec(emission));
  const settings = settingsName(emission);
  emitOptions(options, settings ?? name, file);
  if (settings !== undefined) emitTogether(emission, name, settings, file);
  file.blank();
  file.doc({ text: ["What the clients of all resources share: transport, credentials, options."] });
  const fallback = options.some((option) => option.required) ? "" : " = {}";
  const core = typeUse(runtime("Core"));
  file.block(
    ["export function connect", list("(", [`options: ${name}${fallback}`], [")", ": ", core, ""]), " {"],
    () => file.line("return ", runtime("createCore"), "(clientSpec, options);"),
    "}",
  );
  return { path: PATHS.connection, content: file.finish().content, kind: "generated" };
}

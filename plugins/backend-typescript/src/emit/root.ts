import type { Documented, FileWriter, Part, ResourceDecl, TargetContext } from "@sdkwright/plugin-api";
import { list, typeUse } from "@sdkwright/plugin-api";
import { brandOf, clientName } from "../brand.js";
import { docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { reachableEnvironments, urlVariables } from "../model/environments.js";
import { PATHS } from "../model/paths.js";
import { runtime, runtimeType } from "../runtime.js";
import { clientSpec } from "../spec/client.js";
import { credentialsOf } from "../spec/credentials.js";
import { generic, inline, keyword, literalType, named, type TypeExpr, typeOf, union } from "../types.js";
import { emitMethod } from "./method.js";
import { emitMember } from "./object.js";
import {
  emitChildFields,
  emitChildGetters,
  emitConstant,
  emitErrors,
  emitOperations,
  httpOperations,
} from "./resource.js";

/** One option of the client's constructor. */
interface ClientOption {
  readonly name: string;
  readonly type: TypeExpr;
  readonly required: boolean;
  readonly doc: Documented;
  readonly notes?: readonly string[];
  readonly default?: string | undefined;
}

function environmentNote(env: string | undefined): string[] {
  return env === undefined ? [] : [`Read from the environment variable \`${env}\` where it is not given.`];
}

function credentialOptions(emission: Emission): ClientOption[] {
  const { api, names } = emission.target;
  const supplier = generic(typeUse(runtimeType("Supplier")), "Supplier", [keyword("string")]);
  return api.auth.schemes.flatMap((scheme) =>
    credentialsOf(scheme).map(({ part, credential }) => ({
      name: names.credential(scheme.id, part),
      type: supplier,
      required: false,
      doc: scheme,
      notes: environmentNote(credential.env),
    })),
  );
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

/** What the client's constructor takes besides what every client takes. */
export function clientOptions(emission: Emission): ClientOption[] {
  return uniqueByName([
    ...urlOptions(emission),
    ...credentialOptions(emission),
    ...headerOptions(emission),
    ...variableOptions(emission),
  ]);
}

function emitOptions(options: readonly ClientOption[], name: string, file: FileWriter): void {
  file.blank();
  file.declare(name);
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

/** The name, or one with `_` behind it that no member of the client has. */
function freeMember(emission: Emission, decl: ResourceDecl, wanted: string): string {
  const { names } = emission.target;
  const taken = new Set([...decl.children.map(names.resource), ...decl.operations.map(names.method)]);
  let name = wanted;
  while (taken.has(name)) name += "_";
  return name;
}

/** What every client has besides the API's own methods. */
function emitHatches(emission: Emission, decl: ResourceDecl, name: string, file: FileWriter): void {
  const member = (wanted: string): string => freeMember(emission, decl, wanted);
  const raw: Part = ["options?: ", typeUse(runtimeType("RawRequestOptions"))];
  const promise = generic(typeUse(runtimeType("ApiPromise")), "ApiPromise", [keyword("T")]);
  file.blank();
  file.doc({ text: ["Calls an endpoint that this client has no method for: a path below the base URL."] });
  const parameters = list("(", ["method: string", "path: string", raw], [")", ": ", inline(promise), ""]);
  file.block(
    [member("request"), "<T = unknown>", parameters, " {"],
    () => file.line("return this.#core.request<T>(method, path, options);"),
    "}",
  );
  file.blank();
  file.doc({ text: ["A client that differs from this one in some options. It shares transport and access tokens."] });
  file.block(
    [member("withOptions"), list("(", [`options: Partial<${name}Options>`], [")", `: ${name}`, ""]), " {"],
    () => file.line("return new ", name, list("(", [`this.#core.derive(options as ${name}Options)`], ")"), ";"),
    "}",
  );
  file.blank();
  file.doc({ text: ["What may be shown of a client: no secret."] });
  file.block([member("toJSON"), "(): unknown {"], () => file.line("return this.#core.toJSON();"), "}");
}

/** The file of the root client: what the runtime knows of the API, the options, and the client itself. */
export function emitRoot(decl: ResourceDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const name = clientName(target.api, target.options);
  const operations = httpOperations(emission, decl);
  const options = clientOptions(emission);
  const core = typeUse(runtime("Core"));
  file.declare("clientSpec");
  emitConstant(file, "clientSpec", runtimeType("ClientSpec"), clientSpec(emission));
  emitOperations(emission, operations, file);
  emitOptions(options, `${name}Options`, file);
  emitErrors(emission, decl, file);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(target.api));
  const fallback = options.some((option) => option.required) ? "" : " = {}";
  file.block(
    ["export class ", name, " {"],
    () => {
      file.line("readonly #core: ", core, ";");
      emitChildFields(emission, decl, file);
      file.blank();
      file.block(
        ["constructor", list("(", [`options: ${name}Options${fallback}`], ")"), " {"],
        () => {
          file.line("this.#core = ", runtime("createCore"), "(clientSpec, options);");
          file.line(runtime("describeClient"), "(this, this.#core);");
        },
        "}",
      );
      emitChildGetters(emission, decl, file);
      for (const operation of operations) emitMethod(emission, operation, file);
      emitHatches(emission, decl, name, file);
    },
    "}",
  );
}

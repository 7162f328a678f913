import type { Data, DataRecord, JsonValue, Part } from "@sdkwright/plugin-api";
import { CALL_DEFAULTS, dataItems, dataOf, dataText, spelledText } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { headerKind, oauthSpec, type Spelling, spellings } from "./descriptor-spellings.js";
import { stringLiteral } from "./dialect.js";
import { call, chain } from "./line-breaks.js";
import { constantLiteral, jsonPart } from "./literals.js";

/** The state while the runtime's description of an API is written. */
export interface Scope {
  readonly context: Context;
  /** How responses of the operation at hand are read. */
  readonly response: ResponseText;
  /** Reads the response of a page; null if there are no pages. */
  readonly page: Part | null;
  /** Operations that get tokens: a method for each. */
  readonly tokens: TokenOperation[];
}

/** How a response is read: the types by status, or the type of all. */
export interface ResponseText {
  readonly type: Part;
  /** The call gives an `Optional`. */
  readonly optional: boolean;
  readonly byStatus: readonly (readonly [status: string, type: Part])[];
}

export interface TokenOperation {
  readonly name: string;
  readonly parts: readonly Part[];
}

export function scopeOf(context: Context, read?: Pick<Scope, "response" | "page">): Scope {
  const any = { type: [context.runtime("json.Types"), ".ANY"], optional: false, byStatus: [] };
  return { context, response: any, page: null, ...read, tokens: [] };
}

/** Custom printer of a field. Returns its arguments, or undefined to omit it. */
type Form = (data: Data | undefined, scope: Scope, record: DataRecord) => Part[] | undefined;

/** Words whose runtime constants have another name. */
const constants: { readonly [word: string]: string } = { bytes: "BINARY", sse: "EVENTS", jsonl: "LINES" };

/** A constant of an enum of the runtime: `Param.Style.DEEP_OBJECT` of `deepObject`. */
const constant = (home: string): Form => {
  const [name, ...inner] = home.split(/(?=\.[A-Z]\w*$)/);
  return (data, { context }) => {
    const word = dataText(data);
    const spelled =
      constants[word] ??
      word
        .replace(/([a-z])([A-Z])/g, "$1_$2")
        .replace(/\W/g, "_")
        .toUpperCase();
    return [[context.runtime(`internal.${name}`), ...inner, ".", spelled]];
  };
};

/** A link without arguments, for one word only. */
const flagOf = (word: string): Form => {
  return (data) => (dataText(data) === word ? [] : undefined);
};

const explode: Form = (data) => [dataText(data)];

const unlessItIs = (usual: string): Form => {
  return (data, scope) => (data === undefined || dataText(data) === usual ? undefined : argsOf(scope, data));
};

/** Alternatives of schemes: `List.of(List.of("a"), List.of("b", "c"))`. */
const alternatives: Form = (data, scope) => {
  const list = scope.context.symbol("java.util", "List");
  const all = dataItems(data).map((schemes) => call([list, ".of"], argsOf(scope, schemes)));
  return [call([list, ".of"], all)];
};

export function durationPart({ symbol }: Context, seconds: number): Part {
  const unit = Number.isInteger(seconds) ? `.ofSeconds(${seconds})` : `.ofMillis(${Math.round(seconds * 1000)})`;
  return [symbol("java.time", "Duration"), unit];
}

const duration: Form = (data, { context }) => {
  const seconds = Number(dataText(data));
  return seconds === CALL_DEFAULTS.timeoutSeconds ? undefined : [durationPart(context, seconds)];
};

/** The exception of an error, which the runtime makes of a failed call. */
const exception: Form = (data, { context: { names, packages, declared } }) => {
  if (data?.kind !== "name" || data.ref.kind !== "error") throw new Error("An error without a name");
  return [[declared(packages.errors, names.companion("errorMaker", data.ref.id)), "::new"]];
};

/** The operation that gets tokens, described by a method of its own. */
const tokenOperation: Form = (data, scope) => {
  if (!isRecord(data)) throw new Error("A token without an operation");
  const { errors: _, ...fields } = data.fields;
  const name = `token${scope.tokens.length === 0 ? "" : scope.tokens.length + 1}`;
  const operation = { ...data, fields };
  const { names, api } = scope.context;
  const specName = names.part("spec", api.root);
  scope.tokens.push({ name, parts: linksOf(scope, operation) });
  const args = [...madeOf(scope, operation).args, `${specName}::${name}`];
  return [call([scope.context.runtime("internal.spec.Operation"), ".of"], args)];
};

const response: Form = (data, scope) => {
  if (!isRecord(data)) return undefined;
  const { optional, byStatus } = scope.response;
  const statuses = byStatus.map(([status, type]) => call("status", [stringLiteral(status), type]));
  const links = [...linksOf(scope, data), ...(optional ? ["optional()"] : []), ...statuses];
  return [chain(madeOf(scope, data).part, links)];
};

const page: Form = (data, scope) => {
  if (!isRecord(data)) return undefined;
  const body = scope.page === null ? [] : [call("body", [scope.page])];
  return [chain(madeOf(scope, data).part, [...body, ...linksOf(scope, data)])];
};

const forms: { readonly [field: string]: Form } = {
  // A parameter of the path that is written the usual way is known from the path.
  "operation.path": (data, scope) =>
    isRecord(data) && linksOf(scope, data).length > 0 ? argsOf(scope, data) : undefined,
  "operation.response": response,
  "operation.page": page,
  "operation.security": alternatives,
  "operation.protocol": (data, scope) => (isRecord(data) && data.type === "json-rpc" ? argsOf(scope, data) : undefined),
  "parameter.name": (data, { context }, { fields: { key } }) => {
    const [wire, own] = [data, key].map((one) => textOf(context, one));
    return wire === own ? undefined : [stringLiteral(wire ?? "")];
  },
  "parameter.style": constant("spec.Param.Style"),
  "parameter.explode": explode,
  "field.file": flagOf("file"),
  "field.json": flagOf("json"),
  "field.style": constant("spec.Param.Style"),
  "field.explode": explode,
  "response.kind": constant("spec.ResponseSpec.Kind"),
  "response.type": (_, { response: { type } }) => [type],
  "error.status": (data, _, { fields }) => [stringLiteral(data ? dataText(data) : `${dataText(fields.class)}XX`)],
  "error.error": exception,
  "page.kind": constant("spec.PageSpec.Kind"),
  "page.countsPages": flagOf("page"),
  "client.maxRetries": unlessItIs(String(CALL_DEFAULTS.maxRetries)),
  "client.timeout": duration,
  "header.value": (_, scope, record) => argsOf(scope, record.fields[headerKind(record)]),
  "auth.mode": constant("spec.AuthSpec.Mode"),
  "auth.scheme": (data, scope) =>
    isRecord(data) ? [...argsOf(scope, data.fields.key), ...argsOf(scope, data)] : undefined,
  "auth.apply": (data, scope) => (dataItems(data).length > 0 ? argsOf(scope, data) : undefined),
  "auth.security": alternatives,
  "credential.env": (data, scope) => argsOf(scope, data),
  "key.kind": constant("spec.Scheme.Place"),
  "oauth.spec": (_, scope, record) => recordArgs(scope, record, oauthSpec),
  "oauth.tokens": (_, { context }) => [[context.runtime("internal.oauth.OAuthTokens"), "::create"]],
  "token.operation": tokenOperation,
  "signature.family": constant("webhook.SignatureSpec.Family"),
  "signature.encoding": constant("webhook.SignatureSpec.Encoding"),
  "timestamp.format": constant("webhook.SignatureSpec.TimeFormat"),
};

/** JSON of the definition as an expression. */
const jsonLiteral = (context: Context, value: JsonValue): Part =>
  typeof value === "object" ? jsonPart(context, value) : constantLiteral(value);

const textOf = ({ names }: Context, data: Data | undefined): string => (data ? (spelledText(names, data) ?? "") : "");

/** Data as arguments: of lists their items, of flags nothing. */
export function argsOf(scope: Scope, data: Data | undefined): Part[] {
  switch (data?.kind) {
    case "record":
      return recordArgs(scope, data);
    case "list":
      return data.items.flatMap((item) => argsOf(scope, item));
    case "number":
      return [dataText(data)];
    case "json":
      return [jsonLiteral(scope.context, data.value)];
    case "text":
    case "word":
    case "name":
      return [stringLiteral(textOf(scope.context, data))];
    default:
      return [];
  }
}

function spellingOf({ type }: DataRecord): Spelling {
  const spelling = spellings[type];
  if (!spelling) throw new Error(`The runtime has no class for ${type}`);
  return spelling;
}

/** The expression that creates the object of a record, and its arguments. */
interface Made {
  readonly part: Part;
  readonly args: Part[];
}

/** How the object of a record is created, by default in the way of its type. */
export function madeOf(scope: Scope, record: DataRecord, spelling = spellingOf(record)): Made {
  const { made, args: fields } = spelling;
  const args = fields.flatMap((field) => {
    const data = dataOf(record, field);
    const form = forms[`${record.type}.${field.name}`];
    if (form) return form(data, scope, record) ?? [];
    return data ? argsOf(scope, data) : ["null"];
  });
  const [, before = "", name = "", behind = ""] =
    /^(new )?(\w+\.\w+)(.+)$/.exec(typeof made === "string" ? made : made(record)) ?? [];
  return { args, part: name === "" ? "" : call([before, scope.context.runtime(`internal.${name}`), behind], args) };
}

/** A record as arguments: an object, or what it is made of. A parameter that is written the usual way is its name. */
function recordArgs(scope: Scope, record: DataRecord, spelling = spellingOf(record)): Part[] {
  const { part, args } = madeOf(scope, record, spelling);
  const links = linksOf(scope, record, spelling);
  return part === "" || (record.type === "parameter" && links.length === 0) ? args : [chain(part, links)];
}

/** Each record of a list or a map is given in a link of its own. */
function givenIn(data: Data): readonly Data[] {
  if (data.kind === "map") return data.entries.map(([, value]) => value);
  return data.kind === "list" && data.items[0]?.kind === "record" ? data.items : [data];
}

/** The links of a record's chain, for the fields that are there. */
export function linksOf(scope: Scope, record: DataRecord, spelling = spellingOf(record)): Part[] {
  return spelling.links.flatMap((field) => {
    const data = dataOf(record, field);
    const form = forms[`${record.type}.${field.name}`] ?? ((one) => argsOf(scope, one));
    return (data ? givenIn(data) : []).flatMap((one) => {
      const args = form(one, scope, record);
      return args ? [call(field.name, args)] : [];
    });
  });
}

export const isRecord = (data: Data | undefined): data is DataRecord => data?.kind === "record";

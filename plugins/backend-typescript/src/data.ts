import type { Data, DataRecord, NameTable, OperationId } from "@sdkwright/plugin-api";
import { referredName } from "@sdkwright/plugin-api";
import { array, type Entry, json, object, scalar, symbol, text, type Value } from "./literals.js";
import type { Layout } from "./plan.js";

/** Fields of a record that the model does not know, by type of record and name. */
export type Extras = { readonly [type: string]: { readonly [field: string]: Value | undefined } };

/** What printing data needs to know. */
export interface Printer {
  readonly names: NameTable;
  readonly layout: Pick<Layout, "symbol">;
  readonly extras: Extras;
  /** Further fields of a call that gets tokens. */
  readonly extrasOfToken?: (id: OperationId) => Extras;
}

const fields = (names: string): readonly string[] => names.split(" ");

/** The fields of each type of the runtime, in the order in which they are written; others are left out. */
const FIELDS: { readonly [type: string]: readonly string[] } = {
  operation: fields(
    "method path pathParams query headers cookies body response errors errorIntegers messages security server idempotent idempotencyKey noRetries page rpc pinned",
  ),
  parameter: fields("key name style explode allowReserved default option greedy"),
  body: fields("kind mediaType key optional fields integers"),
  field: fields("name encoding style explode contentType repeated"),
  response: fields("kind accept empty terminator errorEvent text integers returns"),
  page: fields("kind cursor offset unit next results step hasNextPage start"),
  place: fields("in keys"),
  "json-rpc": fields("method positions nameable integers"),
  client: fields(
    "packageName version environments variables baseUrlEnv auth headers requestIdHeaders errorMessage maxRetries timeoutMs retryUnsafe userAgent features int64 shapes",
  ),
  "url-variable": fields("name option default"),
  header: fields("header literal template option env default required"),
  auth: fields("mode apply schemes security"),
  bearer: fields("kind token"),
  basic: fields("kind username password"),
  key: fields("kind name prefix value"),
  oauth: fields("kind clientId clientSecret scopes header prefix token getToken refreshToken"),
  credential: fields("option env"),
  token: fields("operation request scopesAsList response"),
  "token-request": fields("clientId clientSecret scopes refreshToken"),
  "token-response": fields("accessToken expiresIn refreshToken"),
  signature: fields("family hash encoding prefix components delimiter timestamp"),
  timestamp: fields("header format toleranceSeconds"),
};

/** Records with a line for each field, however short they are. */
const BROKEN: ReadonlySet<string> = new Set(["operation", "client", "signature"]);

type Fields = Partial<DataRecord["fields"]>;
type Form = (data: Data, fields: Fields, printer: Printer) => readonly Entry[];

/** Lists of records that the runtime takes as one object: the key and the value of each record. */
const KEYED: { readonly [type: string]: (fields: Fields, printer: Printer) => readonly [string, Data | undefined] } = {
  // Errors of all other statuses have no class.
  error: ({ status, class: group, error }, printer) => {
    if (status) return [textOf(status, printer), error];
    return group ? [`${textOf(group, printer)}XX`, error] : ["", undefined];
  },
  pinned: ({ key, value }, printer) => [textOf(key, printer), value],
  environment: ({ name, urls }, printer) => [textOf(name, printer), urls],
};

/** A field that is left out where it has the value that the runtime assumes. */
const unless =
  (usual: string, name: string): Form =>
  (data, _, printer) =>
    textOf(data, printer) === usual ? [] : [[name, dataValue(data, printer)]];

/** Names of algorithms in Web Crypto; HMAC is told by its hash alone. */
const ALGORITHMS: { readonly [family: string]: string } = {
  rsa: "RSASSA-PKCS1-v1_5",
  "rsa-pss": "RSA-PSS",
  ecdsa: "ECDSA",
  ed25519: "Ed25519",
};

/** Fields that are printed otherwise than as their value under their own name. */
const FORMS: { readonly [field: string]: Form } = {
  "parameter.name": (data, { key }, printer) => unless(textOf(key, printer), "name")(data, {}, printer),
  // The template of the path names those parameters that are written the usual way.
  "operation.pathParams": (data, _, printer) => {
    const told = itemsOf(data, printer).filter(({ kind }) => kind === "object");
    return told.length > 0 ? [["pathParams", array(told)]] : [];
  },
  "operation.noRetries": () => [["retries", scalar(false)]],
  "operation.rpc": (data, _, printer) =>
    data.kind === "record" && data.type === "connect" ? [] : [["rpc", dataValue(data, printer)]],
  // The parts of a multipart body come in the declared order, whatever the caller's.
  "body.fields": (data, { kind }, printer) => {
    const items = itemsOf(data, printer);
    const isOrdered = textOf(kind, printer) === "multipart" && items.length > 1;
    return isOrdered || items.some(({ size }) => size > 1) ? [["fields", array(items)]] : [];
  },
  "place.keys": (data, _, printer) => [["path", dataValue(data, printer)]],
  "oauth.header": unless("Authorization", "header"),
  "oauth.prefix": unless("Bearer", "prefix"),
  "token.operation": (data, { method }, printer) => {
    const id = method?.kind === "name" && method.ref.kind === "method" ? method.ref.id : undefined;
    const extras = (id && printer.extrasOfToken?.(id)) ?? {};
    return [["operation", dataValue(data, { ...printer, extras })]];
  },
  "signature.family": (data, { header }, printer) => {
    const family = textOf(data, printer);
    const name = ALGORITHMS[family];
    return [
      ["kind", text(name === undefined ? family : "asymmetric")],
      ["header", header && dataValue(header, printer)],
      ["name", name === undefined ? undefined : text(name)],
    ];
  },
  "signature.hash": (data, _, printer) => [["hash", text(textOf(data, printer).replace("sha", "SHA-"))]],
};

function itemsOf(data: Data, printer: Printer): Value[] {
  return data.kind === "list" ? data.items.map((item) => dataValue(item, printer)) : [];
}

/** A text or a number as it is, a name as it is spelled. */
function textOf(data: Data | undefined, { names }: Printer): string {
  if (data?.kind === "name") return referredName(names, data.ref);
  return data?.kind === "text" || data?.kind === "word" || data?.kind === "number" ? String(data.value) : "";
}

function recordValue({ type, fields }: DataRecord, printer: Printer): Value {
  const order = FIELDS[type];
  if (!order) throw new Error(`The runtime has no type for ${type}`);
  const list = order.flatMap((field): readonly Entry[] => {
    const data = fields[field];
    if (!data) return [[field, printer.extras[type]?.[field]]];
    const form = FORMS[`${type}.${field}`];
    if (form) return form(data, fields, printer);
    const value = dataValue(data, printer);
    // None of the declared errors has a class.
    return data.kind === "list" && value.kind === "object" && value.size === 0 ? [] : [[field, value]];
  });
  const value = object(list, BROKEN.has(type));
  // A parameter that is written the usual way is its key alone.
  return type === "parameter" && value.size === 1 ? text(textOf(fields.key, printer)) : value;
}

function listValue(items: readonly Data[], printer: Printer): Value {
  const keyed = items[0]?.kind === "record" ? KEYED[items[0].type] : undefined;
  if (!keyed) return array(items.map((item) => dataValue(item, printer)));
  const list = items.flatMap((item): Entry[] => {
    const [key, value] = item.kind === "record" ? keyed(item.fields, printer) : [""];
    return value ? [[key, dataValue(value, printer)]] : [];
  });
  return object(list);
}

/** Data of the SDK model as the expression that the runtime reads. */
export function dataValue(data: Data, printer: Printer): Value {
  switch (data.kind) {
    case "record":
      return recordValue(data, printer);
    case "map":
      return object(data.entries.map(([key, value]): Entry => [key, dataValue(value, printer)]));
    case "list":
      return listValue(data.items, printer);
    case "text":
    case "word":
      return text(data.value);
    case "number":
    case "flag":
      return scalar(data.value);
    case "json":
      return json(data.value);
    case "name":
      return data.ref.kind === "error" ? symbol(printer.layout.symbol(data.ref.id)) : text(textOf(data, printer));
    default:
      return data satisfies never;
  }
}

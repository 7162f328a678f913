import type { Data, DataRecord, NameRef, NameTable, OperationId } from "@sdkwright/plugin-api";
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

const names = (text: string): readonly string[] => text.split(" ");

/** The fields of each type of the runtime, in the order in which they are written; others are left out. */
const FIELDS: { readonly [type: string]: readonly string[] } = {
  operation: names(
    "method path pathParams query headers cookies body response errors errorIntegers messages security server idempotent idempotencyKey noRetries page rpc pinned",
  ),
  parameter: names("key name style explode allowReserved default option greedy"),
  body: names("kind mediaType key optional fields integers"),
  field: names("name encoding style explode contentType repeated"),
  response: names("kind accept empty terminator errorEvent text integers returns"),
  page: names("kind cursor offset unit next results step hasNextPage start"),
  place: names("in keys"),
  "json-rpc": names("method positions nameable integers"),
  client: names(
    "packageName version environments variables baseUrlEnv auth headers requestIdHeaders errorMessage maxRetries timeoutMs retryUnsafe userAgent features int64 shapes",
  ),
  "url-variable": names("name option default"),
  header: names("header literal template option env default required"),
  auth: names("mode apply schemes security"),
  bearer: names("kind token"),
  basic: names("kind username password"),
  key: names("kind name prefix value"),
  oauth: names("kind clientId clientSecret scopes header prefix token getToken refreshToken"),
  credential: names("option env"),
  token: names("operation request scopesAsList response"),
  "token-request": names("clientId clientSecret scopes refreshToken"),
  "token-response": names("accessToken expiresIn refreshToken"),
  signature: names("family header hash encoding prefix components delimiter timestamp"),
  timestamp: names("header format toleranceSeconds"),
};

/** Records with a line for each field, however short they are. */
const BROKEN: ReadonlySet<string> = new Set(["operation", "client", "signature"]);

/** What stands for a field, where that is not its value under its own name. */
type Form = (data: Data, record: DataRecord, printer: Printer) => readonly Entry[];

const FORMS: { readonly [field: string]: Form } = {
  "parameter.name": (data, { fields }, printer) =>
    textOf(data, printer) === textOf(fields.key, printer) ? [] : [["name", dataValue(data, printer)]],
  // The template of the path names those parameters that are written the usual way.
  "operation.pathParams": (data, _, printer) =>
    several(
      "pathParams",
      itemsOf(data, printer).filter(({ kind }) => kind === "object"),
    ),
  "operation.errors": (data, _, printer) =>
    keyed(
      "errors",
      data,
      ({ status, class: group, error }) =>
        status || group ? [status ? numberOf(status) : `${numberOf(group)}XX`, error] : undefined,
      printer,
    ),
  "operation.noRetries": () => [["retries", scalar(false)]],
  "operation.rpc": (data, _, printer) =>
    data.kind === "record" && data.type === "connect" ? [] : [["rpc", dataValue(data, printer)]],
  "operation.pinned": (data, _, printer) =>
    keyed("pinned", data, ({ key, value }) => [textOf(key, printer), value], printer),
  // The parts of a multipart body come in the declared order, whatever the caller's.
  "body.fields": (data, { fields }, printer) => {
    const items = itemsOf(data, printer);
    const isOrdered = textOf(fields.kind, printer) === "multipart" && items.length > 1;
    return isOrdered || items.some(({ size }) => size > 1) ? several("fields", items) : [];
  },
  "place.keys": (data, _, printer) => [["path", dataValue(data, printer)]],
  "client.environments": (data, _, printer) =>
    keyed("environments", data, ({ name, urls }) => [textOf(name, printer), urls], printer),
  "oauth.header": (data, _, printer) => unlessUsual("header", data, "Authorization", printer),
  "oauth.prefix": (data, _, printer) => unlessUsual("prefix", data, "Bearer", printer),
  "token.operation": (data, { fields: { method } }, printer) => {
    const id = method?.kind === "name" && method.ref.kind === "method" ? method.ref.id : undefined;
    const extras = (id && printer.extrasOfToken?.(id)) ?? {};
    return [["operation", dataValue(data, { ...printer, extras })]];
  },
  // Algorithms go by the names of Web Crypto.
  "signature.family": (data, _, printer) => [["kind", text(textOf(data, printer) === "hmac" ? "hmac" : "asymmetric")]],
  "signature.header": (data, { fields }, printer) => {
    const name = ALGORITHMS[textOf(fields.family, printer)];
    return [
      ["header", dataValue(data, printer)],
      ["name", name === undefined ? undefined : text(name)],
    ];
  },
  "signature.hash": (data, _, printer) => [["hash", text(textOf(data, printer).replace("sha", "SHA-"))]],
};

const ALGORITHMS: { readonly [family: string]: string } = {
  rsa: "RSASSA-PKCS1-v1_5",
  "rsa-pss": "RSA-PSS",
  ecdsa: "ECDSA",
  ed25519: "Ed25519",
};

function several(name: string, items: readonly Value[]): Entry[] {
  return items.length > 0 ? [[name, array(items)]] : [];
}

function unlessUsual(name: string, data: Data, usual: string, printer: Printer): Entry[] {
  return textOf(data, printer) === usual ? [] : [[name, dataValue(data, printer)]];
}

/** A list of records as an object. */
function keyed(
  name: string,
  data: Data,
  entryOf: (fields: Partial<DataRecord["fields"]>) => readonly [string, Data | undefined] | undefined,
  printer: Printer,
): Entry[] {
  const records = data.kind === "list" ? data.items : [];
  const list = records.flatMap((record): Entry[] => {
    const entry = record.kind === "record" ? entryOf(record.fields) : undefined;
    return entry?.[1] ? [[entry[0], dataValue(entry[1], printer)]] : [];
  });
  return list.length > 0 ? [[name, object(list)]] : [];
}

function itemsOf(data: Data, printer: Printer): Value[] {
  return data.kind === "list" ? data.items.map((item) => dataValue(item, printer)) : [];
}

const numberOf = (data: Data | undefined): string => (data?.kind === "number" ? String(data.value) : "");

function textOf(data: Data | undefined, { names, layout }: Printer): string {
  if (data?.kind === "text" || data?.kind === "word") return data.value;
  return data?.kind === "name" ? spelled(data.ref, names, layout) : "";
}

function spelled(ref: NameRef, names: NameTable, layout: Printer["layout"]): string {
  switch (ref.kind) {
    case "credential":
      return names.credential(ref.scheme, ref.part);
    case "header":
      return names.header(ref.header);
    case "variable":
      return names.variable(ref.name);
    case "environment":
      return names.environment(ref.index);
    case "parameter":
      return names.parameter(ref.method, ref.in, ref.name);
    case "body":
      return names.body(ref.method);
    case "method":
      return names.method(ref.id);
    case "error":
      return layout.symbol(ref.id).name;
    default:
      return ref satisfies never;
  }
}

function recordValue(record: DataRecord, printer: Printer): Value {
  const { type, fields } = record;
  const order = FIELDS[type];
  if (!order) throw new Error(`The runtime has no type for ${type}`);
  const list = order.flatMap((field): readonly Entry[] => {
    const data = fields[field];
    if (!data) return [[field, printer.extras[type]?.[field]]];
    return FORMS[`${type}.${field}`]?.(data, record, printer) ?? [[field, dataValue(data, printer)]];
  });
  const value = object(list, BROKEN.has(type));
  // A parameter that is written the usual way is its key alone.
  return type === "parameter" && value.size === 1 ? text(textOf(fields.key, printer)) : value;
}

/** Data of the SDK model as the expression that the runtime reads. */
export function dataValue(data: Data, printer: Printer): Value {
  switch (data.kind) {
    case "record":
      return recordValue(data, printer);
    case "map":
      return object(data.entries.map(([key, value]): Entry => [key, dataValue(value, printer)]));
    case "list":
      return array(itemsOf(data, printer));
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

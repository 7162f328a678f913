import type { Data, DataRecord, NameTable, OperationId, RecordField } from "@sdkwright/plugin-api";
import { dataItems, dataOf, dataText, foldData, recordFields, referredName } from "@sdkwright/plugin-api";
import { array, type Entry, jsonForms, object, scalar, symbol, text, type Value } from "./literals.js";
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

/** The fields of each type of the runtime, in the order in which they are written; others are left out. */
const FIELDS: { readonly [type: string]: readonly RecordField[] } = {
  operation: recordFields(
    "method path pathParams query headers cookies body response errors errorIntegers messages security server idempotent idempotencyKey noRetries page rpc pinned",
  ),
  parameter: recordFields("key name style explode allowReserved default option greedy"),
  body: recordFields("kind mediaType key optional fields integers"),
  field: recordFields("name encoding style explode contentType repeated"),
  response: recordFields("kind accept empty terminator errorEvent text integers returns"),
  page: recordFields("kind cursor offset unit next results step hasNextPage start"),
  place: recordFields("in path=keys"),
  "json-rpc": recordFields("method positions nameable integers"),
  client: recordFields(
    "packageName version environments variables baseUrlEnv auth headers requestIdHeaders errorMessage maxRetries timeoutMs retryUnsafe userAgent features int64 shapes",
  ),
  "url-variable": recordFields("name option default"),
  header: recordFields("header literal template option env default required"),
  auth: recordFields("mode apply schemes security"),
  bearer: recordFields("kind token"),
  basic: recordFields("kind username password"),
  key: recordFields("kind name prefix value"),
  oauth: recordFields("kind clientId clientSecret scopes header prefix token getToken refreshToken"),
  credential: recordFields("option env"),
  token: recordFields("operation request scopesAsList response"),
  "token-request": recordFields("clientId clientSecret scopes refreshToken"),
  "token-response": recordFields("accessToken expiresIn refreshToken"),
  signature: recordFields("family hash encoding prefix components delimiter timestamp"),
  timestamp: recordFields("header format toleranceSeconds"),
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
  return dataItems(data).map((item) => dataValue(item, printer));
}

/** A text or a number as it is, a name as it is spelled. */
function textOf(data: Data | undefined, { names }: Printer): string {
  return data?.kind === "name" ? referredName(names, data.ref) : dataText(data);
}

function recordValue(record: DataRecord, printer: Printer): Value {
  const { type, fields } = record;
  const order = FIELDS[type];
  if (!order) throw new Error(`The runtime has no type for ${type}`);
  const list = order.flatMap((field): readonly Entry[] => {
    const { name } = field;
    const data = dataOf(record, field);
    if (!data) return [[name, printer.extras[type]?.[name]]];
    const form = FORMS[`${type}.${name}`];
    if (form) return form(data, fields, printer);
    const value = dataValue(data, printer);
    // None of the declared errors has a class.
    return data.kind === "list" && value.kind === "object" && value.size === 0 ? [] : [[name, value]];
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
  return foldData(data, {
    ...jsonForms,
    record: (record) => recordValue(record, printer),
    items: (items) => listValue(items, printer),
    name: (ref) => {
      return ref.kind === "error" ? symbol(printer.layout.symbol(ref.id)) : text(referredName(printer.names, ref));
    },
  });
}

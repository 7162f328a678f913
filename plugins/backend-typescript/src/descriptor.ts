import type {
  Data,
  DataForms,
  DataRecord,
  FieldName,
  NameTable,
  OperationId,
  RecordField,
  RecordName,
} from "@sdkwright/plugin-api";
import {
  CALL_DEFAULTS,
  dataItems,
  dataOf,
  dataText,
  foldData,
  recordSchemas,
  referredName,
  spelledText,
} from "@sdkwright/plugin-api";
import { array, type Entry, jsonForms, object, scalar, symbol, text, type Value } from "./literals.js";
import { type Layout, PATHS } from "./plan.js";

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

/** Fields that the runtime has under another name; null for those that it does not need. */
const NAMES: { readonly [F in FieldName]?: string | null } = {
  "client.timeout": "timeoutMs",
  "place.path": null,
  "place.keys": "path",
  "response.resumable": null,
  "response.byStatus": null,
  "json-rpc.notification": null,
  // The key of a scheme is that of the map.
  "bearer.key": null,
  "basic.key": null,
  "key.key": null,
  "oauth.key": null,
  // It is written behind the kind.
  "signature.header": null,
  "token.method": null,
  "token.fields": null,
  "token.security": null,
};

/** Fields that the model does not know, by the field that they follow. */
const ADDED: { readonly [F in FieldName]?: readonly string[] } = {
  "operation.errors": ["errorShapes", "messages"],
  "body.fields": ["shape"],
  "response.allowsText": ["shape", "int64"],
  "json-rpc.nameable": ["shape"],
  "client.userAgent": ["features", "int64", "shapes"],
};

/** The fields of a type of record, in the order in which they are written. */
function runtimeFields(type: RecordName, fields: readonly string[]): RecordField[] {
  return fields.flatMap((field) => {
    const name = `${type}.${field}` as FieldName;
    const spelled = NAMES[name] === undefined ? field : NAMES[name];
    const own = spelled === null ? [] : [{ name: spelled, source: [field] }];
    return [...own, ...(ADDED[name] ?? []).map((added) => ({ name: added, source: [added] }))];
  });
}

/** Records with a line for each field, however short they are. */
const BROKEN: ReadonlySet<string> = new Set(["operation", "client", "signature"]);

type Fields = Partial<DataRecord["fields"]>;
/** What becomes of data of each kind, made once for all the data that a printer prints. */
interface Forms extends DataForms<Value> {
  readonly printer: Printer;
}
type FieldForm = (data: Data, fields: Fields, forms: Forms) => readonly Entry[];

/** Lists of records that the runtime takes as one object: the key and the value of each record. */
const KEYED: { readonly [type: string]: (fields: Fields, printer: Printer) => readonly [string, Data | undefined] } = {
  // Errors of all other statuses have no class.
  error: ({ status, class: group, error }, printer) => {
    if (status) return [spelledText(printer.names, status), error];
    return group ? [`${spelledText(printer.names, group)}XX`, error] : ["", undefined];
  },
  pinned: ({ key, value }, printer) => [spelledText(printer.names, key), value],
  environment: ({ name, urls }, printer) => [spelledText(printer.names, name), urls],
};

/** A field that is left out where it has the value that the runtime assumes. */
const unless =
  (usual: string, name: string): FieldForm =>
  (data, _, forms) =>
    spelledText(forms.printer.names, data) === usual ? [] : [[name, foldData(data, forms)]];

/** Names of algorithms in Web Crypto; HMAC is told by its hash alone. */
const ALGORITHMS: { readonly [family: string]: string } = {
  rsa: "RSASSA-PKCS1-v1_5",
  "rsa-pss": "RSA-PSS",
  ecdsa: "ECDSA",
  ed25519: "Ed25519",
};

/** Fields that are printed otherwise than as their value under their own name. */
const FIELD_FORMS: { readonly [field: string]: FieldForm } = {
  "client.version": () => [["version", symbol({ part: "sym", name: "VERSION", module: PATHS.version })]],
  "client.maxRetries": unless(String(CALL_DEFAULTS.maxRetries), "maxRetries"),
  "client.timeoutMs": (data) => {
    const seconds = Number(dataText(data));
    return seconds === CALL_DEFAULTS.timeoutSeconds ? [] : [["timeoutMs", scalar(seconds * 1000)]];
  },
  "parameter.name": (data, { key }, forms) =>
    spelledText(forms.printer.names, data) === spelledText(forms.printer.names, key)
      ? []
      : [["name", foldData(data, forms)]],
  // The template of the path names those parameters that are written the usual way.
  "operation.pathParams": (data, _, forms) => {
    const told = itemsOf(data, forms).filter(({ kind }) => kind === "object");
    return told.length > 0 ? [["pathParams", array(told)]] : [];
  },
  "operation.noRetries": () => [["retries", scalar(false)]],
  "operation.rpc": (data, _, forms) =>
    data.kind === "record" && data.type === "connect" ? [] : [["rpc", foldData(data, forms)]],
  // The parts of a multipart body come in the declared order, whatever the caller's.
  "body.fields": (data, { kind }, forms) => {
    const items = itemsOf(data, forms);
    const isOrdered = spelledText(forms.printer.names, kind) === "multipart" && items.length > 1;
    return isOrdered || items.some(({ size }) => size > 1) ? [["fields", array(items)]] : [];
  },
  "oauth.header": unless("Authorization", "header"),
  "oauth.prefix": unless("Bearer", "prefix"),
  "token.operation": (data, { method }, { printer }) => {
    const id = method?.kind === "name" && method.ref.kind === "method" ? method.ref.id : undefined;
    const extras = (id && printer.extrasOfToken?.(id)) ?? {};
    return [["operation", dataValue(data, { ...printer, extras })]];
  },
  "signature.family": (data, { header }, forms) => {
    const family = spelledText(forms.printer.names, data);
    const name = ALGORITHMS[family];
    return [
      ["kind", text(name === undefined ? family : "asymmetric")],
      ["header", header && foldData(header, forms)],
      ["name", name === undefined ? undefined : text(name)],
    ];
  },
  "signature.hash": (data, _, { printer }) => [["hash", text(spelledText(printer.names, data).replace("sha", "SHA-"))]],
};

/** The fields of each type of record with their forms, looked up once for all records. */
const RECORDS: ReadonlyMap<string, readonly { field: RecordField; form: FieldForm | undefined }[]> = new Map(
  recordSchemas().map(([type, { fields }]) => [
    type,
    runtimeFields(type, Object.keys(fields)).map((field) => ({ field, form: FIELD_FORMS[`${type}.${field.name}`] })),
  ]),
);

function itemsOf(data: Data, forms: Forms): Value[] {
  return dataItems(data).map((item) => foldData(item, forms));
}

function recordEntries(record: DataRecord, forms: Forms): Entry[] {
  const { type, fields } = record;
  const order = RECORDS.get(type);
  if (!order) throw new Error(`The runtime has no type for ${type}`);
  const extras = forms.printer.extras[type];
  const entries: Entry[] = [];
  for (const { field, form } of order) {
    const data = dataOf(record, field);
    if (!data) {
      if (extras) entries.push([field.name, extras[field.name]]);
    } else if (form) {
      entries.push(...form(data, fields, forms));
    } else {
      const value = foldData(data, forms);
      // None of the declared errors has a class.
      const isEmpty = data.kind === "list" && value.kind === "object" && value.size === 0;
      if (!isEmpty) entries.push([field.name, value]);
    }
  }
  return entries;
}

function recordValue(record: DataRecord, forms: Forms): Value {
  const entries = recordEntries(record, forms);
  const key = record.type === "parameter" && entries.length === 1 ? entries[0]?.[1] : undefined;
  // A parameter that is written the usual way is its key alone.
  if (key) return key;
  return object(entries, BROKEN.has(record.type));
}

function listValue(items: readonly Data[], forms: Forms): Value {
  const keyed = items[0]?.kind === "record" ? KEYED[items[0].type] : undefined;
  if (!keyed) return array(items.map((item) => foldData(item, forms)));
  const entries = items.flatMap((item): Entry[] => {
    const [key, value] = item.kind === "record" ? keyed(item.fields, forms.printer) : [""];
    return value ? [[key, foldData(value, forms)]] : [];
  });
  return object(entries);
}

/** Members that TypeScript finds in every object, so that it does not look at what the type of a map says of them. */
const INHERITED: ReadonlySet<string> = new Set([
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toString",
  "valueOf",
]);

/** A map of the definition's own keys. Under an inherited one, `kind: "bearer"` would be any string. */
function mapValue(members: readonly Entry[]): Value {
  const asConstant = ([key, value]: Entry): Entry =>
    value?.kind === "object" && INHERITED.has(key)
      ? [key, { ...value, part: [value.part, " as const"] }]
      : [key, value];
  return object(members.map(asConstant));
}

/** Data of the SDK model as the expression that the runtime reads. */
export function dataValue(data: Data, printer: Printer): Value {
  const forms: Forms = {
    ...jsonForms,
    printer,
    map: mapValue,
    record: (record) => recordValue(record, forms),
    items: (items) => listValue(items, forms),
    name: (ref) => {
      return ref.kind === "error" ? symbol(printer.layout.symbol(ref.id)) : text(referredName(printer.names, ref));
    },
  };
  return foldData(data, forms);
}

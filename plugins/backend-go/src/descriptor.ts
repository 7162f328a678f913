import type { Data, DataRecord, NameRef, Part, RecordType } from "@sdkwright/plugin-api";
import {
  caseWords,
  dataItems,
  dataOf,
  dataText,
  foldData,
  oncePer,
  referredName,
  splitWords,
} from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { structs } from "./descriptor-structs.js";
import { stringLiteral } from "./dialect.js";
import {
  atom,
  type Entry,
  jsonForms,
  map,
  pointer,
  scalar,
  slice,
  struct,
  text,
  texts,
  type Value,
} from "./literals.js";
import { standard } from "./types.js";

/** How the data of a field is written where it is not written as its kind usually is; undefined leaves the field out. */
type Form = (data: Data, context: Context, record: DataRecord) => Value | undefined;

/** Words that constants of the runtime have in capitals. */
const capitals: ReadonlySet<string> = new Set(["json", "jsonl", "sse", "uri"]);

const constantName = (word: string): string =>
  capitals.has(word) ? word.toUpperCase() : caseWords(splitWords(word), "pascal", false);

/** A constant of the runtime for each word: `*` stands for the word. */
const constant = (pattern: string, width?: number): Form => {
  return (data, { core }) => {
    const name = pattern.replace("*", constantName(dataText(data)));
    return atom(core(name), width ?? name.length + 5);
  };
};

/** The same for some words only; the others are left out. */
const constantOf = (words: readonly string[], form: Form): Form => {
  return (data, ...rest) => (words.includes(dataText(data)) ? form(data, ...rest) : undefined);
};

/** True for one word. */
const flagOf = (word: string): Form => {
  return (data) => (dataText(data) === word ? scalar(true) : undefined);
};

const pointed: Form = (data, context) => pointer(literalOf(data, context));
const unlessEmpty: Form = (data, context) => (dataItems(data).length > 0 ? literalOf(data, context) : undefined);

/** A text that can be absent, as opposed to empty. */
const optional: Form = (data, { core }) => {
  const value = dataText(data);
  return atom([core("Ptr"), `(${stringLiteral(value)})`], value.length + 12);
};

const alternatives: Form = (data) => {
  const lists = dataItems(data).map((schemes) => texts(dataItems(schemes).map(dataText), ""));
  return slice("[][]string", lists);
};

const schemes: Form = (data, context) => {
  const values = data.kind === "map" ? data.entries.map(([, scheme]) => literalOf(scheme, context)) : [];
  return values.length > 0 ? slice(["[]", context.core("Scheme")], values) : undefined;
};

function pinsOf(data: Data, inBody: boolean): DataRecord[] {
  const pins = dataItems(data).flatMap((item) => (item.kind === "record" ? [item] : []));
  return pins.filter(({ fields }) => (dataText(fields.in) === "body") === inBody);
}

const pinnedProperties: Form = (data, context) => {
  const entries = pinsOf(data, true).map(({ fields: { name, value } }): Entry => {
    return [dataText(name), value && literalOf(value, context)];
  });
  return entries.length > 0 ? map("map[string]any", entries) : undefined;
};

const pinnedParameters: Form = (data, context, record) =>
  unlessEmpty({ kind: "list", items: pinsOf(data, false) }, context, record);

const timeFormat = (word: string): string => (word === "date" ? "DateTime" : constantName(word));

/** `60 * time.Second`. */
const duration: Form = (data) => {
  const seconds = Number(dataText(data));
  if (seconds === 0) return scalar(0);
  const [count, unit] = Number.isInteger(seconds) ? [seconds, "Second"] : [Math.round(seconds * 1000), "Millisecond"];
  return atom([`${count} * `, standard("time", unit)], 20);
};

/** Fields that are not written as their data usually is, by struct. */
const forms: { readonly [field: string]: Form } = {
  // The runtime makes the body of a remote call.
  "Operation.Body": (data, context, { fields }) => (fields.rpc ? undefined : literalOf(data, context)),
  "Operation.Encode": constantOf(["form", "multipart", "text", "binary"], constant("Encode*", 20)),
  "Operation.Security": alternatives,
  "Operation.Pinned": pinnedProperties,
  "Operation.PinnedParams": pinnedParameters,
  "BodySpec.Kind": constant("*Body"),
  "FieldSpec.Encoding": constantOf(["file", "json"], constant("*Field")),
  "FieldSpec.Explode": (data, { core }) => atom(core(dataText(data) === "true" ? "Yes" : "No"), 8),
  "ResponseSpec.Kind": constant("*Response"),
  "ResponseSpec.ByStatus": constant("ByStatus"),
  "PinnedParam.Value": (data) => text(dataText(data)),
  "PageSpec.Kind": constant("*Page"),
  "PageSpec.PerPage": flagOf("page"),
  "PageSpec.Step": pointed,
  "PageSpec.Start": (data, { core }) => atom([core("Ptr"), `(int64(${dataText(data)}))`], 20),
  "URLVariable.Default": optional,
  "HeaderSpec.Literal": optional,
  "HeaderSpec.Default": optional,
  "ClientSpec.Timeout": duration,
  "AuthSpec.Mode": constant("Auth*", 18),
  "AuthSpec.Apply": unlessEmpty,
  "AuthSpec.Schemes": schemes,
  "AuthSpec.Security": alternatives,
  "OAuthScheme.Refresh": pointed,
  // The method's own descriptor, where a method gets tokens.
  "TokenSpec.Operation": (data, context, { fields: { method } }) =>
    method ? literalOf(method, context) : pointer(literalOf(data, context)),
  "TokenSpec.Security": alternatives,
  "Signature.Algorithm": (data, _, { fields: { hash } }) =>
    text(hash ? `${dataText(data)}-${dataText(hash)}` : dataText(data)),
  "Signature.Hex": flagOf("hex"),
  "Timestamp.Format": (data, { webhook }) => atom(webhook(timeFormat(dataText(data))), 20),
  "Timestamp.Tolerance": duration,
};

function structOf({ type, fields }: DataRecord): RecordType {
  const declared = structs.get(type === "connect" && fields.streaming ? "connect-stream" : type);
  if (!declared) throw new Error(`The runtime has no struct for ${type}`);
  return declared;
}

/** The fields of a struct, each with its form. */
const formedFields = oncePer(({ name: owner, fields }: RecordType) =>
  fields.map((field) => ({ field, form: forms[`${owner}.${field.name}`] })),
);

/** The fields of a record, in the order of their struct. */
export function fieldsOf(record: DataRecord, context: Context): Entry[] {
  return formedFields(structOf(record)).map(({ field, form }): Entry => {
    const data = dataOf(record, field);
    return [field.name, data && (form ? form(data, context, record) : literalOf(data, context))];
  });
}

function headOf(record: DataRecord, context: Context): Part {
  const { home, name } = structOf(record);
  return context[home === "webhook" ? home : "core"](name);
}

function recordValue(record: DataRecord, context: Context): Value {
  const value = struct(headOf(record, context), fieldsOf(record, context));
  return structOf(record).pointer ? pointer(value) : value;
}

/** Lists are of texts or of records of one type. */
function listValue(items: readonly Data[], context: Context): Value {
  const [first] = items;
  if (first?.kind !== "record") return texts(items.map(dataText));
  const elements = items.map((item) => struct("", item.kind === "record" ? fieldsOf(item, context) : []));
  return slice(["[]", headOf(first, context)], elements);
}

/** Options are known by their functions, descriptors and errors by what the package declares. */
function nameValue(ref: NameRef, { names }: Context): Value {
  switch (ref.kind) {
    case "credential":
    case "header":
    case "variable":
      return text(`With${referredName(names, ref)}`);
    case "environment":
    case "parameter":
    case "body":
      return text(referredName(names, ref));
    case "error":
      return atom(names.companion("errorMaker", ref.id));
    case "method":
      return atom(`&${names.companion("operation", ref.id)}`);
    default:
      return ref satisfies never;
  }
}

const formsFor = oncePer((context: Context) => ({
  ...jsonForms,
  record: (record: DataRecord) => recordValue(record, context),
  items: (items: readonly Data[]) => listValue(items, context),
  name: (ref: NameRef) => nameValue(ref, context),
}));

/** What the runtime must know, as a literal of Go. */
export function literalOf(data: Data, context: Context): Value {
  return foldData(data, formsFor(context));
}

import { foldJson, type JsonForms } from "@sdkwright/ir-schema";
import type { Data, DataRecord, NameRef } from "./data.js";

/** Converts data of each kind, for example to a literal of a language. */
export interface DataForms<T> extends JsonForms<T> {
  record(record: DataRecord): T;
  /** Takes the items as data: how a list is written can depend on the type of its records. */
  items(items: readonly Data[]): T;
  name(ref: NameRef): T;
}

/** Converts data. */
export function foldData<T>(data: Data, forms: DataForms<T>): T {
  switch (data.kind) {
    case "record":
      return forms.record(data);
    case "map":
      return forms.map(data.entries.map(([key, value]) => [key, foldData(value, forms)]));
    case "list":
      return forms.items(data.items);
    case "text":
    case "word":
      return forms.text(data.value);
    case "number":
    case "flag":
      return forms.scalar(data.value);
    case "name":
      return forms.name(data.ref);
    case "json":
      return foldJson(data.value, forms);
    default:
      return data satisfies never;
  }
}

/** A text, a word, a number or a flag as text; empty for anything else. */
export function dataText(data: Data | undefined): string {
  return data && "value" in data ? String(data.value) : "";
}

/** The items of a list; none for anything else. */
export function dataItems(data: Data | undefined): readonly Data[] {
  return data?.kind === "list" ? data.items : [];
}

/** Where a runtime has the data of a field: `{ name: "Scopes", source: ["request", "scopes"] }`. */
export interface RecordField {
  /** As the runtime spells it. */
  readonly name: string;
  /** Names of fields, from the record inwards. */
  readonly source: readonly string[];
}

/** Returns the data of a field; undefined if the record does not have it. */
export function dataOf(record: DataRecord, { source }: RecordField): Data | undefined {
  let data: Data | undefined = record;
  for (const name of source) data = data?.kind === "record" ? data.fields[name] : undefined;
  return data;
}

function recordField(text: string): RecordField {
  const [name = "", source = name.charAt(0).toLowerCase() + name.slice(1)] = text.split("=");
  return { name, source: source.split(".") };
}

/**
 * Fields from their names, in the order in which a language writes them. The data of a field has its name with a small
 * letter unless `=` says where it is: `Method Encode=body.kind` has the record's `method`, and its body's `kind`.
 */
export function recordFields(text: string): RecordField[] {
  return text.split(/\s+/).map(recordField);
}

/** The type of a runtime that holds the records of a type. */
export interface RecordType {
  /** The package or module of the runtime that declares it. */
  readonly home: string;
  readonly name: string;
  /** Stands behind a pointer, or whatever a language has for what can be absent. */
  readonly pointer: boolean;
  readonly fields: readonly RecordField[];
}

/**
 * The types of a runtime by type of record, each written as `core.Operation Method Path`: the type with its home, then
 * its fields as {@link recordFields} reads them. `*` before it says that it stands behind a pointer.
 */
export function recordTypes(table: { readonly [record: string]: string }): ReadonlyMap<string, RecordType> {
  const entries = Object.entries(table).map(([record, text]): [string, RecordType] => {
    const [type = "", ...fields] = text.split(/\s+/);
    const [home = "", name = ""] = type.replace("*", "").split(".");
    return [record, { home, name, pointer: type.startsWith("*"), fields: fields.map(recordField) }];
  });
  return new Map(entries);
}

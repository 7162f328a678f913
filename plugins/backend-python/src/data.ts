import type { Data, DataRecord, NameTable, Part, Sym } from "@sdkwright/plugin-api";
import { foldData, referredName, spelledText } from "@sdkwright/plugin-api";
import { dict, items, jsonForms, stringLiteral } from "./literals.js";

/** What printing data needs to know. */
export interface Printer {
  readonly names: NameTable;
  /** The module of the API's errors. */
  readonly errors: Sym;
}

/** Fields that the runtime has under another name, or does not need. */
const FIELDS: { readonly [field: string]: string | null } = {
  "place.in": "place",
  "pinned.in": "place",
  "error.class": "status_class",
  "token.method": null,
  "token.fields": null,
  "token.security": null,
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function fieldEntry({ type }: DataRecord, name: string, value: Data, print: (data: Data) => Part): [string, Part][] {
  // The protocol of a call is a field of its own.
  if (type === "operation" && name === "rpc" && value.kind === "record")
    return [[snake(value.type.replace("-", "_")), print(value)]];
  const field = FIELDS[`${type}.${name}`];
  return field === null ? [] : [[field ?? snake(name), print(value)]];
}

function recordPart(record: DataRecord, printer: Printer, print: (data: Data) => Part): Part {
  const { type, fields } = record;
  const names = Object.keys(fields);
  // A parameter that is written the usual way is its name alone.
  if (
    type === "parameter" &&
    names.length === 2 &&
    spelledText(printer.names, fields.key) === spelledText(printer.names, fields.name)
  ) {
    return stringLiteral(spelledText(printer.names, fields.name));
  }
  return dict(entriesOf(record, print));
}

function entriesOf(record: DataRecord, print: (data: Data) => Part): [string, Part][] {
  return Object.entries(record.fields).flatMap(([name, value]) => fieldEntry(record, name, value, print));
}

/** Data of the SDK model as the expression that the runtime reads. */
export const dataPart = (data: Data, printer: Printer): Part => printerOf(printer)(data);

/** The fields of a record, as the runtime calls them. */
export const dataEntries = (record: DataRecord, printer: Printer): [string, Part][] =>
  entriesOf(record, printerOf(printer));

function printerOf(printer: Printer): (data: Data) => Part {
  const print = (part: Data): Part =>
    foldData(part, {
      ...jsonForms,
      record: (record) => recordPart(record, printer, print),
      items: (parts) => items(parts.map(print)),
      name: (ref) =>
        ref.kind === "error"
          ? [printer.errors, ".", printer.names.type(ref.id)]
          : stringLiteral(referredName(printer.names, ref)),
    });
  return print;
}

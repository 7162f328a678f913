import type { Data, DataRecord, FieldName, Part } from "@sdkwright/plugin-api";
import { foldData, oncePer, referredName, spelledText } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { dict, items, jsonForms, stringLiteral } from "./literals.js";

/** Fields that the runtime has under another name, or does not need. */
const FIELDS: { readonly [F in FieldName]?: string | null } = {
  "place.in": "place",
  "pinned.in": "place",
  "error.class": "status_class",
  "token.method": null,
  "token.fields": null,
  "token.security": null,
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of a record, as the runtime calls them. */
function dataEntries({ type, fields }: DataRecord, context: Context): [string, Part][] {
  return Object.entries(fields).flatMap(([name, value]): [string, Part][] => {
    // The protocol of a call is a field of its own.
    const protocol = type === "operation" && name === "rpc" && value.kind === "record" ? value.type : undefined;
    const field = protocol ? protocol.replace("-", "_") : FIELDS[`${type}.${name}` as FieldName];
    return field === null ? [] : [[field ?? snake(name), dataPart(value, context)]];
  });
}

/** A parameter that is written the usual way is its name alone. */
function recordPart(record: DataRecord, context: Context): Part {
  const { key, name, ...unusual } = record.fields;
  const [given, sent] = [key, name].map((field) => spelledText(context.names, field));
  const isUsual = record.type === "parameter" && given === sent && Object.keys(unusual).length === 0;
  return isUsual && sent !== undefined ? stringLiteral(sent) : dict(dataEntries(record, context));
}

const formsFor = oncePer((context: Context) => ({
  ...jsonForms,
  record: (record: DataRecord) => recordPart(record, context),
  items: (parts: readonly Data[]) => items(parts.map((part) => dataPart(part, context))),
  name: (ref: Parameters<typeof referredName>[1]): Part => {
    const name = referredName(context.names, ref);
    return ref.kind === "error" ? [context.submodule("errors"), ".", name] : stringLiteral(name);
  },
}));

/** Data of the SDK model as the expression that the runtime reads. */
export const dataPart = (data: Data, context: Context): Part => foldData(data, formsFor(context));

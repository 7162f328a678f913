import type { Data, DataRecord, NameRef, Part } from "@sdkwright/plugin-api";
import { descriptorKey, foldData, oncePer } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { dict, items, jsonForms, stringLiteral } from "./literals.js";

const formsFor = oncePer((context: Context) => ({
  ...jsonForms,
  record: ({ fields }: DataRecord): Part => dict(entriesOf(fields, context)),
  items: (parts: readonly Data[]): Part => items(parts.map((part) => expressionOf(part, context))),
  name: (ref: NameRef): Part =>
    ref.kind === "error"
      ? [context.declared(context.names.companion("errorMaker", ref.id)), "::class"]
      : stringLiteral(descriptorKey(context, ref)),
}));

/** The fields of a record that are there. */
export function entriesOf(fields: DataRecord["fields"], context: Context): [string, Part][] {
  return Object.entries(fields).flatMap(([name, value]): [string, Part][] =>
    value ? [[name, expressionOf(value, context)]] : [],
  );
}

/** What the runtime must know, as an expression. */
export const expressionOf = (data: Data, context: Context): Part => foldData(data, formsFor(context));

import type { Data, DataRecord, NameRef, Part } from "@sdkwright/plugin-api";
import { descriptorKey, foldData, oncePer } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { items, jsonForms, record, stringLiteral } from "./literals.js";
import { snake } from "./package.js";

/** What the runtime calls something: options and environments by symbols, arguments by texts, errors in procs. */
function nameExpression(context: Context, ref: NameRef): Part {
  switch (ref.kind) {
    case "error":
      return `-> { ${context.errorPath(ref.id)} }`;
    case "credential":
    case "header":
    case "variable":
      return `:${descriptorKey(context, ref)}`;
    case "environment":
      return `:${environmentName(context, ref.index)}`;
    case "parameter":
    case "body":
    case "method":
      return stringLiteral(descriptorKey(context, ref));
    default:
      return ref satisfies never;
  }
}

/** The symbol that stands for an environment. */
export const environmentName = ({ names }: Context, index: number): string => names.environment(index).toLowerCase();

const formsFor = oncePer((context: Context) => ({
  ...jsonForms,
  record: ({ fields }: DataRecord): Part => record(entriesOf(fields, context)),
  items: (parts: readonly Data[]): Part => items(parts.map((part) => expressionOf(part, context))),
  name: (ref: NameRef): Part => nameExpression(context, ref),
}));

/** The fields of a record that are there, as the runtime calls them. */
export function entriesOf(fields: DataRecord["fields"], context: Context): [string, Part][] {
  return Object.entries(fields).flatMap(([name, value]): [string, Part][] =>
    value ? [[snake(name), expressionOf(value, context)]] : [],
  );
}

/** What the runtime must know, as an expression. */
export const expressionOf = (data: Data, context: Context): Part => foldData(data, formsFor(context));

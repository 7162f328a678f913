import { type Field, type FileWriter, type Part, type RequestNode, sourceOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { constant, stringLiteral } from "../dialect.js";
import { docOf } from "../docs.js";
import { typeOf } from "../types.js";

/** Where a field goes: `query("limit")`. */
function placeOf({ from, sent }: Field): string {
  const fallback = sent === undefined ? "" : `, ${constant(sent)}`;
  switch (from.kind) {
    case "parameter":
      return `${from.in}(${stringLiteral(from.name)}${fallback})`;
    case "property":
      return `body(${stringLiteral(from.name)}${fallback})`;
    case "body":
      return "body()";
    default:
      return from satisfies never;
  }
}

/** A field of a request or an argument: its name, its type, and where it goes. */
export function fieldOf(context: Context, { operation }: RequestNode, field: Field): Part {
  const name = context.names.field(operation.id, field.from);
  return [name, field.required ? "" : "?", ": ", typeOf(context, field.type), " = ", placeOf(field)];
}

/** What a method takes beside its arguments. */
export function emitRequest(node: RequestNode, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  const name = context.names.request(operation.id);
  file.blank();
  file.doc({ text: [`What \`${context.names.method(operation.id)}\` takes.`] });
  file.declare(name, operation.origin);
  const body = () => {
    for (const field of method.request?.fields ?? []) {
      file.doc(docOf(sourceOf(context.api, operation, field)));
      file.line(fieldOf(context, node, field));
    }
    if (method.request?.extra) file.line("...: ", typeOf(context, method.request.extra));
  };
  file.block(`request ${name} {`, body, "}");
}

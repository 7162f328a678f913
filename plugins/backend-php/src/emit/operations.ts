import type { DataRecord, Field, FileWriter, OperationId, Part, PartNode, RequestNode } from "@sdkwright/plugin-api";
import {
  accessPath,
  argumentKey,
  fieldsOfMethod,
  hardline,
  indent,
  operationData,
  requestNode,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { entriesOf } from "../descriptor.js";
import { WIDTH } from "../dialect.js";
import { dict, stringLiteral } from "../literals.js";
import { isSym, jsonOf, typeOf } from "../types.js";
import { emitClass, INDENT } from "./declare.js";

/** Types whose values the runtime writes in the same way without being told. */
const PLAIN: ReadonlySet<Part> = new Set(
  ["any", "string", "bool", "uuid", "decimal", "file", "int32", "int64", "datetime"].map(stringLiteral),
);

/** The type of an argument, where values of it are written in a way of its own. */
function typeEntry({ type, from }: Field, id: OperationId, context: Context): [string, Part][] {
  const found = typeOf(context, type);
  const isEnum = isEnumeration(found.json) && found.docs.some((one) => one.endsWith("::*"));
  if (PLAIN.has(found.json) || isEnum) return [];
  return [[argumentKey(context, id, from), jsonOf(context, type, found)]];
}

const isEnumeration = (json: Part): boolean => Array.isArray(json) && isSym((json as readonly Part[])[0] ?? "");

/** What the runtime knows of an operation: of remote calls also which argument holds all parameters. */
function entriesOfOperation({ method }: RequestNode, context: Context): [string, Part][] {
  const data = operationData(context.sdk, method) as DataRecord;
  const entries = entriesOf(data.fields, context);
  const fields = fieldsOfMethod(method);
  const types = fields.flatMap((field) => typeEntry(field, method.id, context));
  const whole = fields.find(({ from }) => from.kind === "body");
  if (method.call.protocol.kind === "json-rpc" && whole) {
    const key = stringLiteral(argumentKey(context, method.id, whole.from));
    entries.push([
      "body",
      dict([
        ["kind", "'json'"],
        ["key", key],
      ]),
    ]);
  }
  return types.length > 0 ? [...entries, ["types", dict(types)]] : entries;
}

/** The constant that describes an operation. */
export const operationPart = (context: Context, { method }: RequestNode): Part => [
  context.declared(context.names.part("operations", method.owner)),
  `::${context.constant(method.id)}`,
];

/** Whether not even the bracket of an array fits behind the head of a constant. */
const isTooLong = (head: string): boolean => INDENT + head.length + " [".length > WIDTH;

/** `final class PetsOperations`: what the clients of a resource tell the runtime of its operations. */
export function emitOperations({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { sdk, names } = context;
  const name = names.part("operations", client.id);
  const doc = { text: ["What the runtime knows of the operations."], tags: [{ tag: "internal", text: "" }] };
  emitClass(file, { name, doc }, () => {
    for (const id of client.methods) {
      const node = requestNode(sdk, id);
      file.blank();
      file.trace(accessPath(sdk, names, id).join("."), node.operation.origin, true);
      const head = `public const ${context.constant(id)} =`;
      const value = dict(entriesOfOperation(node, context));
      file.line(head, isTooLong(head) ? indent(hardline, value) : [" ", value], ";");
    }
  });
}

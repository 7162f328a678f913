import type {
  Client,
  DataRecord,
  Field,
  FileWriter,
  OperationId,
  Part,
  PartNode,
  RequestNode,
} from "@sdkwright/plugin-api";
import { accessPath, argumentKey, fieldsOfMethod, operationData, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { entriesOf } from "../descriptor.js";
import { PRIVATE } from "../docs.js";
import { map, record, stringLiteral } from "../literals.js";
import { isAny, isNullable, nullableJson, typeOf } from "../types.js";
import { emitClass, emitIn } from "./declare.js";

/** Types whose values the runtime writes in the same way without being told. */
const PLAIN: ReadonlySet<Part> = new Set(
  ["any", "string", "bool", "uuid", "file", "int32", "int64", "integer"].map(stringLiteral),
);

/** The type of an argument whose values have a form of their own in requests, or may not be null. */
function typeEntry({ type, from }: Field, id: OperationId, context: Context): [string, Part][] {
  const found = typeOf(context, type);
  const isEnum = found.enums.length === 1 && found.lazy === `-> { ${found.enums[0]} }`;
  // Of parameters, the runtime knows already which must not be null.
  const refusesNull = from.kind === "property" && !isAny(found) && !isNullable(context, type);
  if ((PLAIN.has(found.lazy) || isEnum) && !refusesNull) return [];
  return [[argumentKey(context, id, from), nullableJson(context, type, found).lazy]];
}

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
      record([
        ["kind", "'json'"],
        ["key", key],
      ]),
    ]);
  }
  return types.length > 0 ? [...entries, ["types", map(types)]] : entries;
}

/** The constant that describes an operation, in the module of its client's operations. */
const constantOf = ({ names }: Context, id: OperationId): string => names.method(id).toUpperCase();

/** The constant of a client that is the module of its operations. */
const OPERATIONS = "OPERATIONS";

/** Prints the constant by which a client names its operations. */
export function emitOperationsConstant({ id, methods }: Client, file: FileWriter, { names }: Context): void {
  if (methods.length === 0) return;
  file.line(`${OPERATIONS} = Internal::Operations::${names.part("operations", id)}`);
  file.line(`private_constant :${OPERATIONS}`);
}

/** The descriptor of an operation, from within its client. */
export const operationPart = (context: Context, { method }: RequestNode): Part =>
  `${OPERATIONS}::${constantOf(context, method.id)}`;

/** `module PetsOperations`: what the clients of a resource tell the runtime of its operations. */
export function emitOperations({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { sdk, names } = context;
  const name = names.part("operations", client.id);
  const doc = { text: ["What the SDK knows of the operations."], tags: [PRIVATE] };
  emitIn(file, context, "Internal::Operations", () => {
    emitClass(file, { name, kind: "module", doc }, () => {
      for (const id of client.methods) {
        const node = requestNode(sdk, id);
        file.blank();
        file.trace(accessPath(sdk, names, id).join("."), node.operation.origin, true);
        file.line(`${constantOf(context, id)} = `, record(entriesOfOperation(node, context)), ".freeze");
      }
    });
  });
}

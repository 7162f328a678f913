import { type JsonSchema, type SchemaDialect, schemaOfDecl, schemaOfType } from "@sdkwright/docs-kit";
import type { HttpOperation, ResponseStatus, Type, TypeId } from "@sdkwright/plugin-api";
import { jsonRpcOf } from "@sdkwright/plugin-api";
import type { Checks, StatusRange } from "../collection.js";
import type { Context } from "../context.js";

/** How many declared types the schema of one test describes: further ones take any value. */
const MAX_TYPES = 40;

/** A schema that stands alone: the nearest types that it refers to are among its definitions. */
function wholeSchema({ api, names }: Context, type: Type): JsonSchema {
  const wanted = new Map<TypeId, string>();
  const pending: TypeId[] = [];
  const dialect: SchemaDialect = {
    draft: "7",
    purpose: "validate",
    ref(id) {
      if (!wanted.has(id)) {
        if (wanted.size >= MAX_TYPES) return undefined;
        wanted.set(id, names.type(id));
        pending.push(id);
      }
      return `#/definitions/${wanted.get(id)}`;
    },
  };
  const schema = schemaOfType(type, dialect);
  const definitions: JsonSchema = {};
  for (let id = pending.shift(); id !== undefined; id = pending.shift()) {
    const decl = api.types[id];
    if (decl) definitions[wanted.get(id) ?? ""] = schemaOfDecl(decl, dialect);
  }
  return Object.keys(definitions).length === 0 ? schema : { ...schema, definitions };
}

function rangeOf(status: ResponseStatus): StatusRange {
  switch (status.kind) {
    case "code":
      return [status.code, status.code];
    case "range":
      return [status.class * 100, status.class * 100 + 99];
    case "default":
      return [200, 299];
    default:
      return status satisfies never;
  }
}

/** The result of JSON-RPC stands in a message. */
function inMessage(operation: HttpOperation, schema: JsonSchema): JsonSchema {
  if (!jsonRpcOf(operation)) return schema;
  const { definitions, ...result } = schema;
  return {
    type: "object",
    required: ["jsonrpc", "result"],
    properties: { jsonrpc: { const: "2.0" }, result },
    ...(definitions !== undefined && { definitions }),
  };
}

/** What a test demands of the response to an operation. */
export function checksOf(context: Context, operation: HttpOperation): Checks {
  const { responses } = operation;
  const bodies = responses.flatMap(({ status, contents: [content] }) => {
    if (content?.kind !== "json" || content.emptyBody !== undefined) return [];
    return [{ statuses: rangeOf(status), schema: inMessage(operation, wholeSchema(context, content.type)) }];
  });
  return { statuses: responses.map(({ status }) => rangeOf(status)), bodies };
}

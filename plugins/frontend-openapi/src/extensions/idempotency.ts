import { expectList, expectObject, type Mutable, type Node, originOf } from "@sdkwright/json-schema";
import { type HttpOperation, makeName, type Parameter, type Type } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { headerType } from "./client-headers.js";
import { checkKeys, extensionAt, flagOf, memberAt, memberText, reportNeeds } from "./read.js";

/** What operations that are safe to send twice carry. */
export interface IdempotencyHeaders {
  /** Header for a key that the SDK makes where the caller gives none. */
  readonly key?: string;
  /** Further headers, and one whose values no SDK can make: parameters of the calls. */
  readonly parameters: readonly Parameter[];
}

/** Reads `x-gen-idempotency-headers` of a document. The first header that holds text, or a UUID, is the key's. */
export function lowerIdempotencyHeaders(context: Context, root: Node): IdempotencyHeaders {
  let key: string | undefined;
  const parameters: Parameter[] = [];
  for (const entry of expectList(context, extensionAt(root, "idempotency-headers"))) {
    const node = expectObject(context, entry);
    if (!node) continue;
    checkKeys(context, node, ["header", "name", "env", "type"]);
    const header = memberText(context, node, "header");
    if (header === undefined) {
      if (!memberAt(node, "header")) reportNeeds(context, node, "`header`, the name of the header");
      continue;
    }
    const { type } = headerType(context, node);
    if (key === undefined && holdsKey(type)) key = header;
    else parameters.push(parameterOf(context, node, { header, type }));
  }
  return key === undefined ? { parameters } : { key, parameters };
}

function holdsKey(type: Type): boolean {
  return type.kind === "primitive" && (type.primitive === "string" || type.primitive === "uuid");
}

function parameterOf(
  context: Context,
  node: Node,
  { header, type }: { readonly header: string; readonly type: Type },
): Parameter {
  const name = memberText(context, node, "name");
  return {
    name: { ...makeName(name ?? header, { explicit: name !== undefined }), wire: header },
    in: "header",
    type,
    required: false,
    style: "simple",
    explode: false,
    origin: originOf(node),
  };
}

/** Marks an operation that says `x-gen-idempotent: true`, and gives it the headers of such operations. */
export function addIdempotency(context: Context, operation: Mutable<HttpOperation>, node: Node): void {
  if (flagOf(context, extensionAt(node, "idempotent")) !== true) return;
  operation.idempotent = true;
  const { key, parameters } = context.idempotency;
  if (key !== undefined) operation.idempotencyKey = key;
  const known = new Set(operation.parameters.map(({ in: place, name }) => `${place} ${name.wire.toLowerCase()}`));
  const further = parameters.filter(({ in: place, name }) => !known.has(`${place} ${name.wire.toLowerCase()}`));
  if (further.length > 0) operation.parameters = [...operation.parameters, ...further];
}

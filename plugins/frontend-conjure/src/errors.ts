import { child, keyOf, locationOf, type ObjectNode, originOf, requirePart, textAt } from "@sdkwright/json-schema";
import {
  type ErrorDecl,
  type ErrorId,
  type ErrorResponse,
  literal,
  makeName,
  type Name,
  type Property,
  primitive,
  ref,
  type TypeId,
  type Variant,
} from "@sdkwright/plugin-api";
import { conjureCatalogue } from "./catalogue.js";
import type { Context, Declared } from "./context.js";
import { checkKeys } from "./keys.js";
import { documentedAt } from "./names.js";
import { propertiesOf } from "./objects.js";
import { givenName, typeIdOf } from "./types.js";

/** Statuses by error code, and the words of the status. */
const CODES: ReadonlyMap<string, { readonly status: number; readonly words: readonly string[] }> = new Map([
  ["PERMISSION_DENIED", { status: 403, words: ["Forbidden"] }],
  ["INVALID_ARGUMENT", { status: 400, words: ["Bad", "Request"] }],
  ["NOT_FOUND", { status: 404, words: ["Not", "Found"] }],
  ["CONFLICT", { status: 409, words: ["Conflict"] }],
  ["REQUEST_ENTITY_TOO_LARGE", { status: 413, words: ["Content", "Too", "Large"] }],
  ["FAILED_PRECONDITION", { status: 500, words: ["Internal", "Server"] }],
  ["INTERNAL", { status: 500, words: ["Internal", "Server"] }],
  ["TIMEOUT", { status: 500, words: ["Internal", "Server"] }],
  ["CUSTOM_CLIENT", { status: 400, words: ["Bad", "Request"] }],
  ["CUSTOM_SERVER", { status: 500, words: ["Internal", "Server"] }],
]);

/** An error as responses carry it. */
interface ErrorBody {
  readonly id: TypeId;
  readonly status: number;
  readonly words: readonly string[];
  /** `Namespace:Name`, by which bodies of one status are told apart. */
  readonly wire: string;
  readonly node: ObjectNode;
}

/** Declares the body of an error, once. Undefined where its code is unknown (reported). */
export function declareError(context: Context, { node, scope }: Declared): ErrorBody | undefined {
  const id = typeIdOf(context, node);
  const code = textAt(context, node, "code");
  const known = code === undefined ? undefined : CODES.get(code);
  const first = !context.types.has(id);
  if (first) checkError(context, node, code);
  const space = textAt(context, node, "namespace");
  if (!known || code === undefined) return undefined;
  const wire = space === undefined ? node.token : `${space}:${node.token}`;
  if (first) {
    context.types.set(id, undefined);
    const parameters = declareParameters(context, { node, scope }, id);
    context.types.set(id, {
      kind: "object",
      id,
      name: givenName(`${node.token}Body`),
      properties: bodyProperties(node, { code, wire, parameters }),
      extends: [],
      additional: null,
      origin: originOf(node),
      ...documentedAt(context, node),
      ...(context.namespace !== undefined && { namespace: context.namespace }),
    });
  }
  return { id, status: known.status, words: known.words, wire, node };
}

function checkError(context: Context, node: ObjectNode, code: string | undefined): void {
  checkKeys(context, node, ["namespace", "code", "docs", "package", "safe-args", "unsafe-args", "deprecated"]);
  requirePart(context, node, "namespace", "error");
  requirePart(context, node, "code", "error");
  if (code === undefined || CODES.has(code)) return;
  const location = locationOf(child(node, "code") ?? node);
  const allowed = [...CODES.keys()].join(", ");
  context.report(conjureCatalogue.create("error-code", { code, allowed }, { location }));
}

function bodyProperties(
  node: ObjectNode,
  { code, wire, parameters }: { readonly code: string; readonly wire: string; readonly parameters: TypeId },
): Property[] {
  const origin = originOf(node);
  const property = (name: string, type: Property["type"]): Property => ({
    name: givenName(name),
    type,
    required: true,
    origin,
  });
  return [
    property("errorCode", literal(code)),
    property("errorName", literal(wire)),
    property("errorInstanceId", primitive("string")),
    property("parameters", ref(parameters)),
  ];
}

/** The arguments of an error, those that may be logged and those that may not: clients get both. */
function declareParameters(context: Context, { node, scope }: Declared, parent: TypeId): TypeId {
  const id: TypeId = `${parent}/parameters`;
  const words = [...givenName(node.token).words, "Parameters"];
  context.types.set(id, {
    kind: "object",
    id,
    name: makeName(words.join(" "), { words }),
    parent,
    properties: ["safe-args", "unsafe-args"].flatMap((part) => propertiesOf(context, scope, child(node, part))),
    extends: [],
    additional: null,
    origin: originOf(node),
    ...(context.namespace !== undefined && { namespace: context.namespace }),
  });
  return id;
}

/** Errors of an endpoint by status; those that share a status are told apart by their names. */
export function errorResponses(context: Context, found: readonly Declared[], owner: Name): ErrorResponse[] {
  const byStatus = new Map<number, ErrorBody[]>();
  for (const declared of found) {
    const body = declareError(context, declared);
    if (!body) continue;
    const others = byStatus.get(body.status) ?? [];
    // An error that is listed twice is one: nothing tells two of one name apart.
    if (others.every(({ wire }) => wire !== body.wire)) byStatus.set(body.status, [...others, body]);
  }
  return [...byStatus].map(([status, bodies]) => {
    const [first] = bodies as [ErrorBody];
    const decl = bodies.length === 1 ? singleError(context, first) : severalErrors(context, bodies, owner);
    return { status: { kind: "code", code: status }, error: decl.id, origin: decl.origin };
  });
}

function singleError(context: Context, { id, status, node }: ErrorBody): ErrorDecl {
  const words = givenName(node.token).words;
  const named = words.at(-1)?.toLowerCase() === "error" ? words : [...words, "Error"];
  return addError(context, {
    id: `error:${context.idPrefix}${keyOf(node)}`,
    name: makeName(named.join(" "), { words: named }),
    status: { kind: "code", code: status },
    type: ref(id),
    origin: originOf(node),
    ...documentedAt(context, node),
  });
}

function severalErrors(context: Context, bodies: readonly ErrorBody[], owner: Name): ErrorDecl {
  const [{ status, words, node }] = bodies as [ErrorBody];
  const key = bodies.map(({ id }) => id.slice("type:".length)).join("+");
  const union: TypeId = `type:${key}`;
  const named = [...owner.words, ...words, "Error"];
  const origin = originOf(node);
  if (!context.types.has(union)) {
    const variants = bodies.map(
      (body): Variant => ({
        name: givenName(body.node.token),
        type: ref(body.id),
        tags: [body.wire],
        origin: originOf(body.node),
      }),
    );
    context.types.set(union, {
      kind: "union",
      id: union,
      name: makeName([...named, "Body"].join(" "), { words: [...named, "Body"] }),
      discriminator: givenName("errorName"),
      variants,
      origin,
      ...(context.namespace !== undefined && { namespace: context.namespace }),
    });
  }
  return addError(context, {
    id: `error:${key}`,
    name: makeName(named.join(" "), { words: named }),
    status: { kind: "code", code: status },
    type: ref(union),
    origin,
  });
}

function addError(context: Context, decl: Omit<ErrorDecl, "kind"> & { readonly id: ErrorId }): ErrorDecl {
  const known = context.errors.get(decl.id);
  if (known) return known;
  const made: ErrorDecl = {
    kind: "error",
    ...decl,
    ...(context.namespace !== undefined && { namespace: context.namespace }),
  };
  context.errors.set(decl.id, made);
  return made;
}

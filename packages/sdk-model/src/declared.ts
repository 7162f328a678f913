import {
  type OperationId,
  referencesOf,
  referencesOfDecl,
  type Type,
  type TypeId,
  typeDecls,
  typesOfOperation,
} from "@sdkwright/ir-schema";
import type { Method, RequestShape, SdkModel } from "./model.js";
import { typesOfResult } from "./result.js";

interface Shaped extends Pick<SdkModel, "api" | "channels"> {
  readonly methods: { readonly [id: OperationId]: Method };
}

function typesOfRequest({ fields, extra, base }: RequestShape): Type[] {
  const spelled = (base ? base.adds : fields).map(({ type }) => type);
  if (base) return [...spelled, { kind: "ref", id: base.type }];
  return extra ? [...spelled, extra] : spelled;
}

function typesOfMethod({ arguments: args, request, result, call }: Method): Type[] {
  const codes = call.protocol.kind === "json-rpc" ? call.protocol.codes.flatMap(({ data }) => data ?? []) : [];
  const taken = request ? typesOfRequest(request) : [];
  return [...args.map(({ type }) => type), ...taken, ...typesOfResult(result), ...codes];
}

/** The types that stand in what an SDK declares beside types. */
function* typesInUse({ api, channels, methods }: Shaped): Generator<Type> {
  for (const operation of Object.values(api.operations)) {
    const method = methods[operation.id];
    yield* method ? typesOfMethod(method) : typesOfOperation(operation);
  }
  for (const { type } of Object.values(api.errors)) if (type) yield type;
  for (const { payload, headers } of Object.values(api.webhooks)) {
    if (payload) yield payload;
    for (const { type } of headers) yield type;
  }
  for (const { messages, parameters } of Object.values(api.channels)) {
    for (const { type } of parameters) yield type;
    for (const { payload, headers } of messages) {
      yield payload;
      if (headers !== undefined) yield { kind: "ref", id: headers };
    }
  }
  for (const { events } of Object.values(channels)) if (events !== null) yield { kind: "ref", id: events };
  for (const { value } of api.headers) if (value.kind === "parameter") yield value.type;
  for (const { type } of api.variables) yield type;
}

/**
 * The types that an SDK declares: those that something of it refers to, at any distance, and those that the definition
 * declares by name, though nothing uses them. A body that requests flatten is neither, because the requests replace it.
 */
export function declaredTypes(shaped: Shaped): ReadonlySet<TypeId> {
  const { api, methods } = shaped;
  const spelled = new Set(Object.values(methods).map(({ request }) => request?.spells));
  const pending: TypeId[] = [];
  for (const { id, name, parent } of typeDecls(api)) {
    if (name.explicit && parent === undefined && !spelled.has(id)) pending.push(id);
  }
  for (const type of typesInUse(shaped)) pending.push(...referencesOf(type));
  const found = new Set<TypeId>();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const decl = api.types[id];
    if (!decl || found.has(id)) continue;
    found.add(id);
    pending.push(...referencesOfDecl(decl));
  }
  return found;
}

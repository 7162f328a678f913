import {
  type Api,
  type Operation,
  referencesOf,
  referencesOfDecl,
  type Type,
  type TypeId,
  typesOfOperation,
} from "@sdkwright/plugin-api";

/** The type expressions that stand outside of declared types: in operations, errors, messages and client parameters. */
function* usedTypes(api: Api): Generator<Type> {
  for (const operation of Object.values(api.operations)) yield* typesOf(operation, api);
  for (const webhook of Object.values(api.webhooks)) {
    if (webhook.payload) yield webhook.payload;
    for (const header of webhook.headers) yield header.type;
  }
  for (const channel of Object.values(api.channels)) {
    for (const parameter of channel.parameters) yield parameter.type;
    for (const { payload, headers } of channel.messages) {
      yield payload;
      if (headers !== undefined) yield { kind: "ref", id: headers };
    }
  }
  for (const { value } of api.headers) if (value.kind === "parameter") yield value.type;
  for (const { type } of api.variables) yield type;
}

function* typesOf(operation: Operation, api: Api): Generator<Type> {
  yield* typesOfOperation(operation);
  for (const { error } of operation.errors) {
    const body = api.errors[error]?.type;
    if (body) yield body;
  }
}

/**
 * The types that an API needs: those that its operations, webhooks, channels and client parameters use, at any
 * distance, and the given ones with theirs. An inline type needs the one that it stands in, which names it.
 */
export function reachableTypes(api: Api, more: Iterable<TypeId> = []): Set<TypeId> {
  const found = new Set<TypeId>();
  const pending: TypeId[] = [...more];
  for (const type of usedTypes(api)) pending.push(...referencesOf(type));
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const decl = api.types[id];
    if (!decl || found.has(id)) continue;
    found.add(id);
    if (decl.parent !== undefined) pending.push(decl.parent);
    for (const inner of referencesOfDecl(decl)) pending.push(inner);
  }
  return found;
}

/** The API with these types only. They must hold all that they need, as the result of {@link reachableTypes} does. */
export function keepTypes(api: Api, keep: ReadonlySet<TypeId>): Api {
  const types = Object.values(api.types).filter(({ id }) => keep.has(id));
  if (types.length === Object.keys(api.types).length) return api;
  return { ...api, types: Object.fromEntries(types.map((decl) => [decl.id, decl])) };
}

/** What may be removed where nothing needs it. */
export interface PruneOptions {
  /** The API before operations were removed: what only they needed goes with them. */
  readonly before?: Api;
  /** Types that stay only where something needs them (`only-include-referenced-schemas`). */
  readonly optional?: ReadonlySet<TypeId>;
}

/**
 * Removes the types that nothing needs any more. A type that nothing needed in the first place stays, unless it is
 * optional: a definition declares a type because somebody wants it.
 */
export function prune(api: Api, { before, optional }: PruneOptions): Api {
  if (!before && !optional) return api;
  const removable = new Set<TypeId>([...(before ? reachableTypes(before) : []), ...(optional ?? [])]);
  const declared = Object.keys(api.types) as TypeId[];
  const stays = reachableTypes(
    api,
    declared.filter((id) => !removable.has(id)),
  );
  return keepTypes(api, stays);
}

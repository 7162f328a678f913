import type { Api, Decl } from "./api.js";
import type { TypeId } from "./ids.js";
import { oncePer } from "./once.js";
import type { BodyContent, HttpOperation, Operation, ResponseContent } from "./operations.js";
import type { Type, TypeDecl } from "./types.js";

/** Calls `visit` for a type expression and every expression inside it. References are not followed. */
export function walkType(type: Type, visit: (type: Type) => void): void {
  visit(type);
  switch (type.kind) {
    case "list":
      walkType(type.items, visit);
      break;
    case "tuple":
      for (const item of type.items) walkType(item, visit);
      if (type.rest) walkType(type.rest, visit);
      break;
    case "map":
      if (type.keys) walkType(type.keys, visit);
      walkType(type.values, visit);
      break;
    case "nullable":
      walkType(type.inner, visit);
      break;
    default:
  }
}

/** Adds the ids that a type expression refers to. Most expressions are a primitive or a reference: those need no walk. */
function addReferences(type: Type, ids: TypeId[]): void {
  if (type.kind === "ref") ids.push(type.id);
  else if (type.kind !== "primitive") {
    walkType(type, (inner) => {
      if (inner.kind === "ref") ids.push(inner.id);
    });
  }
}

/** The ids that a type expression refers to, in order, with repeats. */
export function referencesOf(type: Type): TypeId[] {
  const ids: TypeId[] = [];
  addReferences(type, ids);
  return ids;
}

/**
 * The ids that the type expressions of {@link typesOfDecl} refer to, in order, with repeats. Kept for each declaration,
 * since whatever follows references asks for them.
 */
export const referencesOfDecl: (decl: TypeDecl) => readonly TypeId[] = oncePer((decl) => {
  const ids: TypeId[] = [];
  for (const type of typesOfDecl(decl)) addReferences(type, ids);
  return ids;
});

const listed = oncePer((types: Api["types"]): readonly TypeDecl[] => Object.values(types));

/** The types of an API, in declared order. Kept: listing a large table takes longer than walking through the list. */
export function typeDecls({ types }: Pick<Api, "types">): readonly TypeDecl[] {
  return listed(types);
}

/** Whether a type expression that stands directly in a declaration is what `test` looks for. */
export function holdsType(decl: TypeDecl, test: (type: Type) => boolean): boolean {
  switch (decl.kind) {
    case "object":
      return (
        decl.extends.some((id) => test({ kind: "ref", id })) ||
        decl.properties.some(({ type }) => test(type)) ||
        (decl.additional !== null && test(decl.additional))
      );
    case "union":
      return decl.variants.some(({ type }) => test(type));
    case "alias":
      return test(decl.type);
    case "enum":
      return false;
    default:
      return decl satisfies never;
  }
}

/** The type expressions that stand directly in a declaration. */
export function typesOfDecl(decl: TypeDecl): Type[] {
  switch (decl.kind) {
    case "object": {
      const types = decl.extends.map((id): Type => ({ kind: "ref", id }));
      for (const { type } of decl.properties) types.push(type);
      if (decl.additional) types.push(decl.additional);
      return types;
    }
    case "union":
      return decl.variants.map((variant) => variant.type);
    case "alias":
      return [decl.type];
    case "enum":
      return [];
    default:
      return decl satisfies never;
  }
}

function addContents(contents: readonly (BodyContent | ResponseContent)[], types: Type[]): void {
  for (const content of contents) if (content.kind !== "binary") types.push(content.type);
}

function typesOfHttp(operation: HttpOperation): Type[] {
  const types = operation.parameters.map(({ type }) => type);
  if (operation.body) addContents(operation.body.contents, types);
  for (const { contents, headers } of operation.responses) {
    addContents(contents, types);
    for (const { type } of headers) types.push(type);
  }
  return types;
}

/** The type expressions that an operation uses itself; its errors' bodies are in {@link Api.errors}. */
export function typesOfOperation(operation: Operation): Type[] {
  switch (operation.kind) {
    case "http":
      return typesOfHttp(operation);
    case "rpc":
      return [
        ...operation.params.map((param) => param.type),
        ...(operation.result ? [operation.result] : []),
        ...operation.codes.flatMap((code) => (code.data ? [code.data] : [])),
      ];
    case "channel":
      return [];
    default:
      return operation satisfies never;
  }
}

/** Every declaration of an API, types first, in declared order. */
export function* declarationsOf(api: Api): Generator<Decl> {
  yield* typeDecls(api);
  yield* Object.values(api.errors);
  yield* Object.values(api.resources);
  yield* Object.values(api.webhooks);
  yield* Object.values(api.channels);
}

/** Whether a type has no form of its own in typed languages: it is any JSON there, null included. */
export function isAnyJson(api: Pick<Api, "types">, type: Type): boolean {
  const { kind } = resolveType(api, type);
  return kind === "unknown" || kind === "null" || kind === "never";
}

/** Follows references and aliases (not nullability) to what a type expression finally is. */
export function resolveType(
  api: Pick<Api, "types">,
  type: Type,
): Exclude<Type, { kind: "ref" }> | Exclude<TypeDecl, { kind: "alias" }> {
  let current = type;
  while (current.kind === "ref") {
    const decl = api.types[current.id];
    if (!decl) throw new Error(`The IR refers to a type that it does not hold: ${current.id}`);
    if (decl.kind !== "alias") return decl;
    current = decl.type;
  }
  return current;
}

/** What a type is once references and null are taken away. */
export function bareType(api: Pick<Api, "types">, type: Type): ReturnType<typeof resolveType> {
  const resolved = resolveType(api, type);
  return resolved.kind === "nullable" ? bareType(api, resolved.inner) : resolved;
}

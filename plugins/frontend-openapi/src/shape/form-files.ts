import type { Mutable } from "@sdkwright/json-schema";
import {
  type Api,
  type HttpOperation,
  primitive,
  referencesOf,
  referencesOfDecl,
  type Type,
  type TypeDecl,
  type TypeId,
  typesOfOperation,
} from "@sdkwright/plugin-api";

/** A text or an open value as a file, alone or in a list; every other type as it is. An alias can hold itself. */
function fileType(types: Api["types"], type: Type, seen: readonly TypeId[] = []): Type {
  switch (type.kind) {
    case "unknown":
      return primitive("binary");
    case "primitive":
      return type.primitive === "string" ? primitive("binary") : type;
    case "list":
      return { ...type, items: fileType(types, type.items, seen) };
    case "nullable":
      return { ...type, inner: fileType(types, type.inner, seen) };
    case "ref": {
      const decl = types[type.id];
      return decl?.kind === "alias" && !seen.includes(type.id) ? fileType(types, decl.type, [...seen, type.id]) : type;
    }
    default:
      return type;
  }
}

function addReached(types: Api["types"], ids: readonly TypeId[], found: Set<TypeId>): void {
  for (const id of ids) {
    const decl = types[id];
    if (!decl || found.has(id)) continue;
    found.add(id);
    addReached(types, referencesOfDecl(decl), found);
  }
}

/** An operation without the forms that it sends. */
function withoutForms(operation: HttpOperation): HttpOperation {
  const { body } = operation;
  if (!body) return operation;
  return { ...operation, body: { ...body, contents: body.contents.filter(({ kind }) => kind !== "multipart") } };
}

/** The types that something else than a form uses: there, text stays text. */
function usedOutside(api: Api, operations: readonly HttpOperation[]): ReadonlySet<TypeId> {
  const used: Type[] = operations.flatMap((operation) => typesOfOperation(withoutForms(operation)));
  for (const { type } of Object.values(api.errors)) if (type) used.push(type);
  for (const { payload } of Object.values(api.webhooks)) if (payload) used.push(payload);
  const found = new Set<TypeId>();
  addReached(api.types, used.flatMap(referencesOf), found);
  return found;
}

function withFiles(types: Api["types"], decl: TypeDecl, files: ReadonlySet<string>): TypeDecl {
  if (decl.kind !== "object") return decl;
  const properties = decl.properties.map((property) =>
    files.has(property.name.wire) ? { ...property, type: fileType(types, property.type) } : property,
  );
  return { ...decl, properties };
}

/**
 * The API with files as the types of the properties that a form sends as files although their schemas say text, or nothing:
 * the media type of a part can stand in `encoding` alone.
 */
export function typeFormFiles(api: Api): Api {
  const operations = Object.values(api.operations).filter((operation) => operation.kind === "http");
  const types: Mutable<Api["types"]> = { ...api.types };
  let outside: ReadonlySet<TypeId> | undefined;
  for (const { body } of operations) {
    for (const content of body?.contents ?? []) {
      if (content.kind !== "multipart") continue;
      const named = content.fields.filter(({ encoding }) => encoding === "file");
      if (named.length === 0) continue;
      outside ??= usedOutside(api, operations);
      const reached = new Set<TypeId>();
      addReached(types, referencesOf(content.type), reached);
      const files = new Set(named.map(({ name }) => name));
      for (const id of reached) if (!outside.has(id)) types[id] = withFiles(types, types[id]!, files);
    }
  }
  return outside ? { ...api, types } : api;
}

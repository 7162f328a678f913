import {
  type Api,
  bareType,
  hasExpression,
  type MapLeaves,
  mapDecl,
  mapUses,
  type PrimitiveType,
  type Type,
  type TypeDecl,
  type TypeId,
  typeDecls,
  typesOfDecl,
  walkType,
} from "@sdkwright/ir-schema";

/** A file that is not a part of a form: JSON, queries and headers hold text alone. */
function textOf(type: PrimitiveType): Type {
  if (type.primitive !== "binary") return type;
  return { kind: "primitive", primitive: "string", constraints: { ...type.constraints, format: "binary" } };
}

function namesFile(type: Type): boolean {
  // Most expressions are one of these.
  if (type.kind === "primitive") return type.primitive === "binary";
  if (type.kind === "ref") return false;
  let found = false;
  walkType(type, (inner) => {
    found ||= inner.kind === "primitive" && inner.primitive === "binary";
  });
  return found;
}

/** Adds the declarations whose values are a part of a form: what a field refers to, through lists and choices. */
function addPart(api: Api, type: Type, parts: Set<TypeId>): void {
  walkType(type, (inner) => {
    const decl = inner.kind === "ref" ? api.types[inner.id] : undefined;
    if (!decl || decl.kind === "object" || parts.has(decl.id)) return;
    parts.add(decl.id);
    for (const part of typesOfDecl(decl)) addPart(api, part, parts);
  });
}

/** Adds the declarations that are a form, or whose properties are its fields. */
function addForm(api: Api, type: Type, places: Set<TypeId>): void {
  const decl = type.kind === "ref" ? api.types[type.id] : undefined;
  if (!decl || places.has(decl.id)) return;
  places.add(decl.id);
  if (decl.kind !== "object") {
    for (const variant of typesOfDecl(decl)) addForm(api, variant, places);
    return;
  }
  for (const id of decl.extends) addForm(api, { kind: "ref", id }, places);
  for (const { type: field } of decl.properties) addPart(api, field, places);
  if (decl.additional) addPart(api, decl.additional, places);
}

/** The declarations in which a file is a part of a form. */
function filePlaces(api: Api): ReadonlySet<TypeId> {
  const places = new Set<TypeId>();
  for (const operation of Object.values(api.operations)) {
    if (operation.kind !== "http") continue;
    for (const content of operation.body?.contents ?? [])
      if (content.kind === "multipart") addForm(api, content.type, places);
  }
  return places;
}

/** The API with the forms that another one has: {@link mapUses} does not tell them from other bodies. */
function withFormsOf(api: Api, mapped: Api): Api {
  const operations = Object.values(mapped.operations).map((operation) => {
    const original = api.operations[operation.id];
    if (operation.kind !== "http" || original?.kind !== "http" || !operation.body || !original.body) return operation;
    const contents = operation.body.contents.map((content, index) => {
      const own = original.body?.contents[index];
      return own?.kind === "multipart" ? own : content;
    });
    return { ...operation, body: { ...operation.body, contents } };
  });
  return { ...mapped, operations: Object.fromEntries(operations.map((operation) => [operation.id, operation])) };
}

/**
 * The API with text in place of each file that is not a part of a form. Definitions say `format: binary` of properties
 * that travel in JSON, of items of a query and of headers, none of which can hold bytes; callers who could give a stream
 * there would send something else. A type that is both a form and JSON keeps its files. The same object if there are no
 * such files.
 */
export function keepFilesInForms(api: Api): Api {
  if (!hasExpression(api, namesFile)) return api;
  const places = filePlaces(api);
  const leaves: MapLeaves = {
    reference: (id) => {
      const resolved = places.has(id) ? bareType(api, { kind: "ref", id }) : undefined;
      return resolved?.kind === "primitive" && resolved.primitive === "binary" ? textOf(resolved) : { kind: "ref", id };
    },
    primitive: textOf,
  };
  const mapOf = (decl: TypeDecl): TypeDecl => (places.has(decl.id) ? decl : mapDecl(decl, leaves));
  const types = Object.fromEntries(typeDecls(api).map((decl) => [decl.id, mapOf(decl)]));
  return { ...withFormsOf(api, mapUses(api, { sent: leaves, received: leaves })), types };
}

import type { Api, Type, TypeDecl, TypeId } from "@sdkwright/plugin-api";

/** Declarations by id. */
export type Shells = Map<TypeId, TypeDecl>;

/** References of a type expression, whatever holds them. */
function refsIn(type: Type): TypeId[] {
  switch (type.kind) {
    case "ref":
      return [type.id];
    case "list":
      return refsIn(type.items);
    case "map":
      return refsIn(type.values);
    case "nullable":
      return refsIn(type.inner);
    case "tuple":
      return type.items.flatMap(refsIn);
    default:
      return [];
  }
}

/**
 * Adds the types of results, reduced to their kinds and to the property that a sample prints. Samples ask for nothing else of
 * these types, and they are most of an API.
 */
export function addShells(api: Api, type: Type, shown: ReadonlySet<string>, shells: Shells): void {
  for (const id of refsIn(type)) addShell(api, id, shown, shells);
}

function addShell(api: Api, id: TypeId, shown: ReadonlySet<string>, shells: Shells): void {
  const decl = api.types[id];
  if (!decl || shells.has(id)) return;
  shells.set(id, shellOf(decl, shown));
  if (decl.kind === "alias") addShells(api, decl.type, shown, shells);
  if (decl.kind !== "object") return;
  for (const parent of decl.extends) addShell(api, parent, shown, shells);
  for (const property of decl.properties)
    if (shown.has(property.name.wire)) addShells(api, property.type, NOTHING, shells);
}

const NOTHING: ReadonlySet<string> = new Set();

function shellOf(decl: TypeDecl, shown: ReadonlySet<string>): TypeDecl {
  switch (decl.kind) {
    case "object":
      return { ...decl, properties: decl.properties.filter(({ name }) => shown.has(name.wire)) };
    case "enum":
      return { ...decl, values: [] };
    case "union":
      return { ...decl, variants: [] };
    case "alias":
      return decl;
    default:
      return decl satisfies never;
  }
}

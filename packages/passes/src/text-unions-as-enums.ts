import {
  type Api,
  type EnumDecl,
  type EnumValue,
  mapTypes,
  referencesOf,
  referencesOfDecl,
  type Type,
  type TypeDecl,
  type TypeId,
  typeDecls,
  typeExpressions,
  type UnionDecl,
  type Variant,
} from "@sdkwright/ir-schema";

/** The strings that a type allows if it allows strings only. */
interface Texts {
  /** Whether any string is allowed. */
  readonly open: boolean;
  /** The listed values, by text. */
  readonly values: ReadonlyMap<string, EnumValue>;
  /** The open enum that lists exactly these values. */
  readonly enumId?: TypeId;
}

/** Whether a type stands in the body of another, and has no name of its own. */
const isNested = ({ parent, name }: TypeDecl): boolean => parent !== undefined && !name.explicit;

interface Joining {
  readonly types: Api["types"];
  /** By type, its texts; undefined for a type that allows other values, and while a type is being read. */
  readonly known: Map<TypeId, Texts | undefined>;
  /** By union, what takes its place: an enum of its own, or another type. */
  readonly joined: Map<TypeId, EnumDecl | Type>;
}

const anyText: Texts = { open: true, values: new Map() };

function textsOfDecl(joining: Joining, id: TypeId): Texts | undefined {
  const { types, known } = joining;
  if (known.has(id)) return known.get(id);
  known.set(id, undefined);
  const texts = readDecl(joining, types[id]);
  known.set(id, texts);
  return texts;
}

function readDecl(joining: Joining, decl: TypeDecl | undefined): Texts | undefined {
  switch (decl?.kind) {
    case "alias":
      return textsOfType(joining, decl.type);
    case "enum": {
      if (decl.base !== "string") return undefined;
      const values = new Map(decl.values.map((item) => [String(item.value), item]));
      return { open: decl.open, values, ...(decl.open && { enumId: decl.id }) };
    }
    case "union":
      return decl.discriminator ? undefined : textsOfUnion(joining, decl);
    default:
      return undefined;
  }
}

function textsOfType(joining: Joining, type: Type): Texts | undefined {
  if (type.kind === "primitive") return type.primitive === "string" ? anyText : undefined;
  return type.kind === "ref" ? textsOfDecl(joining, type.id) : undefined;
}

function textsOfVariant(joining: Joining, { type, tags: _, origin: __, ...documented }: Variant): Texts | undefined {
  if (type.kind !== "literal") return textsOfType(joining, type);
  const { value } = type;
  return typeof value === "string" ? { open: false, values: new Map([[value, { ...documented, value }]]) } : undefined;
}

function listedIn(all: readonly Texts[]): ReadonlyMap<string, EnumValue> {
  const listed = new Map<string, EnumValue>();
  for (const { values } of all) {
    for (const [text, value] of values) if (!listed.has(text)) listed.set(text, value);
  }
  return listed;
}

/** Replaces a union by a variant that is an enum of the same values, or by a new enum. */
function standInFor(joining: Joining, decl: UnionDecl, all: readonly Texts[]): EnumDecl | Type {
  const values = listedIn(all);
  const isWhole = ({ enumId, values: own }: Texts): boolean =>
    enumId !== undefined && own.size === values.size && !standsIn(joining.types[enumId], decl.id);
  const id = all.find(isWhole)?.enumId;
  if (id !== undefined) return { kind: "ref", id };
  // A type that accepts any text already accepts the empty one.
  if ([...values.keys()].every((value) => value === "")) return { kind: "primitive", primitive: "string" };
  const { variants: _, discriminator: __, ...rest } = decl;
  return { ...rest, kind: "enum", base: "string", values: [...values.values()], open: true };
}

function textsOfUnion(joining: Joining, decl: UnionDecl): Texts | undefined {
  const all: Texts[] = [];
  for (const variant of decl.variants) {
    const texts = textsOfVariant(joining, variant);
    if (!texts) return undefined;
    all.push(texts);
  }
  const values = listedIn(all);
  if (!all.some(({ open }) => open)) return { open: false, values };
  const found = standInFor(joining, decl, all);
  joining.joined.set(decl.id, found);
  if (found.kind === "primitive") return anyText;
  return { open: true, values, enumId: found.kind === "ref" ? found.id : decl.id };
}

/** Whether an inline type stands in the body of another, and goes with it. */
function standsIn(decl: TypeDecl | undefined, id: TypeId): boolean {
  return decl !== undefined && isNested(decl) && decl.parent === id;
}

function isDecl(found: EnumDecl | Type): found is EnumDecl {
  return found.kind === "enum";
}

/** The replacement of a declaration; undefined if nothing refers to it any more. */
function joinedDecl(decl: TypeDecl, joined: Joining["joined"]): TypeDecl | undefined {
  if (decl.parent !== undefined && joined.has(decl.parent) && standsIn(decl, decl.parent)) return undefined;
  const found = joined.get(decl.id);
  if (!found) return decl;
  if (isDecl(found)) return found;
  if (decl.kind !== "union" || isNested(decl)) return undefined;
  const { variants: _, discriminator: __, ...rest } = decl;
  return { ...rest, kind: "alias", type: found };
}

/** Replacements for the unions among some types. */
function joinedOf(types: Api["types"]): Joining["joined"] {
  const joining: Joining = { types, known: new Map(), joined: new Map() };
  for (const decl of typeDecls({ types })) if (decl.kind === "union") textsOfDecl(joining, decl.id);
  return joining.joined;
}

/** The types with those enums open to which nothing refers but unions that allow any string: no caller is held to them. */
function withOpenEnums(api: Api, joined: Joining["joined"]): Api["types"] {
  const all = Object.entries(api.types);
  const others = Object.fromEntries(all.filter(([id]) => !joined.has(id as TypeId)));
  const closed = new Set(typeExpressions({ ...api, types: others }).flatMap(referencesOf));
  const inUnions = new Set([...joined.keys()].flatMap((id) => referencesOfDecl(api.types[id] as TypeDecl)));
  const opened = all.map(([id, decl]) => {
    const isOpen = decl.kind === "enum" && inUnions.has(decl.id) && !closed.has(decl.id);
    return [id, isOpen ? { ...decl, open: true } : decl];
  });
  return Object.fromEntries(opened);
}

/**
 * The API with an open enum in place of each union of strings of which one variant is any string: `string | ChatModel` is
 * `ChatModel` to callers if that is open, or if nothing else refers to it. As unions, they would need a constructor in one
 * language, and offer no values in another. The same object if there are no such unions.
 */
export function textUnionsAsEnums(api: Api): Api {
  const found = joinedOf(api.types);
  if (found.size === 0) return api;
  const types = withOpenEnums(api, found);
  const joined = joinedOf(types);
  const map = (id: TypeId): Type => {
    const standIn = joined.get(id);
    const decl = types[id];
    return standIn && decl && !isDecl(standIn) && isNested(decl) ? standIn : { kind: "ref", id };
  };
  const kept = Object.values(types).flatMap((decl) => joinedDecl(decl, joined) ?? []);
  return mapTypes(api, kept, map);
}

import {
  type Api,
  mapTypes,
  type Type,
  type TypeDecl,
  type TypeId,
  typeDecls,
  type UnionDecl,
  type Variant,
} from "@sdkwright/ir-schema";

type Words = readonly string[];
type Types = Api["types"];

/** Unions of more variants are named after their location, because a list of variants would be too long a name. */
const MAX_VARIANTS = 3;
/** Maximum length of a name. Longer names are shortened, which could make two of them equal. */
const MAX_LETTERS = 50;
/** Name of the variant for the empty string, which clears a value in a form, for example. */
const EMPTY = "empty";

/** Names of primitives that languages call differently than the IR does. */
const PRIMITIVES: { readonly [primitive: string]: Words } = {
  binary: ["file"],
  "date-time": ["date", "time"],
  int64: ["integer"],
};

/** Returns the words for the content of a type; undefined if only its location can name it. */
function contentWords(types: Types, type: Type): Words | undefined {
  switch (type.kind) {
    case "primitive":
      return isPlain(type.constraints, type.primitive) ? (PRIMITIVES[type.primitive] ?? [type.primitive]) : undefined;
    case "literal":
      return wordsOfText(type.value);
    case "ref":
      return wordsOfDecl(types[type.id]);
    case "list":
      return isPlain(type.constraints) && !type.unique ? suffixed(contentWords(types, type.items), "list") : undefined;
    case "map":
      return type.keys || type.minProperties ? undefined : suffixed(contentWords(types, type.values), "map");
    default:
      return undefined;
  }
}

const suffixed = (words: Words | undefined, suffix: string): Words | undefined => words && [...words, suffix];

/** Length limits and number formats do not make a type distinct; patterns and ranges do. */
function isPlain(constraints: object = {}, primitive?: string): boolean {
  return Object.keys(constraints).every((key) => LENGTHS.has(key) || (key === "format" && primitive !== "string"));
}

const LENGTHS: ReadonlySet<string> = new Set(["maxItems", "maxLength"]);

function wordsOfText(value: string | number | boolean): Words | undefined {
  if (value === "") return [EMPTY];
  return typeof value === "string" && /^[a-z]+(?:_[a-z]+)*$/.test(value) ? value.split("_") : undefined;
}

function wordsOfDecl(decl: TypeDecl | undefined): Words | undefined {
  const isDeclared = decl?.name.explicit && decl.parent === undefined && decl.namespace === undefined;
  return isDeclared ? decl.name.words : undefined;
}

function withoutConstraints(type: Type): Type {
  switch (type.kind) {
    case "primitive":
      return { kind: "primitive", primitive: type.primitive };
    case "list":
      return { kind: "list", items: withoutConstraints(type.items) };
    case "map":
      return { kind: "map", values: withoutConstraints(type.values) };
    default:
      return type;
  }
}

/** Whether the definition says more of a variant than what it holds. */
function isSaid(types: Types, { name, type, description }: Variant): boolean {
  const isNamed = name.explicit && (type.kind !== "ref" || types[type.id]?.name.wire !== name.wire);
  return isNamed || description !== undefined;
}

const inferred = (words: Words): UnionDecl["name"] => ({ wire: words.join(" "), words, explicit: false });

/**
 * A union named after its variants and without its documentation, which its location, such as a property, has too.
 * Undefined if the location gives a better name.
 */
function namedByContents(types: Types, decl: UnionDecl): UnionDecl | undefined {
  const { id, origin, name, namespace, discriminator, variants } = decl;
  const isApart = name.explicit || namespace !== undefined || discriminator !== null;
  if (
    isApart ||
    variants.length < 2 ||
    variants.length > MAX_VARIANTS ||
    variants.some((variant) => isSaid(types, variant))
  )
    return undefined;
  const all = variants.flatMap(({ type }) => [contentWords(types, type) ?? []]);
  if (all.some((words) => words.length === 0) || variants.every(({ type }) => type.kind === "literal"))
    return undefined;
  const words = all.flatMap((one, index) => (index === 0 ? one : ["or", ...one]));
  if (words.join("").length > MAX_LETTERS) return undefined;
  const plain = variants.map(({ type, tags, origin }, index): Variant => {
    return { name: inferred(all[index] ?? []), type: withoutConstraints(type), tags, origin };
  });
  return { kind: "union", id, origin, discriminator, name: inferred(words), variants: plain };
}

/** A key that distinguishes unions, because types of one name may be declared in different places. */
const keyOf = ({ variants }: UnionDecl): string => JSON.stringify(variants.map(({ type }) => type));

interface Renamed {
  /** By union that is called by its contents, the one that stands for all of these contents: the first. */
  readonly ids: ReadonlyMap<TypeId, TypeId>;
  readonly decls: ReadonlyMap<TypeId, UnionDecl>;
}

function renamedOf(api: Api): Renamed {
  const { types } = api;
  const ids = new Map<TypeId, TypeId>();
  const decls = new Map<TypeId, UnionDecl>();
  const first = new Map<string, TypeId>();
  for (const decl of typeDecls(api)) {
    const named = decl.kind === "union" ? namedByContents(types, decl) : undefined;
    if (!named) continue;
    const key = keyOf(named);
    const known = first.get(key);
    ids.set(decl.id, known ?? decl.id);
    if (known !== undefined) continue;
    first.set(key, decl.id);
    decls.set(decl.id, named);
  }
  return { ids, decls };
}

/**
 * The API with inline unions of few variants called by what they hold, wherever they stand: `string | File` is one type
 * `StringOrFile`. Such a name depends on nothing but the union itself. Unions of inline objects, and those of which the
 * definition says more, keep the names of their places. The same object where there are no such unions.
 */
export function nameUnions(api: Api): Api {
  const { ids, decls } = renamedOf(api);
  if (ids.size === 0) return api;
  const map = (id: TypeId): Type => ({ kind: "ref", id: ids.get(id) ?? id });
  const kept = typeDecls(api).filter(({ id }) => (ids.get(id) ?? id) === id);
  return mapTypes(
    api,
    kept.map((decl) => decls.get(decl.id) ?? decl),
    map,
  );
}

import { type JsonSchema, type SchemaDialect, schemaOfDecl, schemaOfType } from "@sdkwright/docs-kit";
import { type Api, type Type, type TypeDecl, type TypeId, typeDecls } from "@sdkwright/plugin-api";
import type { Json } from "./source.js";

const pascal = (words: readonly string[]): string =>
  words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");

/** Names of schemas: those of the definition where it has them, else the words of the type; each once. */
function schemaNames(api: Api): ReadonlyMap<TypeId, string> {
  const names = new Map<TypeId, string>();
  const taken = new Set<string>();
  const wanted = ({ name }: TypeDecl): string => {
    const known = name.explicit && /^[\w.-]+$/.test(name.wire) ? name.wire : pascal(name.words);
    return known.replace(/[^\w.-]/g, "") || "Type";
  };
  const decls = [...typeDecls(api)];
  for (const decl of [...decls.filter(({ name }) => name.explicit), ...decls.filter(({ name }) => !name.explicit)]) {
    const stem = wanted(decl);
    let name = stem;
    for (let nth = 2; taken.has(name); nth++) name = `${stem}${nth}`;
    taken.add(name);
    names.set(decl.id, name);
  }
  return names;
}

/** The schemas of an API, and how a type refers to them. */
export interface Schemas {
  readonly components: Json;
  readonly schemaOf: (type: Type) => JsonSchema;
}

export function schemasOf(api: Api): Schemas {
  const names = schemaNames(api);
  const dialect: SchemaDialect = {
    draft: "2020-12",
    purpose: "describe",
    ref: (id) => `#/components/schemas/${names.get(id)}`,
  };
  const entries = typeDecls(api).map((decl) => [names.get(decl.id) ?? "", schemaOfDecl(decl, dialect)] as const);
  return { components: Object.fromEntries(entries), schemaOf: (type) => schemaOfType(type, dialect) };
}

import type { Api, Type, TypeDecl } from "@sdkwright/plugin-api";

/** What a definition calls a declared type: its name, or the words of its place. */
export function typeName({ name, namespace }: Pick<TypeDecl, "name" | "namespace">): string {
  const own = name.explicit
    ? name.wire
    : name.words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return namespace === undefined ? own : `${namespace}.${own}`;
}

/** A type expression as people write it: `list<Pet>`, `string | null`. */
export function typeText(api: Api, type: Type): string {
  switch (type.kind) {
    case "primitive":
      return type.primitive;
    case "literal":
      return JSON.stringify(type.value);
    case "ref": {
      const decl = api.types[type.id];
      return decl ? typeName(decl) : type.id;
    }
    case "list":
      return `list<${typeText(api, type.items)}>`;
    case "map":
      return `map<${typeText(api, type.values)}>`;
    case "tuple": {
      const rest = type.rest ? [`...${typeText(api, type.rest)}`] : [];
      return `[${[...type.items.map((item) => typeText(api, item)), ...rest].join(", ")}]`;
    }
    case "nullable":
      return `${typeText(api, type.inner)} | null`;
    case "unknown":
    case "never":
    case "null":
      return type.kind;
    default:
      return type satisfies never;
  }
}

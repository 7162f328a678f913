import { type Api, allProperties, type Type, type TypeDecl } from "@sdkwright/plugin-api";

/**
 * Whether what stands in the place of a type is that type, perhaps by another name. By the same name it is; by another
 * one, if they share half of what the smaller of them holds: else it took the place, and the type is gone.
 */
export function isSuccessor(old: Api, now: Api, one: TypeDecl, other: TypeDecl): boolean {
  if (one.name.wire === other.name.wire) return true;
  if (one.kind !== other.kind) return false;
  const [before, after] = [membersOf(old, one), membersOf(now, other)];
  const shared = [...before].filter((member) => after.has(member)).length;
  return shared >= Math.min(before.size, after.size) / 2 && (shared > 0 || before.size === after.size);
}

/** What a declaration consists of, as the wire has it. */
function membersOf(api: Api, decl: TypeDecl): ReadonlySet<string> {
  switch (decl.kind) {
    case "object":
      return new Set(allProperties(api, decl).map(({ name }) => name.wire));
    case "enum":
      return new Set(decl.values.map(({ value }) => String(value)));
    case "union":
      return new Set(decl.variants.flatMap(({ tags, type }) => (tags.length > 0 ? tags.map(String) : [outline(type)])));
    case "alias":
      return new Set([outline(decl.type)]);
    default:
      return decl satisfies never;
  }
}

/** A type as far as it can be told from others without following references. */
function outline(type: Type): string {
  switch (type.kind) {
    case "ref":
      return type.id;
    case "primitive":
      return type.primitive;
    case "literal":
      return JSON.stringify(type.value);
    default:
      return type.kind;
  }
}

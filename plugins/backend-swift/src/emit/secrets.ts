import type { Api, Type, TypeId } from "@sdkwright/plugin-api";
import { referencesOf, referencesOfDecl } from "@sdkwright/plugin-api";

/** The part of a property that says whether it is shown. */
interface Shown {
  readonly key: string;
  readonly type: Type;
  readonly isSecret: boolean;
}

/**
 * Names of properties that are not shown where a model is printed: those that only callers send, of the model and of
 * what it holds, since the runtime prints the JSON of all that without knowing its types.
 */
export function secretNames({ types }: Pick<Api, "types">, properties: readonly Shown[]): string[] {
  const names = new Set(properties.flatMap(({ key, isSecret }) => (isSecret ? [key] : [])));
  const found = new Set<TypeId>();
  const open = properties.flatMap(({ type }) => [...referencesOf(type)]);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const decl = types[id];
    if (!decl || found.has(id)) continue;
    found.add(id);
    open.push(...referencesOfDecl(decl));
    if (decl.kind !== "object") continue;
    for (const { name, access } of decl.properties) if (access === "write") names.add(name.wire);
  }
  return [...names].sort();
}

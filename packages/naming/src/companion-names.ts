import type { ResourceId } from "@sdkwright/ir-schema";
import type { CompanionKind, CompanionKinds } from "./companion-kinds.js";

/** What makes the name of a companion of the names that it goes with: one, or several of which the first free one is taken. */
type Spell<K extends CompanionKind> = (parts: CompanionKinds[K]["parts"]) => string | readonly string[];

/** How a language calls the companions of a kind. */
export type CompanionSpelling<K extends CompanionKind> =
  | Spell<K>
  /** The name must be free with each of the endings too, since something is declared with each of them. */
  | { readonly name: Spell<K>; readonly endings: readonly string[] };

/** The companions that a language has, and how it calls each. They choose in the order in which they stand here. */
export type CompanionSpellings = { readonly [K in CompanionKind]?: CompanionSpelling<K> };

/** Names of companions by kind, and by what each goes with: see {@link subjectKey}. */
export type Companions = ReadonlyMap<CompanionKind, ReadonlyMap<string, string>>;

/** How a table has what a companion goes with. Most go with what has an id, and need no key of their own. */
export function subjectKey(subject: CompanionKinds[CompanionKind]["subject"]): string {
  const [first] = subject;
  return subject.length === 1 && typeof first === "string" ? first : JSON.stringify(subject);
}

/** Names of the parts that declare one, by {@link partKey}. */
export type PartNames = ReadonlyMap<string, string>;

export const partKey = (part: string, client: ResourceId): string => `${part} ${client}`;

/** Names of a scope, told apart as the language tells names of types apart. */
export interface NameSet {
  has(name: string): boolean;
  add(name: string): void;
}

import type { Sdk } from "@sdkwright/sdk-model";
import { clientsWith } from "@sdkwright/sdk-model";
import type { CompanionKind } from "./companion-kinds.js";
import {
  type CompanionSpelling,
  type CompanionSpellings,
  type Companions,
  type NameSet,
  type PartNames,
  partKey,
  subjectKey,
} from "./companion-names.js";
import { clientNames, companionWalks } from "./companion-walks.js";
import { comparisonOf } from "./file-names.js";
import { createTable } from "./name-table.js";
import type { NamingProfile } from "./profile.js";
import type { Names } from "./settled.js";

export function createNameSet(profile: NamingProfile, names: Iterable<string>): NameSet {
  const compare = comparisonOf(profile);
  const all = new Set([...names].map(compare));
  return { has: (name) => all.has(compare(name)), add: (name) => void all.add(compare(name)) };
}

/** The first name of which no form is taken: that with each of the endings. If there is none, the last one is escaped. */
function freeName(
  wanted: string | readonly string[],
  endings: readonly string[],
  taken: Pick<NameSet, "has">,
  escaped: (name: string) => string,
): string {
  const isTaken = (name: string): boolean => endings.some((ending) => taken.has(name + ending));
  const candidates = [wanted].flat();
  const free = candidates.find((name) => !isTaken(name));
  if (free !== undefined) return free;
  let name = candidates.at(-1) ?? "";
  while (isTaken(name)) name = escaped(name);
  return name;
}

/** Members that every root client has, beside those of the API. */
export function rootMembers({ api }: Pick<Sdk, "api">, profile: NamingProfile, names: Names): Map<string, string> {
  const root = api.resources[api.root];
  const ids: readonly string[] = root ? [...root.children, ...root.operations] : [];
  const taken = new Set(ids.flatMap((id) => names.resources.get(id) ?? []));
  const members = new Map<string, string>();
  for (const wanted of profile.rootMembers ?? []) {
    members.set(
      wanted,
      freeName(wanted, [""], taken, (name) => profile.escape(name, "method")),
    );
  }
  return members;
}

/** Settles the names of parts in the order in which they are declared, and puts them to `taken`. */
export function partNames(sdk: Sdk, profile: NamingProfile, names: Names, taken: NameSet): PartNames {
  const settled = new Map<string, string>();
  const table = createTable(sdk.api, names);
  for (const [part, info] of Object.entries(profile.parts ?? {})) {
    if (!info.name) continue;
    for (const { id } of clientsWith(sdk, info)) {
      const wanted = info.name(clientNames(table.client(id)));
      const name = freeName(wanted, [""], taken, (rival) => profile.escape(rival, "type"));
      settled.set(partKey(part, id), name);
      taken.add(name);
    }
  }
  return settled;
}

/** Settles further names one after the other, and puts those of the package to `taken`. */
export function companions(sdk: Sdk, profile: NamingProfile, names: Names, taken: NameSet): Companions {
  const all = new Map<CompanionKind, ReadonlyMap<string, string>>();
  const scopes = new Map<string | undefined, NameSet>([[undefined, taken]]);
  const context = { sdk, profile, names: createTable(sdk.api, names) };
  const settle = <K extends CompanionKind>(kind: K, spelling: CompanionSpelling<K>): void => {
    const { name: spell, endings: further } =
      typeof spelling === "function" ? { name: spelling, endings: [] } : spelling;
    const endings = ["", ...further];
    const settled = new Map<string, string>();
    all.set(kind, settled);
    for (const { subject, parts, scope } of companionWalks[kind](context)) {
      const key = subjectKey(subject);
      // An enum can list a value twice.
      if (settled.has(key)) continue;
      const takenInScope = scopes.get(scope) ?? createNameSet(profile, []);
      scopes.set(scope, takenInScope);
      const name = freeName(spell(parts), endings, takenInScope, (rival) => profile.escape(rival, "type"));
      settled.set(key, name);
      for (const ending of endings) takenInScope.add(name + ending);
    }
  };
  const spellings: CompanionSpellings = profile.companions ?? {};
  for (const kind of Object.keys(spellings) as CompanionKind[]) {
    const spelling = spellings[kind];
    if (spelling) settle(kind, spelling as CompanionSpelling<typeof kind>);
  }
  return all;
}

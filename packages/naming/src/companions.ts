import type { Sdk } from "@sdkwright/sdk-model";
import type { Names } from "./name-table.js";
import { createTable } from "./name-table.js";
import type { NamingProfile } from "./profile.js";

/** The name, escaped until neither it nor what is declared with its endings is taken. */
function freeName(
  wanted: string,
  endings: readonly string[],
  taken: ReadonlySet<string>,
  profile: NamingProfile,
): string {
  let name = wanted;
  const isTaken = (): boolean => taken.has(name) || endings.some((ending) => taken.has(name + ending));
  while (isTaken()) name = profile.escape(name, "type");
  return name;
}

/** Members that every root client has, beside those of the API. */
export function rootMembers({ api }: Pick<Sdk, "api">, profile: NamingProfile, names: Names): Map<string, string> {
  const root = api.resources[api.root];
  const ids: readonly string[] = root ? [...root.children, ...root.operations] : [];
  const taken = new Set(ids.flatMap((id) => names.resources.get(id) ?? []));
  const members = new Map<string, string>();
  for (const wanted of profile.rootMembers ?? []) {
    let name = wanted;
    while (taken.has(name)) name = profile.escape(name, "method");
    members.set(wanted, name);
  }
  return members;
}

/** Settles further names one after the other, and puts those of the package to `taken`. */
export function companions(
  sdk: Pick<Sdk, "api">,
  profile: NamingProfile,
  names: Names,
  taken: Set<string>,
): Map<string, string> {
  const settled = new Map<string, string>();
  const scopes = new Map<string | undefined, Set<string>>([[undefined, taken]]);
  for (const { key, name: wanted, endings = [], scope } of profile.companions?.(createTable(sdk.api, names)) ?? []) {
    if (settled.has(key)) continue;
    const takenInScope = scopes.get(scope) ?? new Set<string>();
    scopes.set(scope, takenInScope);
    const name = freeName(wanted, endings, takenInScope, profile);
    settled.set(key, name);
    for (const ending of ["", ...endings]) takenInScope.add(name + ending);
  }
  return settled;
}

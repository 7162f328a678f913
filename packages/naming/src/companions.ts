import type { Sdk } from "@sdkwright/sdk-model";
import type { Names } from "./name-table.js";
import { createTable } from "./name-table.js";
import type { NamingProfile } from "./profile.js";

/** The name, escaped until no form of it is taken: that with each of the endings. */
function freeName(
  wanted: string,
  endings: readonly string[],
  taken: ReadonlySet<string>,
  escaped: (name: string) => string,
): string {
  let name = wanted;
  while (endings.some((ending) => taken.has(name + ending))) name = escaped(name);
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

/** Settles further names one after the other, and puts those of the package to `taken`. */
export function companions(
  sdk: Pick<Sdk, "api">,
  profile: NamingProfile,
  names: Names,
  taken: Set<string>,
): Map<string, string> {
  const settled = new Map<string, string>();
  const scopes = new Map<string | undefined, Set<string>>([[undefined, taken]]);
  for (const { key, name: wanted, endings: further = [], scope } of profile.companions?.(createTable(sdk.api, names)) ??
    []) {
    if (settled.has(key)) continue;
    const takenInScope = scopes.get(scope) ?? new Set<string>();
    scopes.set(scope, takenInScope);
    const endings = ["", ...further];
    const name = freeName(wanted, endings, takenInScope, (rival) => profile.escape(rival, "type"));
    settled.set(key, name);
    for (const ending of endings) takenInScope.add(name + ending);
  }
  return settled;
}

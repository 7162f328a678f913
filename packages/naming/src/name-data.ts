import type { Api, OperationId } from "@sdkwright/ir-schema";
import type { CompanionKind } from "./companion-kinds.js";
import type { Members } from "./members.js";
import { nameInKey } from "./parameters.js";
import type { Names } from "./settled.js";
import type { NameData, NameScope } from "./table.js";

type Group = readonly (readonly [key: string, name: string])[];

/** What a companion goes with first: an id, unless it is a shape. */
function subjectOf(key: string): string | undefined {
  if (!key.startsWith("[")) return key;
  const [first]: unknown[] = JSON.parse(key);
  return typeof first === "string" ? first : undefined;
}

type Companion = readonly [kind: CompanionKind, key: string, name: string];

type Companions = ReadonlyMap<string, readonly Companion[]>;

/** Companions by the id that they go with; those of shapes below the empty text. */
export function companionsBySubject(names: Names): Companions {
  const found = new Map<string, Companion[]>();
  for (const [kind, companions] of names.further().companions) {
    for (const [key, name] of companions) {
      const subject = subjectOf(key) ?? "";
      const own = found.get(subject);
      if (own) own.push([kind, key, name]);
      else found.set(subject, [[kind, key, name]]);
    }
  }
  return found;
}

function grouped(companions: readonly Companion[]): [kind: string, group: Group][] {
  const kinds = new Map<string, [string, string][]>();
  for (const [kind, key, name] of companions) kinds.set(kind, [...(kinds.get(kind) ?? []), [key, name]]);
  return [...kinds].map(([kind, group]) => [`companion ${kind}`, group]);
}

const data = (groups: readonly (readonly [kind: string, group: Group])[]): NameData =>
  Object.fromEntries(
    groups.filter(([, { length }]) => length > 0).map(([kind, group]) => [kind, Object.fromEntries(group)]),
  );

const picked = (members: Members, keys: readonly string[], prefix = ""): Group =>
  keys.flatMap((key) => {
    const name = members.get(prefix + key);
    return name === undefined ? [] : [[key, name] as const];
  });

/** Members whose names are not their keys. */
const changed = (members: Members | undefined): Group => [...(members ?? [])].filter(([key, name]) => key !== name);

/** What names are taken from. */
export interface NameSource {
  readonly api: Api;
  readonly names: Names;
  readonly companions: Companions;
}

/** Names that belong to no type and no operation. */
export function sharedNames({ api, names, companions }: NameSource): NameData {
  const resources = Object.keys(api.resources);
  const { parts, yielded } = names.further();
  return data([
    ["client", picked(names.types, resources, "client ")],
    ["name", picked(names.resources, resources)],
    ["option", [...names.options]],
    ["environment", [...names.environments]],
    ["url-role", [...names.urlRoles]],
    ["root", [...names.rootMembers]],
    ["part", [...parts]],
    ["taken", yielded.map((name) => [name, name])],
    ...grouped(["", ...resources].flatMap((id) => companions.get(id) ?? [])),
  ]);
}

function requestNames(names: Names, id: OperationId): [kind: string, group: Group][] {
  const { body, parameters } = names.requestOf(id) ?? {};
  const own = [...(parameters ?? [])].filter(([key, name]) => nameInKey(key) !== name);
  return [
    [`parameter ${id}`, own],
    [`body ${id}`, body === undefined ? [] : [["", body]]],
  ];
}

/** Names of types and operations, with those of their members. */
export function scopedNames({ api, names, companions }: NameSource, scope: NameScope): NameData {
  const types = [...scope.types];
  const operations = [...scope.operations];
  return data([
    ["type", picked(names.types, types)],
    ["request", picked(names.types, operations, "request ")],
    ["action", picked(names.types, operations, "action ")],
    ["name", picked(names.resources, operations)],
    ...[...scope.members].map((id) =>
      api.types[id]?.kind === "object"
        ? ([`property ${id}`, changed(names.propertiesOf(id))] as const)
        : ([`member ${id}`, changed(names.membersOf(id))] as const),
    ),
    ...operations.flatMap((id) => requestNames(names, id)),
    ...grouped([...types, ...operations].flatMap((id) => companions.get(id) ?? [])),
  ]);
}

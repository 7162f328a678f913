import type { Report } from "@sdkwright/diagnostics";
import type { Api, Decl, OperationId, ResourceId } from "@sdkwright/ir-schema";
import { bodyTypeOf, credentialsOf, parametersId, requestsOf, type Sdk } from "@sdkwright/sdk-model";
import { companions, createNameSet, partNames, rootMembers } from "./companions.js";
import { comparisonOf } from "./file-names.js";
import { fileStems } from "./files.js";
import { credentialKey, headerKey, indexedScope, optionScope, resourceScope, wantedMembers } from "./member-scopes.js";
import { type MemberContext, type Members, memberNames, settleAllMembers } from "./members.js";
import { createTable } from "./name-table.js";
import { packageScope } from "./package-scope.js";
import type { NamingProfile } from "./profile.js";
import { createReports } from "./report.js";
import type { Names } from "./settled.js";
import { type AdjustCandidates, type Scope, type Settled, settlePlain, solve, type Wanted } from "./solve.js";
import type { NameTable } from "./table.js";

/** What every step of one resolution needs. */
interface Resolution extends MemberContext {
  settle(requests: Iterable<Wanted>, scope?: ScopeOptions): Map<string, Settled>;
}

type ScopeOptions = Omit<Scope, "profile" | "adjust">;

function spellings(settled: ReadonlyMap<string, Settled>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [key, { name }] of settled) names.set(key, name);
  return names;
}

function resolvePackage(
  { sdk, api, profile, parameterObjects, reports, settle }: Resolution,
  methodWords: ResourceNames["methodWords"],
): Map<string, string> {
  const { rootClient } = profile;
  const settled = settle(packageScope(sdk, profile, { methodWords, parameterObjects }), {
    taken: rootClient === undefined ? [] : [rootClient],
    fixedKinds: ["type"],
    compare: comparisonOf(profile),
  });
  const declared: Decl[][] = [api.types, api.errors, api.webhooks, api.channels].map((map) => Object.values(map));
  for (const decl of declared.flat()) {
    const name = settled.get(decl.id);
    if (name) reports.type(name, decl);
  }
  for (const resource of Object.values(api.resources)) {
    const found = settled.get(`client ${resource.id}`);
    if (found) reports.type(found, resource);
  }
  for (const { id, name, origin } of Object.values(api.operations)) {
    const found = settled.get(`request ${id}`);
    if (found) reports.numbered(found, () => ({ symbol: `The request type of \`${name.wire}\``, origin }));
  }
  const names = spellings(settled);
  if (rootClient !== undefined) names.set(`client ${api.root}`, rootClient);
  // Nothing but its request refers to the parameters of a remote call.
  for (const [id, operation] of parameterObjects) {
    const request = names.get(`request ${operation}`);
    if (request !== undefined) names.set(id, request);
  }
  for (const { id, request } of Object.values(sdk.methods)) {
    const body = bodyTypeOf(request);
    if (body === null) continue;
    const own = names.get(`request ${id}`);
    if (own !== undefined) names.set(`action ${id}`, own);
    names.set(`request ${id}`, names.get(body) as string);
  }
  return names;
}

interface ResourceNames {
  /** Of resources and methods, by id. */
  readonly names: Map<string, string>;
  /** Words that methods are called by, where settling gave others than their own. */
  readonly methodWords: ReadonlyMap<string, readonly string[]>;
}

function resolveResources({ api, reports, settle }: Resolution): ResourceNames {
  const names = new Map<string, string>();
  const methodWords = new Map<string, readonly string[]>();
  for (const resource of Object.values(api.resources)) {
    const settled = settle(resourceScope(api, resource), { owner: resource.id, fixedKinds: ["method", "resource"] });
    for (const [id, found] of settled) {
      names.set(id, found.name);
      const operation = api.operations[id as OperationId];
      if (operation) {
        reports.method(found, operation);
        if (found.candidate > 0) methodWords.set(id, found.words);
      } else {
        const { name, origin } = api.resources[id as ResourceId] ?? resource;
        reports.numbered(found, () => ({ symbol: `Resource \`${name.wire}\``, origin }));
      }
    }
  }
  return { names, methodWords };
}

/** Options of the client. Says which of them cannot have the names that were chosen for them. */
function resolveOptions({ api, reports, settle }: Resolution): Members {
  const settled = settle(optionScope(api));
  for (const scheme of api.auth.schemes) {
    for (const { part, credential } of credentialsOf(scheme)) {
      const found = settled.get(credentialKey(scheme.id, part));
      if (found && credential.chosen) reports.option(found, scheme.origin);
    }
  }
  for (const { header, name, origin } of api.headers) {
    const found = settled.get(headerKey(header));
    if (found && name.explicit) reports.option(found, origin);
  }
  return spellings(settled);
}

function resolveFiles(api: Api, types: Members, resources: Members, profile: NamingProfile): Map<string, string> {
  const declared = [api.types, api.errors, api.webhooks, api.channels].flatMap((map) => Object.keys(map));
  const named = declared.flatMap((id): [string, string][] => {
    const name = types.get(id);
    return name === undefined ? [] : [[id, name]];
  });
  const files = fileStems(new Map(named), profile);
  for (const { children } of Object.values(api.resources)) {
    const names = new Map(children.map((id) => [id as string, resources.get(id) as string]));
    for (const [id, stem] of fileStems(names, profile)) files.set(id, stem);
  }
  return files;
}

/**
 * Settles every name of an SDK in one pass, before any text is emitted. The rules, by scope:
 *
 * - A name is cased, made legal, escaped where it is reserved, and only then compared.
 * - Each symbol has candidates, the best first; what rivals of equal right contest goes to none of them. A name that the
 *   definition spells has a better right than one that was inferred. See {@link solve}.
 * - Adding something whose candidates nobody else has renames nothing; nor does a further rival for a contested name.
 *
 * `adjust` may change the candidates of each symbol (parameters of operations excepted). Never fails: in the last resort
 * a number is appended, with a note. Without `report`, names of members are settled when they are asked for.
 */
export function resolveNames(sdk: Sdk, profile: NamingProfile, report?: Report, adjust?: AdjustCandidates): NameTable {
  const { api } = sdk;
  const resolution: Resolution = {
    sdk,
    api,
    parameterObjects: new Map(requestsOf(api).flatMap(({ id, carries }) => (carries ? [[parametersId(id), id]] : []))),
    profile,
    reports: createReports(api, profile, report),
    settle: (requests, scope) => solve(requests, { ...scope, profile, adjust }),
    settleMembers(scope, options, subject) {
      const plain = settlePlain(scope.members, scope.kind, { ...options, profile, adjust });
      if (plain) return plain;
      const settled = resolution.settle(wantedMembers(scope), options);
      for (const [key, found] of settled) resolution.reports.numbered(found, () => subject(key));
      return spellings(settled);
    },
  };
  const { names: resources, methodWords } = resolveResources(resolution);
  const types = resolvePackage(resolution, methodWords);
  const members = memberNames(resolution);
  if (report) {
    settleAllMembers(resolution, members);
    resolution.reports.finish();
  }
  const names: Names = {
    types,
    resources,
    ...members,
    options: resolveOptions(resolution),
    environments: spellings(
      resolution.settle(
        indexedScope(
          "environment",
          api.environments.list.map((e) => e.name),
        ),
      ),
    ),
    urlRoles: spellings(resolution.settle(indexedScope("url-role", api.environments.roles))),
    files: once(() => resolveFiles(api, types, resources, profile)),
    rootMembers: new Map(),
    further: () => ({ parts: new Map(), companions: new Map(), taken: createNameSet(profile, []), yielded: [] }),
  };
  return createTable(api, withCompanions(sdk, profile, names));
}

/** Adds the names that go with declared ones. */
function withCompanions(sdk: Sdk, profile: NamingProfile, names: Names): Names {
  const members = { ...names, rootMembers: rootMembers(sdk, profile, names) };
  const further = once(() => {
    const taken = createNameSet(profile, [...names.types.values(), ...(profile.packageNames ?? [])]);
    const parts = partNames(sdk, profile, members, taken);
    const further = companions(sdk, profile, members, taken);
    return {
      parts,
      companions: further,
      taken,
      yielded: (profile.yieldingNames ?? []).filter((name) => taken.has(name)),
    };
  });
  return { ...members, further };
}

/** Makes a value when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= make());
}

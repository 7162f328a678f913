import type { Report } from "@sdkwright/diagnostics";
import {
  type Api,
  credentialsOf,
  type Decl,
  type ObjectDecl,
  type OperationId,
  type ResourceId,
  type TypeId,
  typeDecls,
} from "@sdkwright/ir-schema";
import { bodyTypeOf, parametersId, propertyNamesOf, requestsOf, type Sdk } from "@sdkwright/sdk-model";
import { companions, createNameSet, rootMembers } from "./companions.js";
import { comparisonOf } from "./file-names.js";
import { fileStems } from "./files.js";
import {
  credentialKey,
  enumScope,
  headerKey,
  indexedScope,
  type MemberScope,
  optionScope,
  propertyScope,
  resourceScope,
  variantScope,
  wantedMembers,
} from "./member-scopes.js";
import { createTable, type Names } from "./name-table.js";
import { packageScope } from "./package-scope.js";
import { parameterKey, type RequestKeys, requestKeys } from "./parameters.js";
import type { NamingProfile } from "./profile.js";
import { createReports, type NamingReports, type Subject } from "./report.js";
import { type AdjustCandidates, type Scope, type Settled, settlePlain, solve, type Wanted } from "./solve.js";
import type { NameTable } from "./table.js";

type Members = ReadonlyMap<string, string>;

/** What every step of one resolution needs. */
interface Resolution {
  readonly sdk: Sdk;
  readonly api: Api;
  /** By the object that holds the parameters of a remote call, the call. */
  readonly parameterObjects: ReadonlyMap<string, OperationId>;
  readonly profile: NamingProfile;
  readonly reports: NamingReports;
  settle(requests: Iterable<Wanted>, scope?: ScopeOptions): Map<string, Settled>;
  /** Names of the members of a declaration; `subject` says what the one of a key is, for a warning. */
  settleMembers(members: MemberScope, scope: ScopeOptions, subject: (key: string) => Subject): Members;
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
    fixedKinds: ["type", "client"],
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

/** Names of properties, those of parents first: what an object inherits is taken in it. */
function resolveProperties({ api, parameterObjects, settleMembers }: Resolution): Map<string, Members> {
  const all = new Map<string, Members>();
  const visit = (decl: ObjectDecl): Members => {
    const known = all.get(decl.id);
    if (known) return known;
    const inherited = new Map<string, string>();
    all.set(decl.id, inherited);
    for (const id of decl.extends) {
      const parent = api.types[id];
      if (parent?.kind === "object") for (const [wire, name] of visit(parent)) inherited.set(wire, name);
    }
    const scope = { owner: decl.id, taken: [...inherited.values()] };
    const own = settleMembers(propertyScope(decl, inherited), scope, (wire) => {
      const origin = decl.properties.find((property) => property.name.wire === wire)?.origin ?? decl.origin;
      return { symbol: `Property \`${wire}\` of \`${decl.name.wire}\``, origin };
    });
    const members = inherited.size === 0 ? own : new Map([...inherited, ...own]);
    all.set(decl.id, members);
    return members;
  };
  for (const decl of typeDecls(api)) {
    if (decl.kind === "object" && !parameterObjects.has(decl.id)) visit(decl);
  }
  return all;
}

/** Where properties are printed as the wire has them, an object's names are looked up on demand. */
function wireProperties(api: Api): (type: TypeId) => Members | undefined {
  const known = new Map<string, Members>();
  return (type) => {
    const found = known.get(type);
    if (found) return found;
    const decl = api.types[type];
    if (decl?.kind !== "object") return undefined;
    const members = new Map([...propertyNamesOf(api, decl)].map((wire) => [wire, wire]));
    known.set(type, members);
    return members;
  };
}

function resolveMembers({ api, profile, settleMembers }: Resolution): Map<string, Members> {
  const all = new Map<string, Members>();
  for (const decl of typeDecls(api)) {
    if (decl.kind !== "enum" && decl.kind !== "union") continue;
    const scope = decl.kind === "enum" ? enumScope(decl) : variantScope(decl);
    const kind = decl.kind === "enum" ? "Value" : "Variant";
    const subject = (key: string) => ({ symbol: `${kind} \`${key}\` of \`${decl.name.wire}\``, origin: decl.origin });
    const options = { owner: decl.id, ...(decl.kind === "union" && { compare: comparisonOf(profile) }) };
    all.set(decl.id, settleMembers(scope, options, subject));
  }
  return all;
}

function resolveRequests(
  { sdk, api, profile, reports }: Resolution,
  propertiesOf: (type: TypeId) => Members | undefined,
): Map<string, RequestKeys> {
  const all = new Map<string, RequestKeys>();
  for (const operation of requestsOf(api)) {
    const positional = operation.positionalPath === true || (sdk.methods[operation.id]?.arguments.length ?? 0) > 0;
    const keys = requestKeys(api, operation, { profile, positional, propertiesOf });
    all.set(operation.id, keys);
    reports.clashes(keys, operation);
  }
  return all;
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

/** Properties of the objects that hold parameters of remote calls are called as the keys of the calls' requests. */
function parameterProperties(
  { api }: Resolution,
  operation: OperationId,
  requests: ReadonlyMap<string, RequestKeys>,
): Members {
  const declared = api.operations[operation];
  const params = declared?.kind === "http" ? (declared.carries?.params ?? []) : [];
  const keys = requests.get(operation)?.parameters;
  return new Map(params.map(({ name }) => [name.wire, keys?.get(parameterKey("param", name.wire)) ?? name.wire]));
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
 * a number is appended, with a warning.
 */
export function resolveNames(sdk: Sdk, profile: NamingProfile, report?: Report, adjust?: AdjustCandidates): NameTable {
  const { api } = sdk;
  const resolution: Resolution = {
    sdk,
    api,
    parameterObjects: new Map(requestsOf(api).flatMap(({ id, carries }) => (carries ? [[parametersId(id), id]] : []))),
    profile,
    reports: createReports(api, report),
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
  const properties = profile.wireProperties ? undefined : resolveProperties(resolution);
  const declaredProperties = properties ? (type: TypeId) => properties.get(type) : wireProperties(api);
  const requests = resolveRequests(resolution, declaredProperties);
  const names: Names = {
    types,
    resources,
    propertiesOf: (type) => {
      const operation = resolution.parameterObjects.get(type);
      return operation === undefined ? declaredProperties(type) : parameterProperties(resolution, operation, requests);
    },
    members: resolveMembers(resolution),
    requests,
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
    further: () => ({ companions: new Map(), taken: createNameSet(profile, []) }),
  };
  return createTable(api, withCompanions(sdk, profile, names));
}

/** Adds the names that go with declared ones. */
function withCompanions(sdk: Sdk, profile: NamingProfile, names: Names): Names {
  const members = { ...names, rootMembers: rootMembers(sdk, profile, names) };
  const further = once(() => {
    const taken = createNameSet(profile, [...names.types.values(), ...(profile.packageNames ?? [])]);
    return { companions: companions(sdk, profile, members, taken), taken };
  });
  return { ...members, further };
}

/** Makes a value when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= make());
}

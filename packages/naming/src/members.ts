import {
  type Api,
  type HttpOperation,
  type ObjectDecl,
  type OperationId,
  oncePerText,
  type TypeDecl,
  type TypeId,
  typeDecls,
} from "@sdkwright/ir-schema";
import { methodOf, propertyNamesOf, requestsOf, type Sdk } from "@sdkwright/sdk-model";
import { comparisonOf } from "./file-names.js";
import { enumScope, type MemberScope, propertyScope, variantScope } from "./member-scopes.js";
import { parameterKey, type RequestKeys, requestKeys } from "./parameters.js";
import type { NamingProfile } from "./profile.js";
import type { NamingReports, Subject } from "./report.js";
import type { Scope } from "./solve.js";

/** Names of members by their keys. */
export type Members = ReadonlyMap<string, string>;

/** Settles the names of one declaration's members; `subject` says what the one of a key is, for a warning. */
export type SettleMembers = (
  members: MemberScope,
  scope: Omit<Scope, "profile" | "adjust">,
  subject: (key: string) => Subject,
) => Members;

/** What naming members needs. */
export interface MemberContext {
  readonly sdk: Sdk;
  readonly api: Api;
  /** By the object that holds the parameters of a remote call, the call. */
  readonly parameterObjects: ReadonlyMap<string, OperationId>;
  readonly profile: NamingProfile;
  readonly reports: NamingReports;
  readonly settleMembers: SettleMembers;
}

/**
 * Names of what declarations consist of. Those of one depend on nothing but itself, what it inherits and the profile, so
 * that each is settled when it is first asked for.
 */
export interface MemberNames {
  /** Properties by wire name, inherited ones included; undefined if the type is not an object. */
  propertiesOf(type: TypeId): Members | undefined;
  /** Values of an enum, variants of a union; undefined for other types. */
  membersOf(type: TypeId): Members | undefined;
  requestOf(operation: OperationId): RequestKeys | undefined;
}

/** Names of properties, those of parents first: what an object inherits is taken in it. */
function casedProperties({ api, settleMembers }: MemberContext): (decl: ObjectDecl) => Members {
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
  return visit;
}

/** Properties that are printed as the wire has them. */
function wireProperties({ api }: MemberContext): (decl: ObjectDecl) => Members {
  return (decl) => new Map([...propertyNamesOf(api, decl)].map((wire) => [wire, wire]));
}

function membersOfDecl({ profile, settleMembers }: MemberContext, decl: TypeDecl): Members | undefined {
  if (decl.kind !== "enum" && decl.kind !== "union") return undefined;
  const scope = decl.kind === "enum" ? enumScope(decl) : variantScope(decl, profile.variantsByTag === true);
  const kind = decl.kind === "enum" ? "Value" : "Variant";
  const subject = (key: string) => ({ symbol: `${kind} \`${key}\` of \`${decl.name.wire}\``, origin: decl.origin });
  const options = { owner: decl.id, ...(decl.kind === "union" && { compare: comparisonOf(profile) }) };
  return settleMembers(scope, options, subject);
}

function keysOf(
  { sdk, api, profile, reports }: MemberContext,
  operation: HttpOperation,
  propertiesOf: MemberNames["propertiesOf"],
): RequestKeys {
  const positional = operation.positionalPath === true || methodOf(sdk, operation.id).arguments.length > 0;
  const keys = requestKeys(api, operation, { profile, positional, propertiesOf });
  reports.clashes(keys, operation);
  return keys;
}

/** Properties of the objects that hold parameters of remote calls are called as the keys of the calls' requests. */
function parameterProperties({ api }: MemberContext, operation: OperationId, keys: RequestKeys | undefined): Members {
  const declared = api.operations[operation];
  const params = declared?.kind === "http" ? (declared.carries?.params ?? []) : [];
  return new Map(
    params.map(({ name }) => [name.wire, keys?.parameters.get(parameterKey("param", name.wire)) ?? name.wire]),
  );
}

/** The names of all members, each settled when it is asked for. */
export function memberNames(context: MemberContext): MemberNames {
  const { api, profile, parameterObjects } = context;
  const ofObject = profile.wireProperties ? wireProperties(context) : casedProperties(context);
  const declaredProperties = oncePerText((type: TypeId): Members | undefined => {
    const decl = api.types[type];
    return decl?.kind === "object" ? ofObject(decl) : undefined;
  });
  const requestOf = oncePerText((id: OperationId): RequestKeys | undefined => {
    const operation = api.operations[id];
    return operation?.kind === "http" ? keysOf(context, operation, declaredProperties) : undefined;
  });
  return {
    requestOf,
    propertiesOf(type) {
      const operation = parameterObjects.get(type);
      return operation === undefined
        ? declaredProperties(type)
        : parameterProperties(context, operation, requestOf(operation));
    },
    membersOf: oncePerText((type: TypeId) => {
      const decl = api.types[type];
      return decl && membersOfDecl(context, decl);
    }),
  };
}

/** Settles the names of all members, for what there is to say about them. */
export function settleAllMembers({ api, profile, parameterObjects }: MemberContext, names: MemberNames): void {
  const decls = typeDecls(api);
  if (!profile.wireProperties) for (const { id } of decls) if (!parameterObjects.has(id)) names.propertiesOf(id);
  for (const { id } of requestsOf(api)) names.requestOf(id);
  for (const { id } of decls) names.membersOf(id);
}

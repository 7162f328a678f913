import {
  type Api,
  type ObjectDecl,
  type Property,
  resolveType,
  type TypeDecl,
  type TypeId,
  typeDecls,
  type UnionDecl,
  type Variant,
} from "@sdkwright/ir-schema";
import type { ObjectPlan, TypePlan, UnionPlan } from "./model.js";
import { extraType, isMapObject } from "./questions/body.js";
import { boxedProperties } from "./questions/boxes.js";
import { isRequiredIn, type TypeDirection, typeDirections } from "./questions/directions.js";
import { allProperties, typeAt } from "./questions/objects.js";
import { typeOwners } from "./questions/owners.js";

function objectPlan(api: Api, decl: ObjectDecl, direction: TypeDirection, facts: TypeFacts): ObjectPlan {
  const optional: string[] = [];
  for (const property of allProperties(api, decl)) {
    if (property.required && !isRequiredIn(property, direction)) optional.push(property.name.wire);
  }
  return {
    isMap: isMapObject(api, decl),
    inherited: facts.parents.has(decl.id),
    extra: extraType(api, decl) ?? null,
    optional,
    boxed: facts.boxed.get(decl.id) ?? [],
  };
}

/** True where the variant's own type says already that its tag is one of `tags`, and nothing else. */
function declaresTag(api: Api, { type, tags }: Variant, discriminator: string): boolean {
  if (tags.length === 0) return true;
  if (resolveType(api, type).kind !== "object") return false;
  const property = typeAt(api, type, [discriminator]);
  const literal = property && resolveType(api, property);
  return literal?.kind === "literal";
}

export function unionPlan(api: Api, { discriminator, variants }: UnionDecl, received: boolean): UnionPlan {
  if (!discriminator) return { by: "shape", keepsUnknown: false, declaresTag: variants.map(() => true) };
  const byText = variants.every(({ tags }) => tags.length > 0 && tags.every((tag) => typeof tag === "string"));
  return {
    by: "tag",
    keepsUnknown: byText && received,
    declaresTag: variants.map((variant) => declaresTag(api, variant, discriminator.wire)),
  };
}

/** Facts about all types of an API, collected before each is planned. */
interface TypeFacts {
  readonly boxed: ReadonlyMap<TypeId, readonly string[]>;
  readonly parents: ReadonlySet<TypeId>;
}

function parentsOf(api: Api): ReadonlySet<TypeId> {
  const parents = new Set<TypeId>();
  for (const decl of typeDecls(api)) {
    if (decl.kind === "object") for (const id of decl.extends) parents.add(id);
  }
  return parents;
}

/** The plan of a type with what only types of its kind have. */
function withDetails(api: Api, decl: TypeDecl, plan: TypePlan, facts: TypeFacts): TypePlan {
  const isReceived = plan.direction === "received" || plan.direction === "both";
  switch (decl.kind) {
    case "object":
      return { ...plan, object: objectPlan(api, decl, plan.direction, facts) };
    case "union":
      return { ...plan, union: unionPlan(api, decl, isReceived) };
    case "enum":
      return { ...plan, open: decl.open || isReceived };
    case "alias":
      return plan;
    default:
      return decl satisfies never;
  }
}

/** Plans the declared types of an API for an SDK. */
export function typesOf(api: Api): { readonly [id: TypeId]: TypePlan } {
  const directions = typeDirections(api);
  const owners = typeOwners(api);
  const facts: TypeFacts = { boxed: boxedProperties(api), parents: parentsOf(api) };
  const plans: { [id: TypeId]: TypePlan } = {};
  for (const decl of typeDecls(api)) {
    const direction = directions(decl.id);
    const plan = { direction, dissolved: false, owner: owners.get(decl.id) ?? null };
    plans[decl.id] = withDetails(api, decl, plan, facts);
  }
  return plans;
}

/** Whether values of an object always have a property: the definition requires it in every direction that the type goes. */
export function isAlwaysThere({ name, required }: Property, plan: TypePlan | undefined): boolean {
  return required && plan?.object?.optional.includes(name.wire) !== true;
}

import {
  allProperties,
  type EnumDecl,
  type ObjectDecl,
  type Property,
  resolveType,
  type TypeDecl,
  type TypeId,
  type UnionDecl,
  type Variant,
} from "@sdkwright/plugin-api";
import type { Direction } from "../change.js";
import { isEqual } from "../equal.js";
import { typeName } from "../type-text.js";
import type { SdkView } from "../view.js";
import { note, noteDeprecation, noteName, noteType, type TypeKinds, type Walk } from "../walk.js";

const ALIAS: TypeKinds = { wider: "type-widened", narrower: "type-narrowed", other: "type-changed" };
const PROPERTY: TypeKinds = { wider: "property-widened", narrower: "property-narrowed", other: "property-changed" };
const VARIANT: TypeKinds = { wider: "variant-changed", narrower: "variant-changed", other: "variant-changed" };

const isDeclared = ({ sdk }: SdkView, id: TypeId): boolean => sdk.types[id]?.dissolved === false;

/** Compares the declared types of two states. */
export function compareTypes(walk: Walk): void {
  const { old, now, pairs } = walk;
  for (const decl of Object.values(old.sdk.api.types)) {
    if (!isDeclared(old, decl.id)) continue;
    const id = pairs.types.get(decl.id);
    const match = id !== undefined && isDeclared(now, id) ? now.sdk.api.types[id] : undefined;
    if (match) comparePair(walk, decl, match);
    else note(walk, "type-removed", typeName(decl), { before: decl.origin });
  }
  const matched = new Set([...pairs.types].flatMap(([one, other]) => (isDeclared(old, one) ? [other] : [])));
  for (const decl of Object.values(now.sdk.api.types)) {
    if (isDeclared(now, decl.id) && !matched.has(decl.id))
      note(walk, "type-added", typeName(decl), { after: decl.origin });
  }
}

/** A declared type in both states. */
interface TypePair<D extends TypeDecl> {
  readonly old: D;
  readonly now: D;
  readonly direction: Direction;
  readonly subject: string;
  readonly places: { readonly before: number; readonly after: number; readonly direction: Direction };
}

/** Values of a type that nothing uses may travel both ways: users have it. */
function directionOf({ old, now }: Walk, one: TypeId, other: TypeId): Direction {
  const [before, after] = [knownDirection(old, one), knownDirection(now, other)];
  if (before === undefined || after === undefined) return before ?? after ?? "both";
  return before === after ? before : "both";
}

function knownDirection({ sdk }: SdkView, type: TypeId): Direction | undefined {
  const direction = sdk.types[type]?.direction;
  return direction === "neither" ? undefined : direction;
}

function comparePair(walk: Walk, old: TypeDecl, now: TypeDecl): void {
  const direction = directionOf(walk, old.id, now.id);
  const places = { before: old.origin, after: now.origin, direction };
  const names = { old: walk.old.names.type(old.id), now: walk.now.names.type(now.id) };
  const subject = typeName(old);
  noteName(walk, "type-renamed", subject, names, places);
  if (isUnchanged(walk, old, now)) return;
  if (old.kind !== now.kind) {
    compareKinds(walk, { old, now, direction, subject, places });
    return;
  }
  noteDeprecation(walk, "type", `The type ${subject}`, { old, now }, places);
  const pair = { direction, subject, places };
  if (old.kind === "object" && now.kind === "object") compareObjects(walk, { ...pair, old, now });
  if (old.kind === "enum" && now.kind === "enum") compareEnums(walk, { ...pair, old, now });
  if (old.kind === "union" && now.kind === "union") compareUnions(walk, { ...pair, old, now });
  if (old.kind === "alias" && now.kind === "alias")
    noteType(walk, ALIAS, subject, { old: old.type, now: now.type }, places);
}

/** A type with another declaration may still have the same values. */
function compareKinds(walk: Walk, { old, now, subject, places }: TypePair<TypeDecl>): void {
  const names: { readonly [K in TypeDecl["kind"]]: string } = {
    object: "an object",
    enum: "an enum",
    union: "a union",
    alias: "another name",
  };
  noteName(walk, "type-kind-changed", subject, { old: names[old.kind], now: names[now.kind] }, places);
}

/** Whether nothing about two types can have changed but their own names: most are such. */
function isUnchanged({ old, now, pairs, namesAlike }: Walk, one: TypeDecl, other: TypeDecl): boolean {
  return (
    namesAlike && pairs.equalTypes.has(one.id) && isEqual(old.sdk.types[one.id], now.sdk.types[other.id], pairs.types)
  );
}

function compareObjects(walk: Walk, pair: TypePair<ObjectDecl>): void {
  const { old, now, subject, places } = pair;
  const before = allProperties(walk.old.sdk.api, old);
  const after = new Map(allProperties(walk.now.sdk.api, now).map((property) => [property.name.wire, property]));
  // What a parent has is a change of the parent, if that is declared.
  const own = new Set(old.properties);
  const inherited = new Set(
    allProperties(walk.now.sdk.api, now).filter((property) => !now.properties.includes(property)),
  );
  for (const property of before) {
    const match = after.get(property.name.wire);
    after.delete(property.name.wire);
    if (match && (own.has(property) || !inherited.has(match))) compareProperty(walk, pair, property, match);
    else if (!match && own.has(property))
      note(walk, "property-removed", propertyName(subject, property), {
        ...places,
        before: property.origin,
        after: undefined,
      });
  }
  for (const property of after.values()) {
    if (inherited.has(property)) continue;
    const kind = isRequired(walk.now, now, property) ? "property-added-required" : "property-added";
    note(walk, kind, propertyName(subject, property), {
      ...places,
      before: undefined,
      after: property.origin,
    });
  }
  const [extra, other] = [walk.old.sdk.types[old.id]?.object?.extra, walk.now.sdk.types[now.id]?.object?.extra];
  if (!extra && other) note(walk, "undeclared-allowed", subject, places);
  if (extra && !other) note(walk, "undeclared-forbidden", subject, places);
  if (extra && other)
    noteType(walk, ALIAS, `of undeclared properties of ${subject}`, { old: extra, now: other }, places);
}

function isRequired({ sdk }: SdkView, decl: ObjectDecl, { required, name }: Property): boolean {
  return required && !sdk.types[decl.id]?.object?.optional.includes(name.wire);
}

const propertyName = (subject: string, { name }: Property): string => `Property \`${subject}.${name.wire}\``;

function comparePropertyName(
  walk: Walk,
  { old, now, subject, direction }: TypePair<ObjectDecl>,
  one: Property,
  other: Property,
): void {
  const { wire } = one.name;
  const names = { old: walk.old.names.property(old.id, wire), now: walk.now.names.property(now.id, wire) };
  if (names.old === names.now) return;
  const places = { before: one.origin, after: other.origin, direction };
  noteName(walk, "property-renamed", propertyName(subject, one), names, places);
}

function compareProperty(walk: Walk, pair: TypePair<ObjectDecl>, one: Property, other: Property): void {
  const { old, now, subject, direction } = pair;
  const name = propertyName(subject, one);
  const places = { before: one.origin, after: other.origin, direction };
  comparePropertyName(walk, pair, one, other);
  noteType(walk, PROPERTY, name, { old: one.type, now: other.type }, places);
  const [before, after] = [isRequired(walk.old, old, one), isRequired(walk.now, now, other)];
  const { callers, sdk } = walk.now;
  // A type that holds none itself is the same whether or not the property is required: only sending without it fails.
  const isHeld = callers.holdsNone?.(resolveType(sdk.api, other.type)) === true;
  const held = isHeld
    ? { class: !before && direction !== "received" ? ("breaking" as const) : ("additive" as const) }
    : {};
  if (!before && after) note(walk, "property-became-required", name, { ...places, ...held });
  if (before && !after) note(walk, "property-became-optional", name, { ...places, ...held });
  if (!isEqual(one.default, other.default)) {
    const texts = [one.default, other.default].map((value) => (value === undefined ? "none" : JSON.stringify(value)));
    noteName(walk, "property-default-changed", name, { old: texts[0] ?? "", now: texts[1] ?? "" }, places);
  }
  noteDeprecation(walk, "property", name, { old: one, now: other }, places);
}

function compareEnums(walk: Walk, { old, now, subject, places }: TypePair<EnumDecl>): void {
  const label = (value: string | number): string => `Value \`${value}\` of ${subject}`;
  const after = new Set(now.values.map(({ value }) => value));
  const before = new Set(old.values.map(({ value }) => value));
  for (const { value } of old.values) {
    if (!after.has(value)) note(walk, "enum-value-removed", label(value), places);
    else {
      const names = { old: walk.old.names.enumMember(old.id, value), now: walk.now.names.enumMember(now.id, value) };
      noteName(walk, "enum-value-renamed", label(value), names, places);
    }
  }
  for (const value of after) if (!before.has(value)) note(walk, "enum-value-added", label(value), places);
  const [open, next] = [walk.old.sdk.types[old.id]?.open, walk.now.sdk.types[now.id]?.open];
  if (!open && next) note(walk, "enum-opened", subject, places);
  if (open && !next) note(walk, "enum-closed", subject, places);
}

function compareUnions(walk: Walk, pair: TypePair<UnionDecl>): void {
  const { old, now, subject, places } = pair;
  const [tag, next] = [old.discriminator?.wire ?? "shape", now.discriminator?.wire ?? "shape"];
  if (tag !== next) {
    noteName(walk, "discriminator-changed", subject, { old: tag, now: next }, places);
    return;
  }
  const matches = new Map<Variant, Variant>();
  const free = new Set(now.variants);
  for (const variant of old.variants) {
    const match = [...free].find((other) => isSameVariant(walk, variant, other));
    if (!match) continue;
    matches.set(variant, match);
    free.delete(match);
  }
  const label = ({ name, tags }: Variant): string => `Variant \`${tags[0] ?? name.wire}\` of ${subject}`;
  for (const [at, variant] of old.variants.entries()) {
    const match = matches.get(variant);
    const variantPlaces = { ...places, before: variant.origin, after: match?.origin };
    if (!match) {
      note(walk, "variant-removed", label(variant), variantPlaces);
      continue;
    }
    noteType(walk, VARIANT, label(variant), { old: variant.type, now: match.type }, variantPlaces);
    const names = {
      old: walk.old.names.variant(old.id, at),
      now: walk.now.names.variant(now.id, now.variants.indexOf(match)),
    };
    const types = { old: declaredName(walk.old, variant), now: declaredName(walk.now, match) };
    // Structural languages have no names for variants. A variant that is called after its type is renamed with that.
    const isNamed = walk.traits.has("nominal") && !isEqual(names, types);
    if (isNamed) noteName(walk, "variant-renamed", label(variant), names, variantPlaces);
  }
  const keepsUnknown = walk.old.sdk.types[old.id]?.union?.keepsUnknown === true;
  for (const variant of free) {
    note(walk, keepsUnknown ? "variant-added-tagged" : "variant-added", label(variant), {
      ...places,
      before: undefined,
      after: variant.origin,
    });
  }
}

/** The name of the declared type that a variant is; undefined for one of another type. */
function declaredName({ names }: SdkView, { type }: Variant): string | undefined {
  return type.kind === "ref" ? names.type(type.id) : undefined;
}

function isSameVariant({ relations }: Walk, one: Variant, other: Variant): boolean {
  if (one.tags.length > 0 || other.tags.length > 0) return one.tags.some((tag) => other.tags.includes(tag));
  return relations.wire(one.type, other.type) === "same";
}

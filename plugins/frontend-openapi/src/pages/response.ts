import {
  type Api,
  allProperties,
  bareType,
  type ObjectDecl,
  type Property,
  splitWords,
  type Type,
} from "@sdkwright/plugin-api";
import { CONTAINERS, ITEMS } from "./words.js";

export type Types = Pick<Api, "types">;

/** What a type is once references and null are taken away. */
export type Bare = ReturnType<typeof bareType>;

/** A name as words in lower case. */
export function spoken(wire: string): string {
  return splitWords(wire).join(" ").toLowerCase();
}

/** A value of a response that is not an item. */
export interface Sign {
  readonly path: readonly string[];
  /** The last name of the path, and the one before it; empty where there is none. */
  readonly name: string;
  readonly within: string;
  readonly property: Property;
  readonly type: Bare;
}

/** A response that holds one list of items, and what else it tells of the page. */
export interface Listing {
  readonly results: readonly string[];
  readonly items: Type;
  readonly signs: readonly Sign[];
  /** The list stands alone: it is the body, or the only property beside those that tell of the page. */
  readonly alone: boolean;
}

/** The list that a body plainly is there for; undefined where there is none, or none that stands out. */
export function listingOf(api: Types, type: Type): Listing | undefined {
  const body = bareType(api, type);
  if (body.kind === "list") return { results: [], items: body.items, signs: [], alone: true };
  if (body.kind !== "object") return undefined;
  const properties = allProperties(api, body);
  return listingIn(api, properties, []) ?? wrappedListing(api, properties);
}

function listingIn(api: Types, properties: readonly Property[], path: readonly string[]): Listing | undefined {
  const lists = properties.flatMap((property) => {
    const type = bareType(api, property.type);
    return type.kind === "list" ? [{ property, items: type.items }] : [];
  });
  const found = only(lists) ?? only(lists.filter(({ property }) => ITEMS.has(spoken(property.name.wire))));
  const chosen = found ?? only(lists.filter(({ items }) => isComposite(bareType(api, items))));
  if (!chosen) return undefined;
  return {
    results: [...path, chosen.property.name.wire],
    items: chosen.items,
    signs: signsIn(api, properties, path),
    alone: properties.every((one) => one === chosen.property || CONTAINERS.has(spoken(one.name.wire))),
  };
}

/** The list of a body that is an envelope: one of its objects holds the list and tells of the page. */
function wrappedListing(api: Types, properties: readonly Property[]): Listing | undefined {
  if (properties.some(({ type }) => bareType(api, type).kind === "list")) return undefined;
  const inner = properties.flatMap(({ name, type }) => {
    const found = bareType(api, type);
    if (found.kind !== "object" || CONTAINERS.has(spoken(name.wire))) return [];
    return listingIn(api, allProperties(api, found), [name.wire]) ?? [];
  });
  const listing = only(inner);
  return listing && { ...listing, signs: [...listing.signs, ...signsIn(api, properties, [])], alone: false };
}

const isComposite = ({ kind }: Bare): boolean => kind === "object" || kind === "union";

function only<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}

/** How deep what tells of the page is looked for: `links.pages.next.href`. */
const DEPTH = 4;

function signsIn(api: Types, properties: readonly Property[], path: readonly string[]): readonly Sign[] {
  if (path.length > DEPTH) return [];
  const within = spoken(path.at(-1) ?? "");
  return properties.flatMap((property) => {
    const { wire } = property.name;
    const [name, type, at] = [spoken(wire), bareType(api, property.type), [...path, wire]];
    if (!isComposite(type)) return type.kind === "list" ? [] : [{ path: at, name, within, property, type }];
    if (!CONTAINERS.has(name)) return [];
    return objectsOf(api, type).flatMap((one) => signsIn(api, allProperties(api, one), at));
  });
}

/** An object, or the objects that a union is of: pages often come with other links at the end than at the start. */
function objectsOf(api: Types, type: Bare): readonly ObjectDecl[] {
  if (type.kind === "object") return [type];
  if (type.kind !== "union") return [];
  return type.variants.flatMap((variant) => objectsOf(api, bareType(api, variant.type)));
}

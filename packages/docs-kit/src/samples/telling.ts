import type { ObjectDecl, Property, Result, SampleProperty, Sdk, Type } from "@sdkwright/plugin-api";
import { allProperties, resolveType, typePlanOf } from "@sdkwright/plugin-api";

/** Names of properties that tell one value from another, the best first. */
const IDENTIFYING = ["id", "name", "title", "key", "code", "slug", "email"];
/** Names of properties that say something of a value, though not which one it is. */
const DESCRIBING = ["text", "message", "content", "status", "url", "type"];

type Model = Pick<Sdk, "api" | "types">;

/** Texts, whole numbers and members of enums print well; flags, amounts and fixed values tell little. */
function isPrintable({ api }: Model, type: Type): boolean {
  const resolved = resolveType(api, type);
  if (resolved.kind !== "primitive") return resolved.kind === "enum";
  const { primitive } = resolved;
  return primitive === "string" || primitive === "uuid" || primitive === "uri" || /^u?int(32|64)$/.test(primitive);
}

/** Whether responses always have a property, so that languages hold it as it is. */
function isPresent(model: Model, { id }: ObjectDecl, { name: { wire }, required, access }: Property): boolean {
  const plan = typePlanOf(model, id).object;
  return required && access !== "write" && !plan?.optional.includes(wire) && !plan?.boxed.includes(wire);
}

/** The first property with one of these names. */
function named(properties: readonly Property[], names: readonly string[]): Property | undefined {
  const found = names.map((name) => properties.find(({ name: { wire } }) => wire.toLowerCase() === name));
  return found.find((property) => property !== undefined);
}

/** The property of an object that a sample prints in place of the whole object; null where none says enough. */
export function tellingProperty(model: Model, type: Type): SampleProperty | null {
  const decl = resolveType(model.api, type);
  if (decl.kind !== "object" || typePlanOf(model, decl.id).object?.isMap) return null;
  const received = allProperties(model.api, decl).filter((property) => property.access !== "write");
  const printable = received.filter((property) => isPrintable(model, property.type));
  const lists = received.filter((property) => resolveType(model.api, property.type).kind === "list");
  const list = lists.length === 1 ? lists.find((property) => isPresent(model, decl, property)) : undefined;
  const shown = named(printable, IDENTIFYING) ?? list ?? named(printable, DESCRIBING);
  return shown ? { type: decl.id, wire: shown.name.wire, present: isPresent(model, decl, shown) } : null;
}

/** The same for the result of a method: of a value, an item of a list, or an event. */
export function tellingOf(model: Model, result: Result): SampleProperty | null {
  if (result.kind === "value") return result.empty ? null : tellingProperty(model, result.type);
  if (result.kind === "page" || result.kind === "stream") return tellingProperty(model, result.item);
  return null;
}

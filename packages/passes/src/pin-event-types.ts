import { type Api, type ObjectDecl, type Property, resolveType, type Type } from "@sdkwright/ir-schema";
import { allProperties, messagesOf } from "@sdkwright/sdk-model";

/** Words in the name of a property that says what kind of event an object is. */
const KIND_WORDS: ReadonlySet<string> = new Set(["type", "event", "kind", "topic"]);

/** The only text that a property can have, by its declaration; new values of an enum are not counted. */
function onlyText(api: Api, { type }: Property): string | undefined {
  const resolved = resolveType(api, type);
  if (resolved.kind === "literal") return typeof resolved.value === "string" ? resolved.value : undefined;
  if (resolved.kind !== "enum" || resolved.values.length !== 1) return undefined;
  const [only] = resolved.values;
  return typeof only?.value === "string" ? only.value : undefined;
}

/** The properties of a payload that have one text each; undefined for a payload that is not an object. */
function textsOf(api: Api, payload: Type): Map<string, string> | undefined {
  const decl = resolveType(api, payload);
  if (decl.kind !== "object") return undefined;
  const texts = allProperties(api, decl).flatMap((property): [string, string][] => {
    const text = property.required ? onlyText(api, property) : undefined;
    return text === undefined ? [] : [[property.name.wire, text]];
  });
  return new Map(texts);
}

/** The property that tells payloads apart: no two have the same text there. A single one is told by a name for that. */
function kindOf(api: Api, payloads: readonly Type[]): string | undefined {
  const texts = payloads.map((payload) => textsOf(api, payload));
  const names = [...(texts[0]?.keys() ?? [])];
  if (payloads.length === 1) return names.find((name) => isKindName(api, payloads[0]!, name));
  return names.find((name) => {
    const values = texts.map((known) => known?.get(name));
    return values.every((value) => value !== undefined) && new Set(values).size === values.length;
  });
}

function isKindName(api: Api, payload: Type, wire: string): boolean {
  const decl = resolveType(api, payload);
  if (decl.kind !== "object") return false;
  const property = allProperties(api, decl).find(({ name }) => name.wire === wire);
  return property?.name.words.some((word) => KIND_WORDS.has(word)) ?? false;
}

/** Payloads that arrive at one place: those of all webhooks, and those that the server of a channel sends. */
function arrivals(api: Api): readonly (readonly Type[])[] {
  const webhooks = Object.values(api.webhooks).flatMap(({ payload }) => payload ?? []);
  const channels = Object.values(api.channels).map((channel) =>
    messagesOf(channel, "receive").flatMap((index) => channel.messages[index]?.payload ?? []),
  );
  return [webhooks, ...channels].filter((payloads) => payloads.length > 0);
}

/** Notes the declarations that declare a property of an object: its own or those of its parents. */
function addOwners(api: Api, decl: ObjectDecl, wire: string, owners: Map<string, Set<string>>): void {
  const known = owners.get(decl.id) ?? new Set();
  if (known.has(wire)) return;
  owners.set(decl.id, known.add(wire));
  for (const id of decl.extends) {
    const parent = api.types[id];
    if (parent?.kind === "object") addOwners(api, parent, wire, owners);
  }
}

/**
 * The API with a constant in place of an enum of one value, where that says what kind of event an object is: an event of
 * another kind is then unknown, whether the definition writes the value inline or refers to it. Elsewhere an enum may
 * get further values. The same object if there are no such enums.
 */
export function pinEventTypes(api: Api): Api {
  const owners = new Map<string, Set<string>>();
  for (const payloads of arrivals(api)) {
    const kind = kindOf(api, payloads);
    if (kind === undefined) continue;
    for (const payload of payloads) {
      const decl = resolveType(api, payload);
      if (decl.kind === "object") addOwners(api, decl, kind, owners);
    }
  }
  if (owners.size === 0) return api;
  const types = Object.values(api.types).map((decl) => {
    const names = owners.get(decl.id);
    if (decl.kind !== "object" || !names) return decl;
    return { ...decl, properties: decl.properties.map((one) => (names.has(one.name.wire) ? pinned(api, one) : one)) };
  });
  return { ...api, types: Object.fromEntries(types.map((decl) => [decl.id, decl])) };
}

function pinned(api: Api, property: Property): Property {
  const value = onlyText(api, property);
  return value === undefined ? property : { ...property, type: { kind: "literal", value } };
}

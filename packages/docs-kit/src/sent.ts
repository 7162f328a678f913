import type { Api, JsonValue, ObjectDecl, Type } from "@sdkwright/plugin-api";
import { allProperties, oncePer, resolveType, typeDecls } from "@sdkwright/plugin-api";
import { define, isList, isRecord, type JsonRecord } from "./json.js";

/** Whether an API has properties that only responses carry. Most have none: their examples are taken as they are. */
const hasReadOnly = oncePer((api: Api): boolean =>
  typeDecls(api).some((decl) => decl.kind === "object" && decl.properties.some(({ access }) => access === "read")),
);

/** The object itself where nothing of it is left out, so that what is made of it is made once. */
function sentObject(api: Api, decl: ObjectDecl, value: JsonRecord): JsonValue {
  const properties = new Map(allProperties(api, decl).map((property) => [property.name.wire, property]));
  const sent: Record<string, JsonValue> = {};
  let isSame = true;
  for (const [key, item] of Object.entries(value)) {
    const property = properties.get(key);
    const made = property ? sentAt(api, property.type, item) : item;
    isSame &&= made === item && property?.access !== "read";
    if (property?.access !== "read") define(sent, key, made);
  }
  return isSame ? value : sent;
}

function sentAt(api: Api, type: Type, value: JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "object":
      return isRecord(value) ? sentObject(api, resolved, value) : value;
    case "nullable":
      return sentAt(api, resolved.inner, value);
    case "list":
      return isList(value) ? sentItems(api, resolved.items, value) : value;
    default:
      return value;
  }
}

function sentItems(api: Api, type: Type, items: readonly JsonValue[]): JsonValue {
  const sent = items.map((item) => sentAt(api, type, item));
  return sent.every((item, at) => item === items[at]) ? items : sent;
}

/** An example as a request can send it: without what only responses carry, which examples of a shared type show too. */
export function sentValue(api: Api, type: Type, value: JsonValue): JsonValue {
  return hasReadOnly(api) ? sentAt(api, type, value) : value;
}

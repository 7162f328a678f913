import type { Data, JsonValue } from "@sdkwright/plugin-api";
import { descriptorKey, foldData } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";

/** What the runtime must know, as JSON: names are those of Swift, arguments their keys. */
export function jsonOf(data: Data, context: Context): JsonValue {
  return foldData<JsonValue>(data, {
    text: (value) => value,
    scalar: (value) => value,
    list: (items) => [...items],
    map: (entries) => Object.fromEntries(entries),
    items: (items) => items.map((item) => jsonOf(item, context)),
    record: ({ fields }) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => (value ? [[name, jsonOf(value, context)]] : [])),
      ),
    name: (ref) => descriptorKey(context, ref),
  });
}

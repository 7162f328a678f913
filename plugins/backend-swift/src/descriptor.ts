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
    record: ({ type, fields }) => {
      const entries = Object.entries(fields).flatMap(([name, value]): [string, JsonValue][] =>
        value ? [[name, jsonOf(value, context)]] : [],
      );
      const json = Object.fromEntries(entries);
      // An argument is called as its parameter, unless it is said.
      if (type === "parameter" && json.key === json.name) delete json.key;
      return json;
    },
    name: (ref) => descriptorKey(context, ref),
  });
}

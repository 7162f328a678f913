import type { Field, Method, TargetContext } from "@sdkwright/plugin-api";
import { type TypeEntry, typeEntry } from "./types.js";

/** What messages call the location of an argument (`path`, `query`, `body`, ...; `value` is a body as a whole), and its name there. */
export function fieldLocation({ from }: Field): readonly [location: string, wire: string] {
  switch (from.kind) {
    case "parameter":
      return [from.in, from.name];
    case "property":
      return ["body", from.name];
    case "body":
      return ["value", ""];
    default:
      return from satisfies never;
  }
}

/** An argument by its name in the SDK: where messages have its value, and its type. */
export interface ArgumentEntry {
  readonly name: string;
  readonly place: string;
  readonly wire: string;
  readonly type: TypeEntry;
}

export function argumentEntry(target: TargetContext, { id }: Method, field: Field): ArgumentEntry {
  const [place, wire] = fieldLocation(field);
  return { name: target.names.field(id, field.from), type: typeEntry(target, field.type), place, wire };
}

import { listed } from "@sdkwright/diagnostics";
import type { TSchema } from "@sinclair/typebox";

/** Objects of a file's schema with their paths, in words: `an entry of `api.specs``. */
type Holder = { readonly path: string; readonly keys: readonly string[] };

/** A key that more places know is too common to say where it belongs. */
const MOST_PLACES = 2;

/** Where in a file a key is known that is unknown where it stands; undefined where that is nowhere, or in many places. */
export function placesOfKey(key: string, root: TSchema): string | undefined {
  const paths = new Map<string, string>();
  // An object that several forms of the file contain is named where the usual form has it, which is the last.
  for (const { path, keys } of holdersIn(root, "")) if (keys.includes(key)) paths.set(keys.join(), path);
  const places = [...new Set(paths.values())].filter((path) => path !== "");
  return places.length === 0 || places.length > MOST_PLACES ? undefined : listed(places, "or");
}

function inWords(path: string): string {
  const holder = path.replace(/(?:\[\]|\.\*)$/, "");
  const shown = `\`${holder.replaceAll("[]", "").replaceAll(".*", ".<name>")}\``;
  return holder === path ? shown : `an entry of ${shown}`;
}

function holdersIn(schema: TSchema, path: string): Holder[] {
  const alternatives = ((schema.anyOf ?? []) as TSchema[]).flatMap((one) => holdersIn(one, path));
  if (alternatives.length > 0) return alternatives;
  if (schema.type === "array") return holdersIn(schema.items as TSchema, `${path}[]`);
  const values = Object.values((schema.patternProperties ?? {}) as { [pattern: string]: TSchema });
  if (values.length > 0) return values.flatMap((one) => holdersIn(one, `${path}.*`));
  if (schema.type !== "object") return [];
  const properties = Object.entries(schema.properties as { [key: string]: TSchema });
  const current = properties.filter(([, property]) => !property.deprecated);
  const inner = current.flatMap(([key, one]) => holdersIn(one, path === "" ? key : `${path}.${key}`));
  return [{ path: path === "" ? "" : inWords(path), keys: current.map(([key]) => key) }, ...inner];
}

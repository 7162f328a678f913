import { document, extension, isObject, type Mutable } from "@sdkwright/json-schema";
import type { Documented, Json } from "@sdkwright/plugin-api";

/** Texts of groups: those of `tags`, and of `x-gen-groups`, which win. */
export function groupTexts(root: Json): (group: string) => Documented | undefined {
  const texts = new Map<string, Documented>();
  if (!isObject(root)) return () => undefined;
  const { tags } = root;
  const add = (name: string, text: Json): void => {
    const documented: Mutable<Documented> = {};
    document(documented, text);
    texts.set(name, documented);
  };
  for (const tag of Array.isArray(tags) ? tags : []) {
    if (isObject(tag) && typeof tag.name === "string") add(tag.name, tag);
  }
  const groups = extension(root, "groups");
  if (isObject(groups)) for (const [name, text] of Object.entries(groups)) add(name, text);
  return (name) => texts.get(name);
}

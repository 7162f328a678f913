import { type DocSpelling, type DocTag, docComment } from "@sdkwright/docs-kit";
import { cleanText, type DocComment, type Documented, type ResourceId } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";

const spelling: DocSpelling = {
  notice({ kind, status, message }) {
    if (kind === "deprecated") return { tag: "deprecated", text: message };
    return `Experimental: ${message === "" ? `this is ${status}, and may change.` : message}`;
  },
  link: ({ url, description }) => ({ tag: "see", name: encodeURI(cleanText(url)), text: description ?? "" }),
};

/** Marks what programs do not call. */
export const PRIVATE: DocTag = { tag: "api", name: "private", text: "" };

/** The documentation of a declaration. If the definition has none, this is `fallback`. */
export function docOf(node: Documented, fallback: string, tags: readonly DocTag[] = []): DocComment {
  const { text = [], tags: said = tags } = docComment(node, spelling, { tags }) ?? {};
  const own = text.some((one) => one.trim() !== "") ? text : [fallback, ...text];
  return { text: own.filter((one) => one.trim() !== ""), tags: said };
}

/** The documentation of the client of a resource. */
export const resourceDoc = ({ api, names }: Context, id: ResourceId): DocComment =>
  docOf(api.resources[id] ?? {}, `The operations of \`${names.resource(id)}\`.`);

/** Columns that a tag may take before its text: no line can be broken within them. */
const LONGEST_TAG = 96;

/** A tag with types: `@param limit [Integer] text`. */
export function typedTag(tag: string, name: string, types: readonly string[], text: string): DocTag {
  const tagged = (shown: string): string => (name === "" ? `[${shown}]` : `${name} [${shown}]`);
  const whole = tagged(types.join(", "));
  if (tag.length + whole.length <= LONGEST_TAG) return { tag, name: whole, text };
  return { tag, name: tagged(types.includes("nil") ? "Object, nil" : "Object"), text };
}

import { type DocSpelling, type DocTag, docComment } from "@sdkwright/docs-kit";
import type { DocComment, Documented, FileWriter, ResourceId } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { call } from "./line-breaks.js";
import { escapedLiteral } from "./literals.js";

const spelling: DocSpelling = {
  notice({ kind, status, message }) {
    if (kind === "deprecated") return { tag: "deprecated", text: message || "Do not use it any longer." };
    return `Experimental: ${message === "" ? `${status}, and may change.` : message}`;
  },
  link: ({ url, description }) => (description === undefined ? `See ${url}` : `${description}: ${url}`),
};

/** Whether a tag is an attribute in Swift. */
const isDeprecation = ({ tag }: DocTag): boolean => tag === "deprecated";

/** The documentation of a declaration. If the definition has none, this is `fallback`. */
export function docOf(node: Documented, fallback: string, tags: readonly DocTag[] = []): DocComment {
  const { text = [], tags: said = tags } = docComment(node, spelling, { tags }) ?? {};
  const own = text.some((one) => one.trim() !== "") ? text : [fallback, ...text];
  return { text: own.filter((one) => one.trim() !== ""), tags: said };
}

/** The same without an attribute, for what the SDK itself has to name: the compiler would warn of that. */
export function plainDoc(node: Documented, fallback: string): DocComment {
  const { text, tags = [] } = docOf(node, fallback);
  const notices = tags.filter(isDeprecation).map((tag) => `Deprecated: ${tag.text}`);
  return { text: [...text, ...notices], tags: tags.filter((tag) => !isDeprecation(tag)) };
}

/** Whether the compiler warns of what uses a declaration. */
export const isDeprecated = (node: Documented): boolean => docOf(node, "").tags?.some(isDeprecation) ?? false;

/** What is said of a property that the definition does not describe. */
export const propertyText = (wire: string): string =>
  wire.trim() === "" ? "The property whose name is blank." : `The \`${wire.replaceAll("`", "'")}\` property.`;

/** Prints a doc comment, and the attribute that says what one of its tags does. */
export function emitDoc(file: FileWriter, comment: DocComment | string): void {
  const { text, tags = [] } = typeof comment === "string" ? { text: [comment] } : comment;
  file.doc({ text, tags: tags.filter((tag) => !isDeprecation(tag)) });
  const notice = tags.find(isDeprecation);
  if (!notice) return;
  const message = escapedLiteral(notice.text.replace(/\s+/g, " ").trim());
  file.line(call("@available", ["*", "deprecated", ["message: ", message]]));
}

/** The documentation of the client of a resource. */
export const resourceDoc = ({ api, names }: Context, id: ResourceId): DocComment =>
  docOf(api.resources[id] ?? {}, `The operations of \`${names.resource(id)}\`.`);

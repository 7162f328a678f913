import { type DocSpelling, type DocTag, docComment } from "@sdkwright/docs-kit";
import type { DocComment, Documented, FileWriter } from "@sdkwright/plugin-api";

const spelling: DocSpelling = {
  notice({ kind, status, message }) {
    if (kind === "deprecated") return { tag: "deprecated", text: message || "Do not use it any longer." };
    return `Experimental: ${message === "" ? `${status}, and may change.` : message}`;
  },
  link: ({ url, description }) => (description === undefined ? `See ${url}` : `${description}: ${url}`),
};

/** The documentation of a declaration. If the definition has none, this is `fallback`, unless that is empty. */
export function docOf(node: Documented, fallback: string, tags: readonly DocTag[] = []): DocComment {
  const { text = [], tags: said = tags } = docComment(node, spelling, { tags }) ?? {};
  const own = text.some((one) => one.trim() !== "") ? text : [fallback, ...text];
  return { text: own.filter((one) => one.trim() !== ""), tags: said };
}

/**
 * The same for a type. It has no tag: the compiler would warn of every use of the type in the SDK itself.
 */
export function typeDoc(node: Documented, fallback: string): DocComment {
  const { text, tags = [] } = docOf(node, fallback);
  return { text: [...text, ...tags.map((tag) => `Deprecated: ${tag.text}`)] };
}

/** Prints a doc comment, and the annotation that belongs to one of its tags. */
export function emitDoc(file: FileWriter, comment: DocComment | string): void {
  const said = typeof comment === "string" ? { text: [comment] } : comment;
  file.doc(said);
  if (said.tags?.some(({ tag }) => tag === "deprecated")) file.line("@Deprecated");
}

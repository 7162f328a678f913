import { type DocSpelling, docComment, docParagraphs } from "@sdkwright/docs-kit";
import type { DocComment, Documented } from "@sdkwright/plugin-api";

const spelling: DocSpelling = {
  notice({ kind, status, message }) {
    if (kind === "deprecated") return { tag: "Deprecated", text: message };
    return { tag: "Experimental", text: message === "" ? `${status}, and may change.` : message };
  },
  link: ({ url, description }) => (description === undefined ? `See ${url}` : `${description}: ${url}`),
};

/** The doc comment of what has a name of its own before it, such as a field; undefined where there is nothing to say. */
export function docOf(node: Documented, notes: readonly string[] = []): DocComment | undefined {
  return docComment(node, spelling, { notes });
}

/**
 * The doc comment of an exported declaration, which begins with its name: `Pet: a pet of the store.` `fallback` is used
 * if the definition has no description.
 */
export function declarationDoc(
  name: string,
  node: Documented,
  fallback: string,
  notes: readonly string[] = [],
): DocComment {
  const { text, tags = [] } = docOf(node, notes) ?? { text: [] };
  const [first = "", ...rest] = docParagraphs(node).length === 0 ? ["", ...text] : text;
  const said = first.trim();
  const head = said === "" ? `${name} ${fallback}` : startsWithName(said, name) ? said : `${name}: ${said}`;
  return { text: [head, ...rest], tags };
}

function startsWithName(text: string, name: string): boolean {
  return text.startsWith(name) && !/^\w/.test(text.slice(name.length));
}

import { type DocExtras, type DocSpelling, docComment } from "@sdkwright/docs-kit";
import type { DocComment, Documented } from "@sdkwright/plugin-api";

const spelling: DocSpelling = {
  notice({ kind, status, message }) {
    if (kind === "deprecated") return { tag: "Deprecated", text: message === "" ? "Do not use." : message };
    return { tag: "Note", text: message === "" ? `This is ${status}, and may change.` : message };
  },
  link: ({ url, description }) => (description === undefined ? `See ${url}` : `${description}: ${url}`),
};

/** The docstring of what the definition describes; undefined where there is nothing to say. */
export function docOf(node: Documented, extras: DocExtras = {}): DocComment | undefined {
  return docComment(node, spelling, extras);
}

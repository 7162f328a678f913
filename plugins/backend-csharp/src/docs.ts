import { type DocSpelling, docComment } from "@sdkwright/docs-kit";
import type { DocComment, Documented } from "@sdkwright/plugin-api";

const spelling: DocSpelling = {
  notice: ({ kind, message }) => ({ tag: kind, text: message }),
  link: ({ url, description }) => (description === undefined ? url : `${description}: ${url}`),
};

/** The doc comment of what the definition describes; undefined where it says nothing. */
export function docOf(documented: Documented): DocComment | undefined {
  return docComment(documented, spelling);
}

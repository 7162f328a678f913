import { type DocSpelling, docComment, type DocExtras as SharedExtras } from "@sdkwright/docs-kit";
import type { DocComment, Documented, JsonValue } from "@sdkwright/plugin-api";

const spelling: DocSpelling = {
  notice: ({ kind, status, message }) => {
    const tag = kind === "deprecated" ? kind : status === "alpha" ? status : "beta";
    return { tag, text: message };
  },
  link: ({ url, description }) => ({ tag: "see", text: description === undefined ? url : `${description}: ${url}` }),
};

/** Texts that a doc comment adds to the description in the definition. */
export interface DocExtras extends SharedExtras {
  /** Value that stands where none is given. */
  readonly default?: JsonValue | undefined;
}

/** The doc comment of a declaration; undefined where there is nothing to say. */
export function docOf(node: Documented, extras: DocExtras = {}): DocComment | undefined {
  const { default: value, tags = [] } = extras;
  if (value === undefined) return docComment(node, spelling, extras);
  const byDefault = { tag: "defaultValue", text: JSON.stringify(value) };
  return docComment(node, spelling, { ...extras, tags: [byDefault, ...tags] });
}

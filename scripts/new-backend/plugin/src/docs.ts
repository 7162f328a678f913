import { docParagraphs } from "@sdkwright/docs-kit";
import type { DocComment, Documented } from "@sdkwright/plugin-api";

/** The doc comment of what the definition describes; undefined where it says nothing. */
export function docOf(documented: Documented): DocComment | undefined {
  const text = docParagraphs(documented);
  const { availability } = documented;
  const tags = availability ? [{ tag: availability.status, text: availability.message ?? "" }] : [];
  return text.length + tags.length > 0 ? { text, tags } : undefined;
}

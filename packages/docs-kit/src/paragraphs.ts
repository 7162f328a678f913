import type { Documented } from "@sdkwright/plugin-api";
import { firstParagraph, firstSentence } from "./sentence.js";

/** What the definition says of something, as paragraphs: a description that begins with the summary stands for both. */
export function docParagraphs({ summary, description }: Documented): string[] {
  if (summary === undefined) return description === undefined ? [] : [description];
  return description === undefined || description.startsWith(summary)
    ? [description ?? summary]
    : [summary, description];
}

/** Texts one behind the other. Where one has several lines, such as a list at its end, each is a paragraph. */
export function joinedTexts(texts: readonly string[]): string {
  const said = texts.filter((text) => text !== "");
  return said.join(said.some((text) => text.includes("\n")) ? "\n\n" : " ");
}

/** Returns the description from the definition in one sentence; empty if it has none. */
export function shortText({ summary, description }: Documented): string {
  return firstSentence(summary || description || "");
}

/** What a definition says of its API, as far as it introduces it: many descriptions are whole manuals. */
export function introductionOf({ summary, description = "", availability, externalDocs }: Documented): Documented {
  const introduction = firstParagraph(description);
  return {
    ...(summary !== undefined && { summary }),
    ...(introduction !== undefined && { description: introduction }),
    ...(availability && { availability }),
    ...(externalDocs && { externalDocs }),
  };
}

import type { Documented } from "@sdkwright/plugin-api";

/** What the definition says of something, as paragraphs: a description that begins with the summary stands for both. */
export function docParagraphs({ summary, description }: Documented): string[] {
  if (summary === undefined) return description === undefined ? [] : [description];
  return description === undefined || description.startsWith(summary)
    ? [description ?? summary]
    : [summary, description];
}

/** The first line of what the definition says of something; empty where it says nothing. */
export function firstLine({ summary, description }: Documented): string {
  return (summary || description || "").trim().split("\n", 1)[0]!.trimEnd();
}

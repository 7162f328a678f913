import type { Documented } from "@sdkwright/plugin-api";

/** What the definition says of something, as Markdown. */
export const aboutOf = ({ description, summary }: Documented): string => (description ?? summary ?? "").trim();

export const isDeprecated = ({ availability }: Documented): boolean =>
  availability?.status === "deprecated" || availability?.status === "legacy";

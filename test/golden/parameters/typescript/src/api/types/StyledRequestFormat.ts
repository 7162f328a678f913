export type StyledRequestFormat = "json" | "xml";

export const StyledRequestFormat = {
  Json: "json",
  Xml: "xml",
} as const;

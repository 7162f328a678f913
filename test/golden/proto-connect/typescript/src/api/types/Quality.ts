export type Quality = "QUALITY_UNSPECIFIED" | "QUALITY_HIGH";

export const Quality = {
  QualityUnspecified: "QUALITY_UNSPECIFIED",
  QualityHigh: "QUALITY_HIGH",
} as const;

/** Which market. */
export type MarketMarket = "stocks" | "bonds";

/** Which market. */
export const MarketMarket = {
  Stocks: "stocks",
  Bonds: "bonds",
} as const;

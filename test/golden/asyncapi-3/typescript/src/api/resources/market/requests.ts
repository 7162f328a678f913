import type { MarketMarket } from "../../types/MarketMarket.js";

/** What `connect` takes. */
export interface ConnectMarketRequest {
  /**
   * Which market.
   *
   * @defaultValue "stocks"
   */
  market?: MarketMarket;
}

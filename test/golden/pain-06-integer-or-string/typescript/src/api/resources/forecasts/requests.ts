import type { ListForecastsRequestDays } from "./types.js";

/** What `listForecasts` takes. */
export interface ListForecastsRequest {
  days?: ListForecastsRequestDays;
}

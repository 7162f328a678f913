export type * from "./Forecast.js";

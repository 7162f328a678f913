export * from "./forecasts/index.js";

export * from "./catalogue.js";
export * from "./collector.js";
export * from "./diagnostic.js";
export * from "./locator.js";
export * from "./nearest.js";
export * from "./sort.js";

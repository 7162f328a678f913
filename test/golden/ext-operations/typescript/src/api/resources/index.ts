export * from "./admin/index.js";
export * from "./jobs/index.js";

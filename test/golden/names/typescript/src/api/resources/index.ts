export * from "./admin/index.js";
export * from "./class/index.js";
export * from "./items/index.js";
export * from "./petStore/index.js";

export * from "./create.js";
export * from "./file.js";
export * from "./modules.js";
export * from "./parts.js";
export { textWidth } from "./width.js";

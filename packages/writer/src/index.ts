export * from "./create.js";
export * from "./file.js";
export * from "./invisible.js";
export * from "./modules.js";
export * from "./parts.js";
export { code } from "./template.js";
export { textWidth } from "./width.js";

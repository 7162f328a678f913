export * from "./create.js";
export * from "./directives.js";
export * from "./file.js";
export * from "./literals.js";
export * from "./modules.js";
export * from "./parts.js";
export { code } from "./template.js";
export * from "./text.js";
export { flatWidth, textWidth } from "./width.js";

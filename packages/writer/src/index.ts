export * from "./file.js";
export * from "./parts.js";

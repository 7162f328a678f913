export * from "./products/index.js";

export * from "./get/index.js";

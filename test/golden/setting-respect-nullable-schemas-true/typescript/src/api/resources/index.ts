export * from "./notes/index.js";

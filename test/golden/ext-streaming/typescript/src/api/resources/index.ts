export * from "./answers/index.js";

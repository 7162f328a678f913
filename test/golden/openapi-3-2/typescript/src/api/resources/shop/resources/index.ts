export * from "./books/index.js";

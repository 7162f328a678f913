export * from "./chat/index.js";

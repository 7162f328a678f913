export * from "./auth/index.js";

export * from "./teams/index.js";
export * from "./users/index.js";

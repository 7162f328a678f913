export * from "./people/index.js";
export * from "./users/index.js";

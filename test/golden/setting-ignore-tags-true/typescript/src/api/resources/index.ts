export * from "./people/index.js";

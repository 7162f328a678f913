export * from "./things/index.js";

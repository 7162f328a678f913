export * from "./pet/index.js";

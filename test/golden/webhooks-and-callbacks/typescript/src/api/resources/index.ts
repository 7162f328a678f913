export * from "./subscriptions/index.js";

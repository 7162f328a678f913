export * from "./Client.js";

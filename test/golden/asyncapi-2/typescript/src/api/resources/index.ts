export * from "./roomsRoom/index.js";
export * from "./status/index.js";

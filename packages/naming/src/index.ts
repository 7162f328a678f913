export * from "./profile.js";
export * from "./table.js";

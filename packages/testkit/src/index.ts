export * from "./cli.js";
export * from "./corpus.js";
export * from "./files.js";
export * from "./golden.js";
export * from "./lower.js";
export * from "./root.js";
export * from "./run-process.js";
export * from "./typecheck.js";

export { configCatalogue } from "./catalogue.js";
export * from "./config.js";
export { editorSchema } from "./editor-schema.js";
export { neutralName } from "./groups.js";
export { loadConfig } from "./load.js";

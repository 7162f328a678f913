export { configCatalogue } from "./catalogue.js";
export * from "./config.js";
export type * from "./delivery-config.js";
export * from "./docs.js";
export { EDITOR_FILES, type EditorFile, editorSchema } from "./editor-schema.js";
export { neutralName } from "./groups.js";
export { type LoadOptions, loadConfig } from "./load.js";
export type { ReadmeConfig, ReadmeEndpointConfig } from "./readme.js";
export { SDK_LANGUAGES } from "./schema/root.js";

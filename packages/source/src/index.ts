export { sourceCatalogue } from "./catalogue.js";
export { createMemorySources, createSourceSet } from "./create.js";
export type { Json, Position, SourceDocument, SourcePlace } from "./document.js";
export { diskFiles, type FileAccess, type FileRead, memoryFiles } from "./files.js";
export { createLocator } from "./locator.js";
export { pointerTokens } from "./pointer.js";
export type { SourceSet, SourceSetOptions } from "./source-set.js";

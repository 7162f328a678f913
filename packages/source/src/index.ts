export { sourceCatalogue } from "./catalogue.js";
export { describeChanges } from "./changes.js";

export { createMemorySources, createSourceSet } from "./create.js";
export type { Json, Position, SourceDocument, SourcePlace } from "./document.js";
export { type LastItem, lastItemAt, scalarsUnder, type TextScalar } from "./edit-yaml.js";
export { type FetchDocumentOptions, fetchDocument, isUrl } from "./fetch-document.js";
export { diskFiles, type FileAccess, type FileRead, memoryFiles } from "./files.js";
export { fetchGit, type GitCheckout, type GitOptions, type GitReference } from "./git.js";
export { accessTo, type GitAccess, type GitRun, type Login, runGit } from "./git-command.js";
export { keysInOrder } from "./key-order.js";
export { createLocator } from "./locator.js";
export { type OriginOptions, type OriginUpdate, updateFromOrigin } from "./origin.js";
export { MAX_DEPTH } from "./parse.js";
export { escapeToken, pointerTokens } from "./pointer.js";
export { checkProtos, type ProtocOptions } from "./protoc.js";
export type { FetchOptions, SourceSet, SourceSetOptions } from "./source-set.js";
export { parseValuePath, stepText, type ValueStep, type WrittenValuePath } from "./value-path.js";
export { writeYaml, yamlScalar } from "./write-yaml.js";

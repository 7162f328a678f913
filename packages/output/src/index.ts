export * from "./catalogue.js";
export { sha256 } from "./hash.js";
export { isAsLeft, type LeftState } from "./left.js";
export { type Manifest, readManifest } from "./manifest.js";
export { IGNORE_FILE, STATE_FOLDER } from "./paths.js";
export * from "./single.js";
export * from "./trace.js";
export * from "./tree.js";
export { type WriteOptions, writeTree } from "./write.js";

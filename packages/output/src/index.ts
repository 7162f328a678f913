export * from "./catalogue.js";
export type { Side } from "./conflicts.js";
export * from "./destination.js";
export { isWithin, placeKey } from "./folders.js";
export { type Generated, readGenerated } from "./generated.js";
export { sha256, uuidOf } from "./hash.js";
export { isAsLeft, type LeftState } from "./left.js";
export { makeFolder } from "./make-folder.js";
export { type Manifest, type ReadManifest, readManifest } from "./manifest.js";

export { pack, unpack } from "./packed.js";
export { IGNORE_FILE, STATE_FOLDER } from "./paths.js";
export { readRegular, readRegularText } from "./regular.js";
export { type ReplayStatus, type Resolution, replayStatus, resolveEdit } from "./replay.js";
export * from "./single.js";
export { KEPT_STATE, RELEASE_FILES } from "./state-files.js";
export * from "./trace.js";
export * from "./tree.js";
export { type WriteOptions, writeTree } from "./write.js";

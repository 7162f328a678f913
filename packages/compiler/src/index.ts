export * from "@sdkwright/config";
export { examplesCatalogue } from "@sdkwright/docs-kit";
export { overlayCatalogue } from "@sdkwright/overlay";
export * from "@sdkwright/plugin-api";
export type { BackendSearch } from "./backends.js";
export * from "./catalogue.js";
export { compile } from "./compile.js";
export * from "./compiler.js";
export * from "./definitions.js";
export { type DocumentedSdk, documentedSdk, undeclaredSdk } from "./documented.js";
export {
  IMAGE_FORMAT,
  type ImageAccess,
  type ImageCall,
  type ImageResult,
  type ImageSettings,
} from "./images.js";
export { collide } from "./places.js";
export { pluginCatalogue } from "./plugin-faults.js";
export * from "./request.js";
export { viewOf } from "./sdk-view.js";
export * from "./selection.js";
export { type Served, type ServeRequest, serve } from "./serve.js";
export type { Stage } from "./stage.js";
export { planCatalogue } from "./stages/moves.js";
export type { GitAccess } from "./stages/read.js";
export * from "./stages/specialise.js";
export { versionAt } from "./stages/version.js";
export * from "./stages.js";
export { nameApi } from "./target.js";
export type { Checkout, Checkouts, NamedTarget } from "./target-types.js";
export * from "./targets.js";
export { emitShare, type Share, type ShareResult, type Threads } from "./threads.js";
export * from "./timing.js";
export * from "./workspace.js";

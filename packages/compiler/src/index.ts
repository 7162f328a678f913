export * from "@sdkwright/config";
export { examplesCatalogue } from "@sdkwright/docs-kit";
export { overlayCatalogue } from "@sdkwright/overlay";
export * from "@sdkwright/plugin-api";
export type { BackendSearch } from "./backends.js";
export * from "./catalogue.js";
export * from "./compile.js";
export * from "./compiler.js";
export * from "./definitions.js";
export {
  IMAGE_FORMAT,
  type ImageAccess,
  type ImageCall,
  type ImageResult,
  type ImageSettings,
} from "./images.js";
export { collide } from "./places.js";
export { pluginCatalogue } from "./plugin-faults.js";
export { viewOf } from "./sdk-view.js";
export { type Served, type ServeRequest, serve } from "./serve.js";
export { planCatalogue } from "./stages/moves.js";
export type { GitAccess } from "./stages/read.js";
export * from "./stages/specialise.js";
export * from "./stages.js";
export { type Checkout, type Checkouts, type NamedTarget, nameApi } from "./target.js";
export * from "./targets.js";
export { emitShare, type Share, type ShareResult, type Threads } from "./threads.js";
export * from "./timing.js";
export * from "./workspace.js";

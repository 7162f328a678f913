export { type SampleContext, sampleCall, shownCall } from "./calls.js";
export { clientSettings, type WireClient, wireClient } from "./client.js";
export * from "./members.js";
export { type CallShow, callProgram, resultKindOf, snippetProgram, useOf } from "./programs.js";
export {
  type ReadmeContext,
  type ReadmeKey,
  type ReadmePrograms,
  type ReadmeSampleTable,
  readmePrograms,
} from "./readme.js";
export * from "./reference.js";
export { sampleExtra, sampleValue, type ValueModel } from "./values.js";
export * from "./wire.js";

export { openapiCatalogue } from "./catalogue.js";
export { openapiDocument } from "./document.js";
export { type OpenapiOverlay, samplesOverlay } from "./overlay.js";
export type { CodeSample, CodeSamples, ExportSource } from "./source.js";

export { overlayCatalogue } from "./catalogue.js";
export { applyOverlay } from "./overlay.js";
export { applyOverrides } from "./overrides.js";

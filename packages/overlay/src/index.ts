import type { Report } from "@sdkwright/diagnostics";
import type { SourceDocument } from "@sdkwright/source";

export { overlayCatalogue } from "./catalogue.js";
export { extendDocument } from "./extend.js";
export { applyOverrides } from "./overrides.js";
export { applyRules } from "./rules.js";

/**
 * Applies an overlay by the OpenAPI Overlay Specification 1.0 or 1.1 to a document, and gives the amended document; the
 * one given is not changed, and shares with it all that no action touched. What is wrong is reported at its place in
 * the overlay. A promise, because JSONPath is loaded only where an overlay is applied.
 */
export async function applyOverlay(
  document: SourceDocument,
  overlay: SourceDocument,
  report: Report,
): Promise<SourceDocument> {
  const module = await import("./overlay.js");
  return module.applyOverlay(document, overlay, report);
}

import { placeOf, pointerTokens } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import type { ExportSource, Json } from "./source.js";

/** Overlays by the definitions that they are for. */
export interface OpenapiOverlay {
  /** The definition, relative to the workspace. */
  readonly document: string;
  readonly overlay: Json;
}

/** A JSONPath to what a pointer leads to. */
function jsonPath(pointer: string): string {
  const steps = pointerTokens(pointer).map((token) => `['${token.replace(/[\\']/g, "\\$&")}']`);
  return `$${steps.join("")}`;
}

/** Adds the calls of SDKs to the definitions that they come from: one overlay for each OpenAPI definition. */
export function samplesOverlay({ api, samples, report }: ExportSource): OpenapiOverlay[] {
  const actions = new Map<string, Json[]>();
  const others = new Set<string>();
  for (const operation of Object.values(api.operations)) {
    const own = samples.get(operation.id) ?? [];
    const { document, pointer } = placeOf(api.origins, operation.origin);
    if (!pointer.startsWith("/paths/")) {
      if (!others.has(document))
        report(openapiCatalogue.create("not-openapi", { document }, { location: { document, pointer: "" } }));
      others.add(document);
      continue;
    }
    const [, path = "", verb = ""] = /^\/paths\/([^/]+)\/([^/]+)/.exec(pointer) ?? [];
    if (own.length === 0) continue;
    const update = { "x-codeSamples": own.map((sample): Json => ({ ...sample })) };
    actions.set(document, [...(actions.get(document) ?? []), { target: jsonPath(`/paths/${path}/${verb}`), update }]);
  }
  return [...actions].map(([document, list]) => ({
    document,
    overlay: { overlay: "1.0.0", info: { title: "Calls of SDKs", version: api.version ?? "0.0.0" }, actions: list },
  }));
}

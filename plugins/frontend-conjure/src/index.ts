import { jsonSchemaCatalogue } from "@sdkwright/json-schema";
import type { Frontend, Plugin } from "@sdkwright/plugin-api";
import { conjureCatalogue } from "./catalogue.js";
import { lowerDocument } from "./document.js";

export { conjureCatalogue } from "./catalogue.js";

/** Reads Conjure definitions: objects, errors and services in YAML, with the files that they import. */
export const frontend: Frontend = {
  name: "conjure",
  options: {},
  detect: (probe) => probe.kind === "conjure",
  lower: async (entry, context) => lowerDocument(entry, context),
};

const plugin: Plugin = {
  name: "frontend-conjure",
  catalogues: [conjureCatalogue, jsonSchemaCatalogue],
  apply(compiler) {
    compiler.hooks.frontend.tap("frontend-conjure", (probe) => (frontend.detect(probe) ? frontend : undefined));
  },
};

export default plugin;

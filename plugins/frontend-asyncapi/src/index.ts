import { jsonSchemaCatalogue } from "@sdkwright/json-schema";
import type { Frontend, Plugin } from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";
import { lowerDocument } from "./document.js";
import { options } from "./options.js";
import { validateDocument } from "./validate.js";

export { asyncapiCatalogue } from "./catalogue.js";

/** Reads AsyncAPI 2.0 to 2.6, 3.0 and 3.1. */
export const frontend: Frontend = {
  name: "asyncapi",
  options,
  detect: (probe) => probe.kind === "asyncapi",
  lower: async (entry, context) => lowerDocument(entry, context),
  validate: validateDocument,
};

const plugin: Plugin = {
  name: "frontend-asyncapi",
  catalogues: [asyncapiCatalogue, jsonSchemaCatalogue],
  apply(compiler) {
    compiler.hooks.frontend.tap("frontend-asyncapi", (probe) => (frontend.detect(probe) ? frontend : undefined));
  },
};

export default plugin;

import { jsonSchemaCatalogue } from "@sdkwright/json-schema";
import type { Frontend, Plugin } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import { lowerDocument } from "./document.js";
import { options } from "./options.js";
import { validateDocument } from "./validate/validate.js";

export { openapiCatalogue } from "./catalogue.js";

/** Reads Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2. */
export const frontend: Frontend = {
  name: "openapi",
  options,
  detect: (probe) => probe.kind === "openapi",
  lower: async (entry, context) => lowerDocument(entry, context),
  validate: validateDocument,
};

const plugin: Plugin = {
  name: "frontend-openapi",
  catalogues: [openapiCatalogue, jsonSchemaCatalogue],
  apply(compiler) {
    compiler.hooks.frontend.tap("frontend-openapi", (probe) => (frontend.detect(probe) ? frontend : undefined));
  },
};

export default plugin;

import { jsonSchemaCatalogue, schemaOptions } from "@sdkwright/json-schema";
import type { Frontend, Plugin } from "@sdkwright/plugin-api";
import { openrpcCatalogue } from "./catalogue.js";
import { lowerDocument } from "./document.js";

export { openrpcCatalogue } from "./catalogue.js";

/** Reads OpenRPC 1.x: methods become JSON-RPC 2.0 calls. */
export const frontend: Frontend = {
  name: "openrpc",
  options: schemaOptions,
  detect: (probe) => probe.kind === "openrpc",
  lower: async (entry, context) => lowerDocument(entry, context),
};

const plugin: Plugin = {
  name: "frontend-openrpc",
  catalogues: [openrpcCatalogue, jsonSchemaCatalogue],
  apply(compiler) {
    compiler.hooks.frontend.tap("frontend-openrpc", (probe) => (frontend.detect(probe) ? frontend : undefined));
  },
};

export default plugin;

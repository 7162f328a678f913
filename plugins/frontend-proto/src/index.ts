import type { Frontend, Plugin } from "@sdkwright/plugin-api";
import { protoCatalogue } from "./catalogue.js";
import { lowerRoot } from "./document.js";

export { protoCatalogue } from "./catalogue.js";

/** Reads protocol buffers: proto3, proto2 and editions, with `google.api.http` or for the Connect protocol. */
export const frontend: Frontend = {
  name: "proto",
  options: {},
  detect: (probe) => probe.kind === "proto",
  lower: lowerRoot,
};

const plugin: Plugin = {
  name: "frontend-proto",
  catalogues: [protoCatalogue],
  apply(compiler) {
    compiler.hooks.frontend.tap("frontend-proto", (probe) => (frontend.detect(probe) ? frontend : undefined));
  },
};

export default plugin;

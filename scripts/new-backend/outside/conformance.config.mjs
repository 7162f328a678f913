import { FEATURES } from "sdkwright/plugin-api";

/** @type {import("sdkwright/conformance").ConformanceConfig} */
export default {
  title: "__Title__",
  generator: { name: "gen-__key__-sdk", plugin: "./dist/index.js" },
  table: "./table.mjs",
  // Commands that build an SDK, run in its folder.
  build: [],
  driver: [process.execPath, "driver.mjs"],
  // Take a word off with the code that supports it.
  lacks: [
    ...FEATURES.filter((feature) => feature !== "http"),
    ...["large-integers", "environment", "file-paths", "streamed-bodies", "nanoseconds", "decoding", "show"],
  ],
};

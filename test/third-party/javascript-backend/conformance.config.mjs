export default {
  title: "JavaScript",
  generator: { name: "gen-javascript-sdk", plugin: "./index.mjs" },
  table: "./table.mjs",
  build: [[process.execPath, "--check", "src/index.mjs"]],
  driver: [process.execPath, "driver.mjs"],
  lacks: ["oauth", "cancellation", "channels", "large-integers"],
  // Values are those of JSON: all numbers have 64 bits, and what has no type of its own there is text.
  reads: {
    scalars: {
      ...{ int32: "number", int64: "number", uint64: "number", float: "number" },
      ...{ decimal: "text", uuid: "text", date: "text", "date-time": "text", base64: "text" },
    },
    enums: "value",
    unions: "bare",
    misfits: "received",
    conversions: "none",
  },
  startLimit: 60,
};

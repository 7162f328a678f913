export default {
  title: "JavaScript",
  generator: { name: "gen-javascript-sdk", plugin: "./index.mjs" },
  table: "./table.mjs",
  build: [[process.execPath, "--check", "src/index.mjs"]],
  driver: [process.execPath, "driver.mjs"],
  lacks: ["oauth", "cancellation", "channels"],
  startLimit: 60,
};

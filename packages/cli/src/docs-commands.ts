import type { CommandSpec } from "./command.js";
import { api, config, group, plugin, reports, strict } from "./flags.js";

const about =
  "A site has the reference of each API, with calls in every language of its SDKs, the guides that docs.yml lists, a search, and an explorer that sends requests as the TypeScript SDK does. docs/site.md in the package describes it.";

const shared = [
  config,
  api,
  plugin,
  {
    ...group,
    many: false,
    help: "The group or alias whose SDKs the site shows. Default: `default-group`, or all groups.",
  },
];

const output = {
  name: "output",
  short: "o",
  value: "folder",
  help: "The folder to write. Default: docs-site beside docs.yml or generators.yml.",
};

/** Writes a documentation site. */
export const docsBuild: CommandSpec = {
  name: "docs build",
  summary: "Write the documentation site of the workspace",
  about: [
    about,
    "The files work on any web server, at any path. Files in the folder that an earlier run did not write are not touched.",
  ],
  flags: [...shared, output, ...reports, strict],
  examples: [
    { line: "sdkwright docs build", about: "Into docs-site" },
    { line: "sdkwright docs build --output public/docs", about: "Elsewhere" },
  ],
  load: async () => (await import("./commands/docs-build.js")).docsBuild,
};

/** Serves a documentation site while it is edited. */
export const docsDev: CommandSpec = {
  name: "docs dev",
  summary: "Serve the documentation site and rebuild it after changes",
  about: [
    about,
    "Serves on the loopback only. The explorer sends its requests by way of a proxy, so that APIs without CORS can be tried; the proxy reaches the servers that the definitions and generators.yml name, and no others.",
  ],
  flags: [...shared, { name: "port", value: "number", count: 65_535, help: "The port to listen on. Default: 4321." }],
  examples: [{ line: "sdkwright docs dev", about: "Until Ctrl-C" }],
  load: async () => (await import("./commands/docs-dev.js")).docsDev,
};

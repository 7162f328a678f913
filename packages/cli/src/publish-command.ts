import type { CommandSpec } from "./command.js";
import { api, config, generator, group, plugin, skipTests } from "./flags.js";

/** Delivers SDKs. */
export const publish: CommandSpec = {
  name: "publish",
  summary: "Deliver the SDKs that were generated last",
  about: [
    "Publishes the SDKs of a group as last generated: each to the registry of its `output` and to the repository of its `githost`. `generate --publish` does both at once. In a repository, its history then decides the version and the changelog, and edits are merged.",
    "All checks and builds of all SDKs come before the first effect: tokens, branches, versions. If one fails, nothing is delivered. If a delivery fails, the other SDKs go on; run again to complete it. Secrets are read from the environment variables that generators.yml names, and are never printed.",
  ],
  flags: [
    config,
    api,
    plugin,
    group,
    generator,
    skipTests,
    {
      name: "dry-run",
      help: "Print the steps and the variables that are missing, and deliver nothing. Repositories are read.",
    },
    { name: "json", help: "Print one JSON document to standard output instead of text." },
  ],
  examples: [
    { line: "sdkwright publish --dry-run", about: "What would happen?" },
    { line: "sdkwright publish --group release", about: "The SDKs of a group" },
  ],
  load: async () => (await import("./commands/publish.js")).publish,
};

import type { CommandSpec } from "./command.js";
import { api, config, plugin } from "./flags.js";

/** What a pull request changes for callers. */
export const ciComment: CommandSpec = {
  name: "ci comment",
  summary: "Tell a pull request what it changes for callers",
  about: [
    "Compares the workspace with the commit that the pull request began at, and writes a comment: what changes for callers in each language, the versions that follow, and findings that are new or gone. Later runs update the comment. Without a token or a pull request, the text is only printed, and shown as the summary of the job.",
    "Jobs of GitHub, GitLab, Gitea and Forgejo are recognized. In others, `--base`, `--host`, `--repository` and `--pull` say where the comment goes; `SDKWRIGHT_GITHOST` names a host of your own.",
    "The token is read from SDKWRIGHT_GITHOST_TOKEN, or from GITHUB_TOKEN, GITLAB_TOKEN or GITEA_TOKEN.",
  ],
  flags: [
    config,
    api,
    plugin,
    {
      name: "base",
      value: "commit",
      help: "The commit or branch to compare with. Default: that of the pull request.",
    },
    {
      name: "fail-on",
      value: "class",
      help: "Exit code 1 if there is a `breaking` change, or with `additive` also an additive one.",
    },
    { name: "dry-run", help: "Print the comment, and send nothing." },
    { name: "output", short: "o", value: "file", help: "Also write the comment to a file, as Markdown." },
    { name: "host", value: "kind", help: "The kind of host: github, gitlab or gitea. Default: that of the job." },
    { name: "repository", value: "owner/name", help: "The repository of the pull request. Default: that of the job." },
    { name: "pull", value: "number", count: true, help: "The pull request. Default: that of the job." },
  ],
  examples: [
    { line: "sdkwright ci comment", about: "In a job of a pull request" },
    { line: "sdkwright ci comment --fail-on breaking", about: "Fail, too, if callers break" },
    { line: "sdkwright ci comment --base main --dry-run", about: "On your own machine: what would it say?" },
  ],
  load: async () => (await import("./commands/ci-comment.js")).ciComment,
};

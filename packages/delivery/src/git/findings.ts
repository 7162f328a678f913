import { entry } from "@sdkwright/diagnostics";
import { oneOf } from "../secrets.js";

/** As many names are listed; the rest is counted. */
const LISTED = 10;

function listed(names: readonly string[]): string {
  const more = names.length - LISTED;
  return [...names.slice(0, LISTED).map((name) => `\`${name}\``), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}

/** Findings of delivering to repositories and their hosts. */
export const gitFindings = {
  "no-token": entry<{ repository: string; variables: readonly string[] }>({
    severity: "error",
    title: "No token for the git host",
    cause: "Delivering to a repository takes a token with the right to write to it, and none is configured or set.",
    fix: "Set one of the environment variables, or configure `githost.token` or `whitelabel.githost.token`.",
    message: ({ repository, variables }) => `There is no token for ${repository}. Set ${oneOf(variables)}.`,
  }),
  "insecure-url": entry<{ url: string }>({
    severity: "error",
    title: "Token would be sent without encryption",
    cause: "The URL of the repository begins with `http://`, so anybody on the way could read the token.",
    fix: "Use the `https://` URL. Plain HTTP is only allowed for `localhost`.",
    message: ({ url }) => `${url} would receive the token without encryption.`,
  }),
  "bad-repository": entry<{ repository: string; problem: string }>({
    severity: "error",
    title: "Repository cannot be delivered to",
    cause:
      "`repository` is not `owner/name`, `uri` is not the URL of a repository, or the mode needs a host with an API.",
    fix: "Correct `repository` or `uri`. `mode: pull-request` needs the URL of a repository at a host, not a folder.",
    message: ({ repository, problem }) => `${repository} ${problem}.`,
  }),
  "same-branch": entry<{ repository: string; label: string; other: string }>({
    severity: "error",
    title: "Two SDKs are delivered to the same branch",
    cause: "Each SDK takes a whole branch of its repository, and would replace the files of the other one.",
    fix: "Give each generator a repository or a `branch` of its own.",
    message: ({ repository, label, other }) => `${label} and ${other} are both delivered to ${repository}.`,
  }),
  "git-missing": entry({
    severity: "error",
    title: "git is not installed",
    cause: "Repositories are read and written with the `git` command, and the system has none.",
    fix: "Install git 2.31 or later, and make sure that it is on the `PATH`.",
    message: () => "The command `git` was not found.",
  }),
  "git-failed": entry<{ repository: string; action: string; reason: string }>({
    severity: "error",
    title: "git failed",
    cause: "The repository does not exist, the token has no access to it, or the host cannot be reached.",
    fix: "Check the URL and that the token has the right to write to the repository, and run again.",
    message: ({ repository, action, reason }) => `git could not ${action} ${repository}: ${reason}.`,
  }),
  "no-branch": entry<{ repository: string; branch: string; branches: readonly string[] }>({
    severity: "error",
    title: "Branch does not exist",
    cause: "The branch that `githost.branch` names has to exist already. Only in an empty repository it is created.",
    fix: "Correct `branch`, or create the branch and push it.",
    message: ({ repository, branch, branches }) =>
      `${repository} has no branch \`${branch}\`. Branches: ${listed(branches)}.`,
  }),
  "no-default-branch": entry<{ repository: string; branches: readonly string[] }>({
    severity: "error",
    title: "Repository has no default branch",
    cause: "The default branch of the repository does not exist, and `githost.branch` does not name another one.",
    fix: "Set `githost.branch`, or change the default branch at the host.",
    message: ({ repository, branches }) =>
      `The default branch of ${repository} does not exist. Branches: ${listed(branches)}.`,
  }),
  "empty-repository": entry<{ repository: string }>({
    severity: "error",
    title: "Pull request to an empty repository",
    cause: "A pull request needs a branch to be merged into, and an empty repository has none.",
    fix: "Push a first commit, such as a README, or deliver once with `mode: push` or `mode: release`.",
    message: ({ repository }) => `${repository} is empty, so that there is no branch to open a pull request for.`,
  }),
  "tag-taken": entry<{ repository: string; tag: string; label: string }>({
    severity: "error",
    title: "Version is released already",
    cause: "The tag of the version exists, and the SDK differs from what it names. Tags are never moved.",
    fix: "Pass another version with `--version`, or set `autorelease: true`.",
    message: ({ repository, tag, label }) =>
      `${label} has changed, and ${repository} has the tag \`${tag}\` already. Nothing was delivered.`,
  }),
  "edit-conflicts": entry<{ repository: string; places: readonly string[] }>({
    severity: "error",
    title: "Edits in the repository conflict with the newly generated text",
    cause:
      "Generated files were edited in the repository, and this run generates other text for the same lines. Files with " +
      "conflict markers are only delivered in pull requests.",
    fix: "Deliver once with `mode: pull-request` and resolve the conflicts there, or undo the edits in the repository.",
    message: ({ repository, places }) =>
      `Edits in ${repository} conflict with the newly generated text: ${listed(places)}.`,
  }),
  "branch-conflicts": entry<{ branch: string; base: string; files: readonly string[] }>({
    severity: "warning",
    title: "Pull request conflicts with its target branch",
    cause:
      "The branch of the open pull request and its target branch changed the same lines, so that they were not merged.",
    fix: "Merge the target branch into the branch of the pull request and resolve the conflicts.",
    message: ({ branch, base, files }) =>
      `\`${branch}\` conflicts with \`${base}\` in ${listed(files)}. It was updated as it is.`,
  }),
  "module-path": entry<{ module: string; version: string; suffix: string }>({
    severity: "error",
    title: "Path of the Go module does not fit the version",
    cause: "From version 2 on, Go only finds a release if the path of its module ends with the major version.",
    fix: "Generate again with the version: `sdkwright generate --publish --version <version>`. Check the option `module`.",
    message: ({ module, version, suffix }) =>
      `The module \`${module}\` of version ${version} must end with \`${suffix}\`.`,
  }),
  "push-refused": entry<{ repository: string; branch: string; reason: string }>({
    severity: "error",
    title: "Push was refused",
    cause:
      "The branch is protected, the token has no right to write, or somebody pushed to the branch meanwhile. Nothing is " +
      "ever forced.",
    fix: "Allow the account to push to the branch, or deliver with `mode: pull-request`. If the branch moved, run again.",
    message: ({ repository, branch, reason }) => `${repository} refused the push to \`${branch}\`: ${reason}.`,
  }),
  "host-failed": entry<{ host: string; action: string; reason: string }>({
    severity: "error",
    title: "Git host refused a request",
    cause:
      "The token lacks a permission, a named user or team is not known, the host has a fault or cannot be reached, or " +
      "something else answers at its address.",
    fix: "Fix the cause and run again: what was delivered already is left as it is.",
    message: ({ host, action, reason }) => `${host} did not ${action}: ${reason}.`,
  }),
  "under-review": entry<{ label: string; repository: string }>({
    severity: "note",
    title: "Not published before its review",
    cause: "With `mode: pull-request`, the SDK is not published to its registry before its pull request is merged.",
    fix: "Merge the pull request and run the same command again, or let a workflow of the repository publish.",
    message: ({ label, repository }) =>
      `${label} is published to its registry once its pull request in ${repository} is merged.`,
  }),
  "reviewers-skipped": entry<{ host: string; teams: readonly string[] }>({
    severity: "warning",
    title: "Teams cannot review at this host",
    cause: "The host only knows users as reviewers.",
    fix: "List users under `reviewers.users`.",
    message: ({ host, teams }) =>
      `${host} has no teams as reviewers: ${listed(teams)} ${teams.length === 1 ? "is" : "are"} not asked.`,
  }),
};

import { entry } from "@sdkwright/diagnostics";

/** Findings about collections and the workspaces that they go to. */
export const collectionFindings = {
  "collection-missing": entry<{ label: string; file: string }>({
    severity: "error",
    title: "No collection was generated",
    cause: "The output folder has no collection to deliver, or one that is not JSON.",
    fix: "Run `sdkwright generate`, and deliver again.",
    message: ({ label, file }) => `${label} has no collection: ${file} does not exist, or is not JSON.`,
  }),
  "workspace-unknown": entry<{ workspace: string }>({
    severity: "error",
    title: "Workspace not found",
    cause: "The service does not know the workspace, or the account of the key is not a member of it.",
    fix: "Correct `workspace-id`, or use a key of a member of the workspace.",
    message: ({ workspace }) => `There is no workspace \`${workspace}\`.`,
  }),
  "collection-unknown": entry<{ collection: string }>({
    severity: "error",
    title: "Collection not found",
    cause:
      "The service does not know the collection that the configuration names: it was deleted, or the key cannot read it.",
    fix: "Correct `collection-id`, or remove it: a new collection is created then.",
    message: ({ collection }) => `There is no collection \`${collection}\`.`,
  }),
  "collection-exists": entry<{ name: string; collection: string }>({
    severity: "error",
    title: "Workspace has a collection with this name",
    cause:
      "The configuration has no `collection-id`, and the workspace has a collection with the name of the one to create. A second one would be a copy.",
    fix: "Add the line of the message to `output`, or give the collection another name with `collection-name`.",
    message: ({ name, collection }) =>
      `The workspace has a collection \`${name}\` already. To update it, add \`collection-id: ${collection}\`.`,
  }),
  "workspace-failed": entry<{ action: string; url: string; reason: string }>({
    severity: "error",
    title: "Service of collections refused a request",
    cause:
      "The service was not reached, or answered with an error: a wrong or expired key, a missing permission, a limit.",
    fix: "Check the variable of `api-key` and the permissions of its account, and run again.",
    message: ({ action, url, reason }) => `${url} did not ${action}: ${reason}.`,
  }),
};

import { defineCatalogue, entry } from "@sdkwright/diagnostics";
import { collectionFindings } from "./collections/findings.js";
import { gitFindings } from "./git/findings.js";
import { imageFindings } from "./images/findings.js";
import { registryFindings } from "./registries/findings.js";

/** Findings of delivering SDKs. */
export const deliveryCatalogue = defineCatalogue("delivery", {
  "missing-secret": entry<{ variable: string; label: string }>({
    severity: "error",
    title: "Environment variable of a secret is not set",
    cause:
      "The configuration names an environment variable for a token or password, and the variable is absent or empty. " +
      "All missing ones are reported before anything is delivered.",
    fix: "Set the variable, in CI from the secrets of the repository or organization.",
    message: ({ variable, label }) => `The environment variable ${variable} is not set. ${label} is delivered with it.`,
  }),
  "nothing-generated": entry<{ label: string; folder: string }>({
    severity: "error",
    title: "Nothing was generated yet",
    cause: "`publish` delivers what `generate` wrote last, and the folder of the SDK has no manifest of a run.",
    fix: "Run `sdkwright generate` first, or `sdkwright generate --publish` instead.",
    message: ({ label, folder }) => `${label} was not generated yet: ${folder} has no \`.sdkwright/manifest.txt\`.`,
  }),
  "no-generator": entry<{ label: string }>({
    severity: "warning",
    title: "Generator is not available",
    cause:
      "This release has no generator of that name, so that there is no SDK to deliver. The others are delivered; if there " +
      "are none, that is an error.",
    fix: "Install a package with the generator, or select the other ones with `--generator`.",
    message: ({ label }) => `${label} is not delivered: nothing generates it.`,
  }),
  "nothing-to-deliver": entry<{ generators?: string | undefined }>({
    severity: "error",
    title: "No SDK has a destination",
    cause: "None of the selected generators has a `githost` or the `output` of a registry, so there is nothing to do.",
    fix: "Add `githost` or `output` to a generator, or choose another group with `--group`.",
    message: ({ generators }) =>
      `${generators ?? "None of the selected generators"} ${generators === undefined ? "says" : "does not say"} where its SDK is delivered to.`,
  }),
  ...collectionFindings,
  ...gitFindings,
  ...registryFindings,
  ...imageFindings,
});

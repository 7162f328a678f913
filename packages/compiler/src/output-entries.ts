import { entry } from "@sdkwright/plugin-api";

/** As many names are shown: the others follow from them. */
const SHOWN_NAMES = 4;

/** Findings about what an SDK in its output folder has that a run must not take from it. */
export const outputEntries = {
  "names-kept": entry<{
    language: string;
    names: readonly { readonly what: string; readonly from: string; readonly to: string }[];
  }>({
    severity: "warning",
    title: "Names of an earlier title kept",
    cause:
      "The API has another title than when the SDK was generated, and names come from the title. New names would break all " +
      "code that uses the SDK, so it keeps those that it has.",
    fix:
      "To take the new names, run `sdkwright generate --rename`. To keep the old ones for good, name the package and the " +
      "client in the `config` of the generator.",
    message: ({ language, names }) => {
      const renamed = names.slice(0, SHOWN_NAMES).map(({ from, to }) => `\`${from}\` would be \`${to}\``);
      const more = names.length > SHOWN_NAMES ? `, and ${names.length - SHOWN_NAMES} more` : "";
      return `The ${language} SDK keeps its names, although the API has a new title: ${renamed.join(", ")}${more}.`;
    },
  }),
  "version-lowered": entry<{ from: string; to: string }>({
    severity: "error",
    title: "Version lower than that of the SDK",
    cause:
      "`package-version` is lower than the version that the SDK in the output folder has. Registries and their users expect " +
      "versions to grow, and a Go module would lose `/v2` from its import path.",
    fix: "Set `package-version` to the version of the SDK or a higher one, or pass `--version` once to go back on purpose.",
    message: ({ from, to }) =>
      `\`package-version\` is ${to}, but the SDK in the output folder has the version ${from}.`,
  }),
};

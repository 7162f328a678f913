import { entry } from "@sdkwright/diagnostics";

export interface Place {
  /** The package with its version: `@acme/sdk 1.4.0`. */
  readonly release: string;
  readonly url: string;
}

/** What a tool said last, on lines of its own. */
const quoted = (text: string): string => (text === "" ? "" : `\n${text}`);

/** Findings about registries, and about building and testing what goes there. */
export const registryFindings = {
  "tool-missing": entry<{ tool: string; purpose: string }>({
    severity: "error",
    title: "A tool is not installed",
    cause: "Packages are built and published with the tools of their ecosystem. One of them is not on PATH.",
    fix: "Install the tool, or add its folder to PATH, and run again.",
    message: ({ tool, purpose }) => `\`${tool}\` was not found. It is needed to ${purpose}.`,
  }),
  "tool-timeout": entry<{ command: string; minutes: number }>({
    severity: "error",
    title: "A tool took too long",
    cause: "A tool that builds, tests or publishes a package did not end within its time limit, so it was stopped.",
    fix: "Run the command yourself to see what it waits for. Running again continues where the delivery stopped.",
    message: ({ command, minutes }) => `\`${command}\` did not end within ${minutes} minutes and was stopped.`,
  }),
  "build-failed": entry<{ command: string; printed: string }>({
    severity: "error",
    title: "The SDK cannot be built",
    cause: "Before a release, the SDK is built in a copy of its folder. The command failed.",
    fix: "Run the command in the folder of the SDK, and fix what it reports.",
    message: ({ command, printed }) => `\`${command}\` failed. Nothing was published.${quoted(printed)}`,
  }),
  "tests-failed": entry<{ command: string; printed: string }>({
    severity: "error",
    title: "The tests of the SDK fail",
    cause: "Before a release, the SDK's own tests run in a copy of its folder. They failed.",
    fix: "Run the command in the folder of the SDK, and fix what it reports. `--skip-tests` publishes without tests.",
    message: ({ command, printed }) => `\`${command}\` failed. Nothing was published.${quoted(printed)}`,
  }),
  "package-mismatch": entry<{ what: string; configured: string; built: string }>({
    severity: "error",
    title: "The package differs from the configuration",
    cause:
      "The built package has another name or version than the configuration of its registry. This happens if the manifest was edited, or if the SDK was generated with another configuration or version.",
    fix: "Generate the SDK again, or correct `output` in generators.yml.",
    message: ({ what, configured, built }) =>
      `The ${what} of the built package is ${built}, but ${configured} is to be published.`,
  }),
  "registry-unreachable": entry<{ url: string; reason: string }>({
    severity: "error",
    title: "Registry not reached",
    cause: "The registry did not answer, or answered with an error of its own.",
    fix: "Check `url` and your network, and run again.",
    message: ({ url, reason }) => `${url} cannot be asked for published versions: ${reason}.`,
  }),
  "registry-denied": entry<Place & { secret: string; printed: string }>({
    severity: "error",
    title: "Registry refused the credentials",
    cause:
      "The registry answered with status 401 or 403: the credentials are wrong, have expired, or do not include the permission to publish this package.",
    fix: "Create new credentials with permission to publish the package, and set the variable to them.",
    message: ({ release, url, secret, printed }) => `${url} refused ${release} with ${secret}.${quoted(printed)}`,
  }),
  "version-taken": entry<Place & { file: string }>({
    severity: "error",
    title: "Version already published with other contents",
    cause:
      "Registries never replace a published version, and what they have under this version differs from what was built.",
    fix: "Release under another version: `--version`, or let `autorelease` choose it.",
    message: ({ release, url, file }) =>
      `${url} has ${release} already, and its ${file} differs from the one built here.`,
  }),
  "upload-failed": entry<Place & { published: readonly string[]; missing: readonly string[]; printed: string }>({
    severity: "error",
    title: "Upload failed",
    cause: "The connection broke, or the registry refused the package.",
    fix: "Fix the cause and run again: files that the registry has are not uploaded a second time.",
    message: ({ release, url, published, missing, printed }) => {
      const state =
        published.length === 0
          ? "Nothing was published."
          : `Published: ${published.join(", ")}. Missing: ${missing.join(", ")}.`;
      return `${release} could not be uploaded to ${url}. ${state}${quoted(printed)}`;
    },
  }),
  "no-credentials": entry<{ url: string; keys: string }>({
    severity: "error",
    title: "No credentials for the registry",
    cause: "The registry accepts packages only with credentials, and the configuration has none.",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as generators.yml writes it
    fix: "Add the keys to `output`, with an environment placeholder such as `${TOKEN}` as their value.",
    message: ({ url, keys }) => `Publishing to ${url} needs ${keys} in \`output\`.`,
  }),
  "trusted-publishing": entry<{ url: string; workflow: string }>({
    severity: "error",
    title: "Trusted publishing works in CI only",
    cause:
      "With `token: OIDC`, the registry trusts a workflow of your repository. There is no secret that another machine could use.",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as generators.yml writes it
    fix: "Push a version tag, so that the workflow publishes. To publish from this machine, set `token` to a placeholder such as `${TOKEN}`.",
    message: ({ url, workflow }) =>
      `${url} is set up for trusted publishing, which this machine cannot do. The SDK's workflow ${workflow} publishes when a version tag is pushed.`,
  }),
  "signing-failed": entry<{ printed: string }>({
    severity: "error",
    title: "The package cannot be signed",
    cause:
      "gpg cannot sign with the key of `signature`: the key is not a secret key in ASCII armour, its id is another one, or the password is wrong.",
    fix: "Set `secretKey` to the output of `gpg --armor --export-secret-keys KEYID`, and `password` to the key's password.",
    message: ({ printed }) => `gpg cannot sign the package. Nothing was published.${quoted(printed)}`,
  }),
  "tool-too-old": entry<{ tool: string; version: string; needed: string; reason: string }>({
    severity: "error",
    title: "A tool is too old",
    cause:
      "An older release of the tool can publish only with a secret on its command line, where other users of the machine see it.",
    fix: "Update the tool, and run again.",
    message: ({ tool, version, needed, reason }) => `${tool} is ${version}, but ${needed} is needed, ${reason}.`,
  }),
};

import type { OptionSchema } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options: OptionSchema = {
  module: {
    type: "string",
    description:
      "Import path of the module, such as `github.com/acme/acme-go`; by default made of the repository. From version 2 on, `/v2` and so on is appended.",
    // What Go admits of modules that can be fetched: a host in lower case first, and neither `/v0` nor `/v1` at the end.
    form: {
      pattern:
        "(?!.*/v(?:0\\d*|1)$)[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9-]+)+(?:/[A-Za-z0-9_~-](?:[A-Za-z0-9._~-]*[A-Za-z0-9_~-])?)*",
      words: "an import path that begins with a host, such as `github.com/acme/acme-go`",
    },
    aliases: ["module-path", "modulePath"],
  },
  "package-name": {
    type: "string",
    description: "Name of the root package; by default the last element of the import path, without `go` around it.",
    form: { pattern: "[A-Za-z][A-Za-z0-9_]*", words: "a name of letters and digits" },
  },
  "max-retries": {
    type: "integer",
    description: "How often a failed call is repeated unless told otherwise.",
    default: 2,
  },
  "timeout-seconds": {
    type: "number",
    description: "Time limit of an attempt unless told otherwise; 0 is none.",
    default: 60,
    means: { infinity: 0 },
    aliases: ["timeoutInSeconds", "timeout-in-seconds", "defaultTimeoutInSeconds", "default-timeout-in-seconds"],
  },
  "retry-unsafe": {
    type: "boolean",
    description: "Repeat calls that may have taken effect already, unless told otherwise.",
    default: false,
  },
  "inline-path-parameters": {
    type: "boolean",
    description:
      "Overrides the definition's setting of the same name: false makes path parameters arguments of their own.",
  },
  "user-agent": { type: "string", description: "Value of the User-Agent header in place of the package's own." },
  "wire-tests": {
    type: "boolean",
    description: "Emit tests that call every method against a local server.",
    default: true,
  },
  "ci-workflow": {
    type: "boolean",
    description: "Emit a workflow that builds, vets and tests the module on every push.",
    default: true,
  },
  "auto-generate-idempotency-key": { type: "any", description: "Overrides the API's setting of the same name." },
};

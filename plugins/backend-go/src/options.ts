import { type OptionSchema, type OptionsOf, sharedOptions } from "@sdkwright/plugin-api";

/** What a generator's `config` accepts. */
export const options = {
  ...sharedOptions,
  module: {
    type: "string",
    description:
      "Import path of the module, such as `github.com/acme/acme-go`. Derived from the repository by default. The suffix `/v2`, `/v3` and so on is added for later major versions.",
    // What Go admits of modules that can be fetched: a host in lower case first, and neither `/v0` nor `/v1` at the end.
    form: {
      pattern:
        "(?!.*/v(?:0\\d*|1)$)[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9-]+)+(?:/[A-Za-z0-9_~-](?:[A-Za-z0-9._~-]*[A-Za-z0-9_~-])?)*",
      words: "an import path that begins with a host, such as `github.com/acme/acme-go`",
    },
    member: "path",
    aliases: ["module-path", "modulePath"],
  },
  "package-name": {
    type: "string",
    description:
      "Name of the root package. Defaults to the last element of the import path, without a `go` prefix or suffix.",
    form: { pattern: "[A-Za-z][A-Za-z0-9_]*", words: "a name of letters and digits" },
  },
} as const satisfies OptionSchema;

export type Options = OptionsOf<typeof options>;

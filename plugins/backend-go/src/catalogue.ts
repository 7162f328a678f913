import { defineCatalogue, entry, gapEntries } from "@sdkwright/plugin-api";

/** What the Go backend has to say about an API: what it leaves to the caller, and why. */
export const goCatalogue = defineCatalogue("go", {
  ...gapEntries({
    language: "Go",
    request: "client.Request",
    baseUrl: "option.WithBaseURL",
    middleware: "an `option.WithHTTPClient` or an `option.WithMiddleware` that does",
    algorithms: "the runtime has",
  }),
  "module-version": entry<{ module: string; version: string }>({
    severity: "warning",
    title: "Import path of another major version",
    cause:
      "The import path ends with a major version (`/v3`) that is not the one of the SDK. Go takes no tag of another major version for such a module.",
    fix: "Take the suffix out of the option `module`: from version 2 on, the right one is appended.",
    message: ({ module, version }) => `The module \`${module}\` cannot be published as version ${version}.`,
  }),
});

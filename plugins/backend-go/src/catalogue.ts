import { defineCatalogue, entry, gapEntries } from "@sdkwright/plugin-api";
import { language } from "./language.js";

/** What the Go backend has to say about an API: what it leaves to the caller, and why. */
export const goCatalogue = defineCatalogue("go", {
  ...gapEntries({ language: language.title, ...language.words }),
  "module-version": entry<{ module: string; version: string }>({
    severity: "warning",
    title: "Import path of another major version",
    cause:
      "The import path ends with a major version (`/v3`) that is not the one of the SDK. Go takes no tag of another major version for such a module.",
    fix: "Take the suffix out of the option `module`: from version 2 on, the right one is appended.",
    message: ({ module, version }) => `The module \`${module}\` cannot be published as version ${version}.`,
  }),
});

import type { PartInfo } from "@sdkwright/plugin-api";

/** What makes the modules of Python's SDKs a package. */
export const PARTS = {
  errors: { title: "errors of the runtime, imported again", per: "sdk" },
  socketOptions: {
    title: "options of calls that open a channel",
    per: "sdk",
    has: ({ helpers }) => helpers.includes("socket"),
  },
  types: { title: "module of all types", per: "sdk" },
  version: { title: "version of the package", per: "sdk" },
  package: { title: "module that exports the package", per: "sdk" },
} satisfies { readonly [part: string]: PartInfo };

export type PartName = keyof typeof PARTS;

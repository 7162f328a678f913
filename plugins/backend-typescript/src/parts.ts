import type { PartInfo } from "@sdkwright/plugin-api";

/** What makes the files of TypeScript's SDKs a package. */
export const PARTS = {
  index: { title: "module that exports the package", per: "sdk" },
  version: { title: "version of the package", per: "sdk" },
} satisfies { readonly [part: string]: PartInfo };

export type PartName = keyof typeof PARTS;

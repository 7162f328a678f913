import type { PartInfo } from "@sdkwright/plugin-api";
import { tupleShapes } from "@sdkwright/plugin-api";

/** What Go's SDKs have beside what every SDK has. */
export const PARTS = {
  tuples: { title: "generic types of tuples", per: "sdk", has: ({ api }) => tupleShapes(api).length > 0 },
  aliases: { title: "names of the runtime, in the package of the API", per: "sdk" },
} satisfies { readonly [part: string]: PartInfo };

export type PartName = keyof typeof PARTS;

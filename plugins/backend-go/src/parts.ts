import type { PartInfo } from "@sdkwright/plugin-api";
import { tupleShapes } from "@sdkwright/plugin-api";

/** Parts of Go's SDKs beside those of every SDK. */
export const PARTS = {
  tuples: { title: "generic types of tuples", per: "sdk", has: ({ api }) => tupleShapes(api).length > 0 },
  aliases: { title: "names of the runtime, in the package of the API", per: "sdk" },
} satisfies { readonly [part: string]: PartInfo };

export type PartName = keyof typeof PARTS;

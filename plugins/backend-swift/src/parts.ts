import type { PartInfo } from "@sdkwright/plugin-api";
import { hasResponses } from "@sdkwright/plugin-api";
import { untaggedUnions } from "./shapes.js";

/** Types of Swift SDKs beside those of every SDK, each in a file of its own. */
export const PARTS = {
  rawClient: {
    title: "client whose methods also return status and headers",
    per: "client",
    has: hasResponses,
    name: ({ client }) => `Raw${client}`,
  },
  spec: { title: "descriptor of the API", per: "sdk", name: () => "ClientSpecs" },
  operations: {
    title: "descriptors of a client's operations",
    per: "client",
    has: (_, { methods }) => methods.length > 0,
    name: ({ noun }) => `${noun}Operations`,
  },
  shapes: {
    title: "table of what tells the variants of unions apart",
    per: "sdk",
    has: ({ api }) => untaggedUnions(api).length > 0,
    name: () => "UnionShapes",
  },
  batch: {
    title: "collector of calls for one request",
    per: "client",
    has: (_, { batches }) => batches,
    name: ({ noun }) => `${noun}Batch`,
  },
} satisfies { readonly [part: string]: PartInfo };

export type PartName = keyof typeof PARTS;

/** Clients by what their methods return. The plain one is not a part, since every SDK has it. */
export type ClientForm = "client" | "rawClient" | "batch";

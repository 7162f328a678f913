import type { PartInfo } from "@sdkwright/plugin-api";
import { hasResponses } from "@sdkwright/plugin-api";

/** Parts of Ruby SDKs alone, beside those of every SDK: classes, each in a file of its own, and modules that load them. */
export const PARTS = {
  rawClient: {
    title: "client whose methods also return status and headers",
    per: "client",
    has: hasResponses,
    name: ({ client }) => `Raw${client}`,
  },
  spec: { title: "descriptor of the API", per: "sdk", name: () => "ClientSpec" },
  operations: {
    title: "descriptors of a client's operations",
    per: "client",
    has: (_, { methods }) => methods.length > 0,
    name: ({ noun }) => `${noun}Operations`,
  },
  batch: {
    title: "collector of calls for one request",
    per: "client",
    has: (_, { batches }) => batches,
    name: ({ noun }) => `${noun}Batch`,
  },
  typesModule: { title: "module that loads the types", per: "sdk" },
  channelsModule: { title: "module that loads the channels", per: "sdk" },
  resourcesModule: { title: "module that loads the clients", per: "sdk" },
  operationsModule: { title: "module that loads the descriptors of operations", per: "sdk" },
} satisfies { readonly [part: string]: PartInfo };

export type PartName = keyof typeof PARTS;

/** Clients by what their methods return. The plain one is not a part, since every SDK has it. */
export type ClientForm = "client" | "rawClient" | "batch";

import type { NameTable, PartInfo, ResourceId } from "@sdkwright/plugin-api";
import { hasResponses } from "@sdkwright/plugin-api";

/** Classes of Java's SDKs beside those of every SDK, each in a file of its own. */
export const PARTS = {
  builder: { title: "builder of clients", per: "sdk", name: ({ client }) => `${client}Builder` },
  spec: { title: "descriptor of the API", per: "sdk", name: () => "ClientSpecs" },
  asyncClient: {
    title: "client whose methods return futures",
    per: "client",
    name: ({ client }) => `Async${client}`,
  },
  rawClient: {
    title: "client whose methods also return status and headers",
    per: "client",
    has: hasResponses,
    name: ({ client }) => `Raw${client}`,
  },
  asyncRawClient: {
    title: "asynchronous client whose methods also return status and headers",
    per: "client",
    has: hasResponses,
    name: ({ client }) => `AsyncRaw${client}`,
  },
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
} satisfies { readonly [part: string]: PartInfo };

export type PartName = keyof typeof PARTS;

/** Clients by what their methods return. The synchronous one is not a part, since every SDK has it. */
export type ClientForm = "client" | "asyncClient" | "rawClient" | "asyncRawClient";

/** The class of a client in one of its forms. */
export const clientClass = (names: NameTable, id: ResourceId, form: ClientForm): string =>
  form === "client" ? names.client(id) : names.part(form, id);

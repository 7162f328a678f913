import { schemaOptions } from "@sdkwright/json-schema";
import type { OptionSchema } from "@sdkwright/plugin-api";

/** Settings of an AsyncAPI definition that this frontend honours. */
export const options: OptionSchema = {
  ...schemaOptions,
  "group-environments-by-host": {
    type: "boolean",
    description: "Make one environment of the servers of one host, with a URL for each of them.",
    default: false,
  },
  "group-channels-by-address": {
    type: "boolean",
    description: "Make one WebSocket of the channels of AsyncAPI 3 that have one address.",
    default: true,
  },
  "idiomatic-request-names": {
    type: "boolean",
    description: "Put the verb before the noun in the names of requests.",
    default: true,
  },
  "message-naming": {
    type: "string",
    description: "How payloads inside messages are named: `v1` puts `Websocket` before, `v2` does not.",
    values: ["v1", "v2"],
    default: "v1",
  },
  perspective: {
    type: "string",
    description: "What the definition describes: the `server`, whose clients send what it receives, or the `client`.",
    values: ["server", "client"],
    default: "server",
  },
};

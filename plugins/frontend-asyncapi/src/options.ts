import type { OptionSchema } from "@sdkwright/plugin-api";

/** Settings of an AsyncAPI definition that this frontend honours. */
export const options: OptionSchema = {
  "message-naming": {
    type: "string",
    description: "How payloads that stand in messages are named: `v1` puts `Websocket` before, `v2` does not.",
    values: ["v1", "v2"],
    default: "v1",
  },
};

import { defineCatalogue, entry } from "@sdkwright/plugin-api";

/** What collections cannot hold. */
export const collectionCatalogue = defineCatalogue("collection", {
  channel: entry<{ operation: string }>({
    severity: "note",
    title: "Channel in a collection",
    cause: "The collection format v2.1 has HTTP requests only, so that it cannot open a WebSocket.",
    fix: "No action is needed: `collection.json` has a note in place of the channel, and the OpenCollection folder has the channel itself. An SDK opens it too.",
    message: ({ operation }) =>
      `\`${operation}\` opens a channel, which \`collection.json\` only describes. The OpenCollection folder has it.`,
  }),
  stream: entry<{ operation: string }>({
    severity: "note",
    title: "Stream of the Connect protocol in a collection",
    cause: "Streams of the Connect protocol are binary frames in both directions, and collections send text.",
    fix: "Call the method with an SDK.",
    message: ({ operation }) => `\`${operation}\` is a stream of binary frames, which collections cannot hold.`,
  }),
});

import { defineCatalogue, entry } from "@sdkwright/plugin-api";

/** What OpenAPI cannot say. */
export const openapiCatalogue = defineCatalogue("export", {
  "json-rpc": entry<{ operation: string }>({
    severity: "warning",
    title: "Call by JSON-RPC in OpenAPI",
    cause: "All calls by JSON-RPC are requests to one path, and OpenAPI has one operation for a path and a verb.",
    fix: "Publish the OpenRPC definition for these calls.",
    message: ({ operation }) =>
      `\`${operation}\` is a call by JSON-RPC, which OpenAPI cannot describe. It is left out.`,
  }),
  channel: entry<{ operation: string }>({
    severity: "warning",
    title: "Channel in OpenAPI",
    cause: "OpenAPI describes requests and responses. It has no word for the messages of a channel.",
    fix: "Publish the AsyncAPI definition for the channels.",
    message: ({ operation }) => `\`${operation}\` opens a channel, which OpenAPI cannot describe. It is left out.`,
  }),
  "same-path": entry<{ operation: string; request: string }>({
    severity: "warning",
    title: "Two operations of one request",
    cause: "Two operations have one path and one verb. OpenAPI has one operation there.",
    fix: "Put their definitions into workspaces of their own, and export each.",
    message: ({ operation, request }) =>
      `\`${operation}\` is the same request as another operation (${request}). It is left out.`,
  }),
  nothing: entry({
    severity: "warning",
    title: "Nothing for an OpenAPI document",
    cause:
      "The API has no operation, no webhook and no type that OpenAPI can describe, and a document needs one of them.",
    fix: "Publish the definition itself.",
    message: () => "Nothing of the API can be in an OpenAPI document, so the exported document is empty.",
  }),
  scheme: entry<{ scheme: string; type: string }>({
    severity: "note",
    title: "Security scheme that SDKs do not know",
    cause: "SDKs do not apply the scheme, and what it needs is not kept.",
    fix: "Add it to the exported document with an overlay.",
    message: ({ scheme, type }) => `The security scheme \`${scheme}\` of the type \`${type}\` is left out.`,
  }),
  "not-openapi": entry<{ document: string }>({
    severity: "warning",
    title: "Overlay for a definition of another format",
    cause: "Overlays change OpenAPI definitions. The operations of this definition have no place in one.",
    fix: "Export the whole API with `sdkwright export openapi`.",
    message: ({ document }) => `${document} is not an OpenAPI definition, so the overlay has nothing for it.`,
  }),
});

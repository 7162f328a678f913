import { defineCatalogue, entry } from "@sdkwright/plugin-api";

/** What the TypeScript backend has to say about an API: what it leaves to the caller, and why. */
export const typescriptCatalogue = defineCatalogue("typescript", {
  "body-alternative": entry<{ operation: string; sent: string; others: string }>({
    severity: "note",
    title: "Further media types of a request body",
    cause: "The operation takes its body in several media types; a method sends one of them.",
    fix: "Nothing, if the first suits. Else reorder the media types in the definition, or use `client.request`.",
    message: ({ operation, sent, others }) =>
      `${operation} sends its body as ${sent}; ${others} can be sent with client.request.`,
  }),
  "response-alternative": entry<{ operation: string; read: string; other: string }>({
    severity: "note",
    title: "Responses of different kinds",
    cause: "Successes of one operation differ in kind (JSON, a file, a stream); a method returns one kind.",
    fix: "Nothing, if that kind suits. Else split the operation in the definition, or use `client.request`.",
    message: ({ operation, read, other }) => `${operation} returns ${read}; a success as ${other} is not typed.`,
  }),
  "pagination-unresolved": entry<{ operation: string; path: string }>({
    severity: "warning",
    title: "Pagination path not found",
    cause: "The place that holds a page's items is not in the response type, or is not a list.",
    fix: "Correct the path of the pagination settings. Until then the method returns the plain response.",
    message: ({ operation, path }) => `${operation} is not paginated: its response type holds no list at '${path}'.`,
  }),
  "custom-pagination": entry<{ operation: string }>({
    severity: "warning",
    title: "Custom pagination",
    cause: "How the next page is asked for is not described.",
    fix: "Describe cursor, offset or next link. Until then the method returns the plain response.",
    message: ({ operation }) => `${operation} returns a plain response: its pagination is 'custom'.`,
  }),
  "property-name-kept": entry<{ property: string; name: string }>({
    severity: "note",
    title: "Property that keeps its name",
    cause:
      "The definition gives a property another name. Objects of a TypeScript SDK are the JSON that is sent and received, so that properties are called as there.",
    fix: "Nothing is needed: SDKs of languages with names of their own for properties take the other name.",
    message: ({ property, name }) =>
      `\`${property}\` keeps its name, as do all properties with another one (here \`${name}\`): they are the keys of the JSON.`,
  }),
  "relative-server": entry<{ url: string }>({
    severity: "warning",
    title: "Server without a host",
    cause: "A relative server URL is meant relative to the place of the definition, which an SDK cannot know.",
    fix: "Give the server an absolute URL, in the definition or under `environments`. Until then callers must pass `baseUrl`.",
    message: ({ url }) => `The server '${url}' has no host; it is not among the SDK's environments.`,
  }),
  "scheme-unsupported": entry<{ scheme: string; type: string }>({
    severity: "warning",
    title: "Authentication that the SDK cannot do itself",
    cause: "No SDK can satisfy this kind of scheme from parameters alone.",
    fix: "Pass a `fetch` or a `middleware` that does; calls are sent without credentials of this scheme.",
    message: ({ scheme, type }) => `The scheme '${scheme}' (${type}) is left to middleware.`,
  }),
  "signature-unsupported": entry<{ webhook: string; algorithm: string }>({
    severity: "warning",
    title: "Signature that the SDK cannot check",
    cause: "The algorithm with which the API signs a webhook is none of those that all platforms have.",
    fix: "Correct the algorithm (such as sha256, rsa-sha256, ecdsa-sha256 or ed25519). Until then receivers have to verify it themselves.",
    message: ({ webhook, algorithm }) => `The signature of ${webhook} (${algorithm}) is not verified.`,
  }),
  "operation-unsupported": entry<{ operation: string; kind: string }>({
    severity: "warning",
    title: "Kind of operation without a client",
    cause: "The TypeScript SDK has no transport for this kind of operation yet.",
    fix: "Its types are emitted; the call itself has to be made by hand.",
    message: ({ operation, kind }) => `${operation} is a ${kind} operation: its types are emitted, a method is not.`,
  }),
});

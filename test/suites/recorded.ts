/**
 * Features whose emitted text is recorded in every language, each with the construct that it is chosen for. All features
 * have a recorded IR, and all are compiled and judged in every language; the text of these shows what a change does to
 * what users read.
 */
export const RECORDED: { readonly [feature: string]: string } = {
  // Types
  "scalars-and-formats": "every scalar, as a type and in a codec",
  "objects-and-presence": "required, optional, nullable and absent properties",
  "all-of": "inheritance and merged objects",
  enums: "closed and open enums of texts and numbers",
  maps: "maps, and objects with further properties",
  recursion: "types that hold themselves",
  tuples: "lists whose items have types of their own",
  "discriminated-unions": "unions that a tag decides",
  "discriminator-nesting": "a union within a union",
  "undiscriminated-unions": "unions that the shape decides",
  dates: "times as a type of the language, wherever they are",
  "int64-bigint": "64-bit integers that keep every digit",
  "setting-resolve-aliases-false": "aliases as declarations of their own",
  "setting-respect-readonly-schemas-true": "types that differ when sent and when received",
  "setting-type-dates-as-strings-true": "dates that stay text",
  // Names
  names: "names that collide, and words that languages reserve",
  namespaces: "one name in several namespaces",
  "pain-15-reserved-words": "reserved words in every position",
  "pain-16-inline-names": "names of types that have none",
  "equal-inline-types": "one type for what is written out several times",
  // Calls
  parameters: "every place and style of parameters",
  bodies: "JSON, text, forms, multipart and binary bodies",
  responses: "every kind of result, and none",
  reading: "values of every kind in results, and what tests read of them",
  "several-successes": "several successes of one call",
  errors: "errors by status and by declaration",
  "error-bodies": "bodies of errors",
  "ext-pagination": "pages by cursor, last item, offset, number, URL, path and header",
  "ext-streaming": "server-sent events, JSON lines, and a flag that asks for them",
  "ext-operations": "chosen names, return values, servers by name",
  "ext-client-values": "what a client is given once",
  "ext-examples": "examples of the definition in documents and tests",
  "setting-inline-path-parameters-false": "path parameters as arguments",
  // Clients
  "auth-any": "several schemes, each of which is enough",
  "auth-all": "several schemes that are all needed",
  "auth-oauth": "tokens that the client fetches",
  environments: "several URLs, and variables in them",
  // Protocols
  openrpc: "JSON-RPC",
  "proto-connect": "Connect",
  "proto-rest": "calls by google.api.http",
  "asyncapi-3": "channels over WebSockets",
  "asyncapi-brokers": "types without any call",
  "webhooks-and-callbacks": "payloads of webhooks and callbacks",
  "ext-webhooks": "signatures of webhooks",
};

/** Features whose bodies are recorded in languages of which others have only the signatures recorded. */
export const WITH_BODIES: readonly string[] = [
  "scalars-and-formats",
  "all-of",
  "enums",
  "discriminated-unions",
  "undiscriminated-unions",
  "parameters",
  "bodies",
  "responses",
  "reading",
  "ext-pagination",
  "ext-streaming",
  "auth-oauth",
  "asyncapi-3",
];

/** APIs whose README and reference are recorded too: a plain one, one of many parts, and one with settings of its own. */
export const DOCUMENTED: readonly string[] = ["errors", "ext-client-values", "readme-settings"];

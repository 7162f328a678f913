// Which definitions of the corpus stand for all where running them takes long.

/** Real definitions that differ in what they use, none of them large. */
export const VARIED: readonly string[] = [
  "openapi/box.json",
  "openapi/figma.yaml",
  "openapi/notion.json",
  "openapi/twilio_studio_v2.yaml",
  "openapi/spotify-fixed.yml",
  "openapi/nasty/ogen-sample.json",
  "openapi/nasty/parameters-style.yaml",
  "openapi/nasty/hey-full-3.1/full.yaml",
  "openapi/nasty/python-client-3.0.json",
];

/** The same of other formats: calls by JSON-RPC, by REST and by Connect. */
export const CALLED: readonly string[] = [
  "openrpc/alchemy-sui.json",
  "openrpc/metamask.json",
  "proto/grpc-gateway-examples/",
];

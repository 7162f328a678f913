import { infoEntries, readingEntries, serverEntries, valueEntries } from "@sdkwright/json-schema";
import { defineCatalogue, didYouMean, entry } from "@sdkwright/plugin-api";

/** Findings about AsyncAPI documents. Those about references and schemas are in the catalogue `json-schema`. */
export const asyncapiCatalogue = defineCatalogue("asyncapi", {
  "not-asyncapi": entry({
    severity: "error",
    title: "Not an AsyncAPI document",
    cause: "The document has no `asyncapi` key with a version.",
    fix: 'Begin the document with `asyncapi: "3.0.0"` (or the version that it is written in), or name another file.',
    message: () => "The document does not say that it is an AsyncAPI definition.",
  }),
  "unsupported-version": entry<{ version: string }>({
    severity: "error",
    title: "Unsupported version of AsyncAPI",
    cause: "The document is written in a version of AsyncAPI that cannot be read.",
    fix: "Convert the document to AsyncAPI 3.0.",
    message: ({ version }) => `AsyncAPI ${version} cannot be read; 2.0 to 2.6, 3.0 and 3.1 can.`,
  }),
  ...readingEntries("AsyncAPI"),
  ...valueEntries("AsyncAPI"),
  ...infoEntries("AsyncAPI"),
  "no-transport": entry<{ protocol: string; channels: string }>({
    severity: "warning",
    title: "Channel without a transport",
    cause: "Clients of an SDK open WebSockets. What goes through a broker, or over HTTP, is emitted as types.",
    fix: "Use the types with a client of the broker, or add a server of the protocol `ws` or `wss`.",
    message: ({ protocol, channels }) => `No SDK opens channels over ${protocol}; only types are emitted: ${channels}.`,
  }),
  "schema-format": entry<{ format: string }>({
    severity: "warning",
    title: "Schema in another language",
    cause: "The payload is described in a schema language that is not supported.",
    fix: "Describe the payload in JSON Schema. Until then it can be any value.",
    message: ({ format }) => `Schemas of the format \`${format}\` are not read; the payload can be anything.`,
  }),
  action: entry<{ found: string; nearest: string | undefined }>({
    severity: "error",
    title: "Unknown action",
    cause: "An operation either sends or receives.",
    fix: "Write `action: send` or `action: receive`.",
    recovery: "The operation is left out.",
    message: ({ found, nearest }) =>
      `The action of an operation must be send or receive, but is ${found}.${didYouMean(nearest)}`,
  }),
  "not-in-channel": entry<{ what: string }>({
    severity: "error",
    title: "Message of another channel",
    cause: "An operation may name only messages of its own channel.",
    fix: "Add the message to the channel, or refer to it below `#/channels/<channel>/messages`.",
    recovery: "The message is left out of the operation.",
    message: ({ what }) => `\`${what}\` is not a message of the operation's channel.`,
  }),
  "unknown-channel": entry({
    severity: "error",
    title: "Operation without a channel",
    cause: "An operation does not refer to a channel of the document.",
    fix: "Refer to a channel below `#/channels`.",
    recovery: "The operation is left out.",
    message: () => "The operation does not refer to a channel of the document.",
  }),
  "unknown-server": entry<{ server: string; nearest: string | undefined }>({
    severity: "error",
    title: "Unknown server",
    cause: "A channel names a server that the document does not declare.",
    fix: "Declare the server under `servers`, or correct the name.",
    recovery: "The channel is served by the other servers that it names.",
    message: ({ server, nearest }) => `There is no server \`${server}\`.${didYouMean(nearest)}`,
  }),
  "unknown-scheme": entry<{ scheme: string; nearest: string | undefined }>({
    severity: "warning",
    title: "Unknown security scheme",
    cause:
      "`security` names a scheme that neither `components.securitySchemes` nor the configuration declares. " +
      "If no alternative is left, the default of the document holds.",
    fix: "Declare the scheme, or correct the name.",
    message: ({ scheme, nearest }) =>
      `There is no security scheme \`${scheme}\`, so this alternative is left out.${didYouMean(nearest)}`,
  }),
  "unknown-protocol": entry<{ protocol: string; nearest?: string }>({
    severity: "warning",
    title: "Unknown protocol",
    cause: "The AsyncAPI specification does not define the protocol of a server.",
    fix: "Correct the protocol. SDKs open channels of servers whose protocol is `ws` or `wss`.",
    message: ({ protocol, nearest: meant }) => `The protocol \`${protocol}\` is unknown.${didYouMean(meant)}`,
  }),
  "unsupported-scheme": entry<{ scheme: string; type: string }>({
    severity: "warning",
    title: "Security scheme that clients cannot satisfy",
    cause: "The scheme is for a broker, or needs more than a value that is sent with a request.",
    fix: "Give the client a WebSocket implementation of your own that authenticates.",
    message: ({ scheme, type }) =>
      `The security scheme \`${scheme}\` is of the type ${type}, which SDKs cannot satisfy.`,
  }),
  ...serverEntries,
  "unused-parameter": entry<{ name: string }>({
    severity: "note",
    title: "Channel parameter outside the address",
    cause: "The address of the channel does not contain the parameter, so it can only be sent with the handshake.",
    fix: "Put `{name}` into the address, or leave it as it is: the parameter is sent in the query.",
    message: ({ name }) => `The address does not contain \`{${name}}\`; the parameter is sent in the query.`,
  }),
  "missing-parameter": entry<{ name: string }>({
    severity: "warning",
    title: "Undeclared channel parameter",
    cause: "The address names a parameter that the channel does not declare.",
    fix: "Declare it under `parameters` of the channel.",
    message: ({ name }) => `The parameter \`{${name}}\` of the address is not declared; it is read as text.`,
  }),
  "no-address": entry<{ channel: string }>({
    severity: "note",
    title: "Channel without an address",
    cause: "An address that is missing or `null` is not known to the definition.",
    fix: "Add the address if there is one. Users can give the whole URL as the base URL of the client.",
    message: ({ channel }) => `The channel \`${channel}\` has no address; it is opened at the URL of its server.`,
  }),
  "shared-address": entry<{ address: string; channels: string }>({
    severity: "note",
    title: "Channels with one address",
    cause: "Channels with the same address and servers share one WebSocket, which carries the messages of all of them.",
    fix: "No action is needed. With `group-channels-by-address: false` each channel gets its own connection.",
    message: ({ address, channels }) =>
      `The channels ${channels} share the address \`${address}\`; they are one WebSocket.`,
  }),
  perspective: entry<{ title: string }>({
    severity: "note",
    title: "Definition that may describe a client",
    cause:
      "An AsyncAPI definition can describe the server or a client. This one is read as describing the server, so SDKs send what it receives; but its title mentions a client.",
    fix: "If it describes the client, set `perspective: client` in the definition's settings. Otherwise, no action is needed.",
    message: ({ title }) =>
      `By its title, \`${title}\`, the definition may describe a client; it is read as the server's.`,
  }),
  "server-list": entry({
    severity: "warning",
    title: "Servers without names",
    cause: "`servers` is a list, as in OpenAPI. In AsyncAPI it is an object whose keys are the names of the servers.",
    fix: "Give each server a name: `servers: { production: { url: ..., protocol: ... } }`.",
    message: () => "`servers` must be an object, but is a list; its servers are called `server1`, `server2` and so on.",
  }),
  "no-messages": entry<{ channel: string }>({
    severity: "warning",
    title: "Channel without messages",
    cause: "The channel declares no messages.",
    fix: "Give the channel messages, or remove it.",
    message: ({ channel }) => `The channel \`${channel}\` has no messages.`,
  }),
  "schema-violation": entry<{ problem: string }>({
    severity: "warning",
    title: "Difference from the AsyncAPI specification",
    cause: "The definition violates the JSON Schema or a rule of its AsyncAPI version. Other tools may reject it.",
    fix: "Correct the definition. SDKs still contain everything that can be read.",
    message: ({ problem }) => `By the AsyncAPI specification: ${problem}.`,
  }),
  "not-validated": entry<{ reason: string }>({
    severity: "note",
    title: "Definition not compared with its specification",
    cause: "The validator that `check --validate` uses cannot read the definition.",
    fix: "No action is needed. All other checks ran.",
    message: ({ reason }) => `The definition was not compared with the AsyncAPI specification: ${reason}.`,
  }),
  "validator-missing": entry({
    severity: "error",
    title: "Validator of AsyncAPI not installed",
    cause:
      "`check --validate` compares AsyncAPI definitions with the package `@asyncapi/parser`, which sdkwright does not include because it is large.",
    fix: "Install it in your project: `npm install --save-dev @asyncapi/parser@3`.",
    message: () =>
      "The definition cannot be compared with the AsyncAPI specification: `@asyncapi/parser` is not installed.",
  }),
});

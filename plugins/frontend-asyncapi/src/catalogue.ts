import { infoEntries, readingEntries, valueEntries } from "@sdkwright/json-schema";
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
    cause: "The payload is described in a schema language that is not read.",
    fix: "Describe the payload in JSON Schema; until then its type is open.",
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
    message: ({ what }) => `\`${what}\` is no message of the operation's channel.`,
  }),
  "unknown-channel": entry({
    severity: "error",
    title: "Operation without a channel",
    cause: "The reference of an operation does not lead to a channel of the document.",
    fix: "Refer to a channel below `#/channels`.",
    recovery: "The operation is left out.",
    message: () => "The operation's channel is none of the document's channels.",
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
    severity: "error",
    title: "Unknown security scheme",
    cause: "`security` names a scheme that neither `components.securitySchemes` nor the configuration declares.",
    fix: "Declare the scheme, or correct the name.",
    recovery: "The alternative that names the scheme is left out.",
    message: ({ scheme, nearest }) => `There is no security scheme \`${scheme}\`.${didYouMean(nearest)}`,
  }),
  "unknown-protocol": entry<{ protocol: string; nearest?: string }>({
    severity: "warning",
    title: "Unknown protocol",
    cause: "The protocol of a server is none that the AsyncAPI specification names.",
    fix: "Correct the protocol. SDKs open channels of servers whose protocol is `ws` or `wss`.",
    message: ({ protocol, nearest: meant }) => `The protocol \`${protocol}\` is unknown.${didYouMean(meant)}`,
  }),
  "unsupported-scheme": entry<{ scheme: string; type: string }>({
    severity: "warning",
    title: "Security scheme that clients cannot satisfy",
    cause: "The scheme belongs to a broker, or needs more than a value that is sent along.",
    fix: "Give the client a WebSocket implementation of your own that authenticates.",
    message: ({ scheme, type }) =>
      `The security scheme \`${scheme}\` is of the type ${type}, which SDKs cannot satisfy.`,
  }),
  "server-variable": entry<{ name: string; detail: string }>({
    severity: "warning",
    title: "Server variable that does not fit its URL",
    cause: "The variables of a server and those in its URL must be the same.",
    fix: "Declare the variable under `variables`, or remove it.",
    message: ({ name, detail }) => `The server variable \`${name}\` ${detail}.`,
  }),
  "unused-parameter": entry<{ name: string }>({
    severity: "note",
    title: "Channel parameter outside the address",
    cause: "The address of the channel does not name the parameter, so that it can only be a part of the handshake.",
    fix: "Put `{name}` into the address, or leave it: it is sent in the query.",
    message: ({ name }) => `The address does not hold \`{${name}}\`; the parameter is sent in the query.`,
  }),
  "missing-parameter": entry<{ name: string }>({
    severity: "warning",
    title: "Undeclared channel parameter",
    cause: "The address names a parameter that the channel does not declare.",
    fix: "Declare it under `parameters` of the channel.",
    message: ({ name }) => `The parameter \`{${name}}\` of the address is not declared; it is read as text.`,
  }),
  "shared-address": entry<{ address: string; channels: string }>({
    severity: "note",
    title: "Channels with one address",
    cause: "Channels that have an address and servers in common are one WebSocket, which carries the messages of all.",
    fix: "Nothing needs to be done. With `group-channels-by-address: false` each channel gets a connection of its own.",
    message: ({ address, channels }) =>
      `The channels ${channels} share the address \`${address}\`; they are one WebSocket.`,
  }),
  perspective: entry<{ title: string }>({
    severity: "note",
    title: "Definition that may describe a client",
    cause:
      "AsyncAPI does not say whose side a definition is on. It is read as that of the server, so SDKs send what the definition receives; its title speaks of a client.",
    fix: "If it describes the client, set `perspective: client` in the definition's settings; nothing needs to be done otherwise.",
    message: ({ title }) =>
      `By its title, \`${title}\`, the definition may describe a client; it is read as the server's.`,
  }),
  "server-list": entry({
    severity: "warning",
    title: "Servers without names",
    cause: "`servers` is a list, as in OpenAPI; AsyncAPI has an object there, whose keys are the names of the servers.",
    fix: "Give each server a name: `servers: { production: { url: ..., protocol: ... } }`.",
    message: () => "`servers` must be an object, but is a list; its servers are called `server1`, `server2` and so on.",
  }),
  "no-messages": entry<{ channel: string }>({
    severity: "warning",
    title: "Channel without messages",
    cause: "The channel says nothing of what goes through it.",
    fix: "Give the channel messages, or remove it.",
    message: ({ channel }) => `The channel \`${channel}\` has no messages.`,
  }),
  "schema-violation": entry<{ problem: string }>({
    severity: "warning",
    title: "Difference from the AsyncAPI specification",
    cause:
      "The definition is not what the JSON Schema or a rule of its version of AsyncAPI says. Other tools may refuse it.",
    fix: "Correct the definition. SDKs contain everything that can be read all the same.",
    message: ({ problem }) => `By the AsyncAPI specification: ${problem}.`,
  }),
  "not-validated": entry<{ reason: string }>({
    severity: "note",
    title: "Definition not compared with its specification",
    cause: "The validator that `check --validate` asks cannot read the definition.",
    fix: "Nothing is needed: all other checks were made.",
    message: ({ reason }) => `The definition was not compared with the AsyncAPI specification: ${reason}.`,
  }),
  "validator-missing": entry({
    severity: "error",
    title: "Validator of AsyncAPI not installed",
    cause:
      "`check --validate` compares AsyncAPI definitions by the package `@asyncapi/parser`, which is large and therefore not part of sdkwright.",
    fix: "Install it beside sdkwright: `npm install --save-dev @asyncapi/parser@3`.",
    message: () =>
      "The definition cannot be compared with the AsyncAPI specification: `@asyncapi/parser` is not installed.",
  }),
});

import {
  child,
  document,
  isObject,
  keyOf,
  locationOf,
  type Mutable,
  type Node,
  originOf,
  textAt,
} from "@sdkwright/json-schema";
import {
  type ChannelMessage,
  makeName,
  splitWords,
  type Type,
  unknownType,
  type ValuePath,
} from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";
import type { Context, FoundMessage } from "./context.js";
import { partOf } from "./traits.js";

/** Reads a message of a channel. */
export function lowerMessage(context: Context, found: FoundMessage): ChannelMessage {
  const { node, key, direction, reply } = found;
  const message: Mutable<ChannelMessage> = {
    name: makeName(key, { explicit: true }),
    payload: payloadOf(context, node, key),
    direction,
    origin: originOf(node),
  };
  if (isObject(node.value)) document(message, node.value);
  const headers = headersOf(context, node, key);
  if (headers?.kind === "ref") message.headers = headers.id;
  const correlation = correlationOf(context, node);
  if (correlation) message.correlation = correlation;
  if (reply !== undefined) message.reply = reply;
  return message;
}

const READ_FORMATS = /^application\/(schema\+|vnd\.aai\.asyncapi|vnd\.oai\.openapi)/;

function payloadOf(context: Context, message: Node, key: string): Type {
  const payload = partOf(context, message, "payload");
  if (!payload) return unknownType;
  const inner = child(payload, "schema");
  const isMulti = inner !== undefined && child(payload, "schemaFormat") !== undefined;
  const format = textAt(context, isMulti ? payload : message, "schemaFormat");
  const schema = isMulti ? inner : payload;
  if (format === undefined || READ_FORMATS.test(format)) return typeAt(context, schema, wordsOf(context, key));
  const at = child(isMulti ? payload : message, "schemaFormat") ?? payload;
  context.report(asyncapiCatalogue.create("schema-format", { format }, { location: locationOf(at) }));
  return unknownType;
}

/** Words of a payload that stands in its message. */
function wordsOf({ frontend }: Context, key: string): readonly string[] {
  const words = splitWords(key);
  return frontend.settings["message-naming"] === "v2" ? words : ["Websocket", ...words];
}

function headersOf(context: Context, message: Node, key: string): Type | undefined {
  const headers = partOf(context, message, "headers");
  if (!headers || child(headers, "schemaFormat")) return undefined;
  return typeAt(context, headers, [...wordsOf(context, key), "headers"]);
}

function typeAt(context: Context, schema: Node, words: readonly string[]): Type {
  context.schemas.place(schema, { words, wire: keyOf(schema) });
  return context.schemas.type(schema);
}

/** `$message.header#/id` or `$message.payload#/id`: where the value stands that a message and its answer share. */
function correlationOf(context: Context, message: Node): ValuePath | undefined {
  const declared = partOf(context, message, "correlationId");
  const node = declared && context.resolver.follow(declared);
  const location = node && textAt(context, node, "location");
  const match = /^\$message\.(header|payload)#\/(.+)$/.exec(location ?? "");
  if (!match) return undefined;
  const [, place, path = ""] = match;
  return { in: place === "header" ? "header" : "body", path: path.split("/") };
}

import type { ChannelDecl, ChannelMessage, FileWriter, Part, TargetContext } from "@sdkwright/plugin-api";
import { declarationDoc } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { messageNames } from "../model/additions.js";
import { eventType, messagesOf } from "../model/channels.js";
import { resultType, standard, typeOf } from "../types.js";

/** What comes from a channel, as the type argument of the runtime's socket. */
export function eventPart({ target, types }: Emission, channel: ChannelDecl): Part {
  return typeOf(eventType(target.api, channel), types).part;
}

/** A message that clients send, and the method that sends it. */
export interface SentMessage {
  readonly message: ChannelMessage;
  readonly method: string;
}

/** The messages that clients of a channel send. */
export function sentMessages({ target }: Emission, channel: ChannelDecl): SentMessage[] {
  const names = messageNames(target, channel, "send");
  return messagesOf(channel, "send").map((message, index) => ({ message, method: `Send${names[index]}` }));
}

function emitSender(emission: Emission, name: string, { message, method }: SentMessage, file: FileWriter): void {
  const type = resultType(message.payload, emission.types).part;
  file.blank();
  file.doc(declarationDoc(method, message, `sends a message of the kind ${message.name.wire}.`));
  file.block(
    ["func (c *", name, ") ", method, "(ctx ", standard("context", "Context"), ", message ", type, ") error {"],
    () => file.line("return c.Send(ctx, message)"),
    "}",
  );
}

/** `type Chat struct`: an open connection, with a method for each message that clients send. */
export function emitChannel(decl: ChannelDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const name = emission.target.names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(declarationDoc(name, decl, "is an open connection to a channel."));
  file.block(
    ["type ", name, " struct {"],
    () => file.line("*", emission.core("Socket"), "[", eventPart(emission, decl), "]"),
    "}",
  );
  for (const sent of sentMessages(emission, decl)) emitSender(emission, name, sent, file);
}

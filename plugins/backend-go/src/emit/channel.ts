import type { ChannelDecl, ChannelId, ChannelNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { receivedType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { declarationDoc } from "../docs.js";
import { resultType, standard, typeOf } from "../types.js";
import { emitFunction, emitStruct } from "./declare.js";

/** The type of what a channel's server sends: the type argument of the runtime's socket. */
export function eventPart({ sdk, types }: Context, id: ChannelId): Part {
  return typeOf(receivedType(sdk, id), types).part;
}

function emitSender(channel: ChannelDecl, index: number, file: FileWriter, { names, types }: Context): void {
  const message = channel.messages[index];
  if (!message) return;
  const method = names.companion("sender", channel.id, index);
  const type = resultType(message.payload, types).part;
  const parameters: Part = ["ctx ", standard("context", "Context"), ", message ", type];
  emitFunction(file, {
    doc: declarationDoc(method, message, `sends a ${message.name.wire} message.`),
    head: ["(c *", names.type(channel.id), ") ", method, "(", parameters, ") error"],
    body: ["return c.Send(ctx, message)"],
  });
}

/** `type Chat struct`: an open connection, with a method for each message that clients send. */
export function emitChannel({ decl, plan }: ChannelNode, file: FileWriter, context: Context): void {
  const name = context.names.type(decl.id);
  const doc = declarationDoc(name, decl, "is an open connection to a channel.");
  emitStruct(file, { name, origin: decl.origin, doc }, () => {
    file.line("*", context.core("Socket"), "[", eventPart(context, decl.id), "]");
  });
  for (const index of plan.sends) emitSender(decl, index, file, context);
}

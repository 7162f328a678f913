import type { ChannelNode, FileWriter, Type } from "@sdkwright/plugin-api";
import { receivedType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { call } from "../literals.js";
import { docsOf, isNullable, nullableJson, typeOf, valuesText } from "../types.js";
import { emitClass, emitIn, emitMethod, type Parameter, said } from "./declare.js";

/** A message that a channel sends. */
export interface Sent {
  /** Name of the method that sends it. */
  readonly name: string;
  readonly type: Type;
  readonly text: string;
}

/** `send_message`, if the channel sends one type of message; else a method for each. */
export function sentMessages({ names }: Context, { decl, plan }: ChannelNode): Sent[] {
  return plan.sends.flatMap((index): Sent[] => {
    const message = decl.messages[index];
    if (!message) return [];
    const name = plan.sends.length === 1 ? "send_message" : names.companion("sender", decl.id, index);
    return [{ name, type: message.payload, text: `Sends a message of the kind \`${message.name.wire}\`.` }];
  });
}

function emitSend({ name, type, text }: Sent, file: FileWriter, context: Context): void {
  const found = typeOf(context, type, "argument");
  const docs = docsOf(found, isNullable(context, type));
  const parameter: Parameter = { name: "message", docs, text: valuesText(found), positional: true };
  const body = [call("deliver", [nullableJson(context, type).direct, "message"])];
  emitMethod(file, { doc: said(text, [parameter]), name, parameters: [parameter], body });
}

/** `class ChatChannel < Channel`: an open connection, with methods that send messages. */
export function emitChannel(node: ChannelNode, file: FileWriter, context: Context): void {
  const { decl } = node;
  const type = receivedType(context.sdk, decl.id);
  const received = docsOf(typeOf(context, type), isNullable(context, type)).map((one) => `\`${one}\``);
  const said = docOf(decl, "An open connection of a channel.");
  const doc = { ...said, text: [...said.text, `Its messages are of the type ${received.join(" or ")}.`] };
  const name = context.names.type(decl.id);
  emitIn(file, context, "Channels", () => {
    emitClass(file, { name, origin: decl.origin, doc, base: context.core("Channel") }, () => {
      for (const message of sentMessages(context, node)) emitSend(message, file, context);
    });
  });
}

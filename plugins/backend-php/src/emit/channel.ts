import type { ChannelNode, FileWriter, Type } from "@sdkwright/plugin-api";
import { receivedType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { call } from "../literals.js";
import { docOfType, isDetailed, isNullable, jsonOf, nativeOf, typeOf } from "../types.js";
import { emitClass, emitMethod, type Parameter, said } from "./declare.js";
import { importTags } from "./union.js";

/** A message that a channel sends. */
export interface Sent {
  /** Name of the method that sends it. */
  readonly name: string;
  readonly type: Type;
  readonly text: string;
}

/** `send`, if the channel sends one type of message; else a method for each. */
export function sentMessages({ names }: Context, { decl, plan }: ChannelNode): Sent[] {
  return plan.sends.flatMap((index): Sent[] => {
    const message = decl.messages[index];
    if (!message) return [];
    const name = plan.sends.length === 1 ? "send" : names.companion("sender", decl.id, index);
    return [{ name, type: message.payload, text: `Sends a message of the kind \`${message.name.wire}\`.` }];
  });
}

function emitSend({ name, type, text }: Sent, file: FileWriter, context: Context): void {
  const found = typeOf(context, type, "argument");
  const further = { nullable: isNullable(context, type) };
  const parameter: Parameter = {
    name: "message",
    type: nativeOf(found, further),
    ...(isDetailed(found) && { doc: docOfType(found, further) }),
    text: "",
    uses: found.uses,
  };
  const body = [[call("$this->deliver", [jsonOf(context, type), "$message"]), ";"]];
  emitMethod(file, { doc: said(text, [parameter]), name, parameters: [parameter], type: "void", body });
}

/** `final class ChatChannel extends Channel`: an open connection, with methods that send messages. */
export function emitChannel(node: ChannelNode, file: FileWriter, context: Context): void {
  const { decl } = node;
  const name = context.names.type(decl.id);
  const type = receivedType(context.sdk, decl.id);
  const received = typeOf(context, type);
  const base = context.core("Channel");
  const of = docOfType(received, { nullable: isNullable(context, type) });
  const sent = sentMessages(context, node);
  const unions = [...received.unions, ...sent.flatMap((one) => typeOf(context, one.type, "argument").unions)];
  const doc = docOf(decl, "An open connection of a channel.", [
    ...importTags(unions),
    { tag: "extends", name: `Channel<${of}>`, text: "" },
  ]);
  emitClass(file, { name, origin: decl.origin, doc, base, uses: [...received.uses, ...unions] }, () => {
    for (const message of sent) emitSend(message, file, context);
  });
}

import type { ChannelNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { receivedType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc, plainDoc } from "../docs.js";
import { itemType, typeText } from "../types.js";
import { emitFunction, emitType, said } from "./declare.js";

/** A message that a channel sends. */
export interface Sent {
  /** Name of the method that sends it. */
  readonly name: string;
  readonly type: Part;
  readonly doc: string;
}

/** Overloads of `send`, but for messages of one type: these have names of their own. */
function sentMessages(context: Context, { decl, plan }: ChannelNode): Sent[] {
  const all = plan.sends.flatMap((index) => {
    const message = decl.messages[index];
    return message ? [{ index, message, type: itemType(context, message.payload) }] : [];
  });
  const types = all.map(({ type }) => typeText(type));
  return all.map(({ index, message, type }, at): Sent => {
    const isAlone = types.every((one, other) => other === at || one !== types[at]);
    const name = isAlone ? "send" : context.names.companion("sender", decl.id, index);
    return { name, type, doc: `Sends a \`${message.name.wire}\` message.` };
  });
}

/** `public struct ChatChannel: Channel`: an open connection, with methods that send messages. */
export function emitChannel(node: ChannelNode, file: FileWriter, context: Context): void {
  const { decl } = node;
  const name = context.names.type(decl.id);
  const received = itemType(context, receivedType(context.sdk, decl.id));
  const doc = plainDoc(decl, "An open connection to a channel.");
  emitType(file, { name, origin: decl.origin, doc, kind: "public struct", bases: ["Channel"] }, () => {
    emitDoc(file, "What the channel receives.");
    file.line("public typealias Received = ", received);
    file.blank();
    emitDoc(file, "The connection.");
    file.line("public let connection: ChannelConnection");
    file.blank();
    emitDoc(file, "Creates a channel over a connection.");
    file.block("public init(connection: ChannelConnection) {", () => file.line("self.connection = connection"), "}");
    for (const { name: send, type, doc: text } of sentMessages(context, node)) {
      emitFunction(file, {
        doc: said(text, { message: "The message." }),
        head: `public func ${send}`,
        parameters: [["_ message: ", type]],
        behind: " async throws",
        body: ["try await connection.send(message)"],
      });
    }
  });
}

import type { ChannelId, ChannelNode, FileWriter, Part, Sym } from "@sdkwright/plugin-api";
import { receivedType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { typeDoc } from "../docs.js";
import { erased, typeOf } from "../types.js";
import { emitClass, emitMember, said } from "./declare.js";

/** The class of an open connection to a channel. */
export const channelClass = ({ declared, names, packages }: Context, id: ChannelId): Sym =>
  declared(packages.root, names.type(id));

/** A message that a channel sends. */
interface Sent {
  /** Names of the methods that send it. */
  readonly name: string;
  readonly type: Part;
  readonly doc: string;
}

/** Overloads of `send`, but for messages whose types Java takes for one, such as two lists: these have names of their own. */
function sentMessages(context: Context, { decl, plan }: ChannelNode): Sent[] {
  const all = plan.sends.flatMap((index) => {
    const message = decl.messages[index];
    return message ? [{ index, message, type: typeOf(context, message.payload).boxed }] : [];
  });
  const classes = all.map(({ type }) => erased(type));
  return all.map(({ index, message, type }, at): Sent => {
    const isAlone = classes.every((one, other) => other === at || one !== classes[at]);
    const name = isAlone ? "send" : context.names.companion("sender", decl.id, index);
    return { name, type, doc: `Sends a ${message.name.wire} message.` };
  });
}

/** `public final class ChatChannel extends Channel<ChatChannelEvent>`: an open connection, with methods that send messages. */
export function emitChannel(node: ChannelNode, file: FileWriter, context: Context): void {
  const { sdk, names, packages, runtime, symbol } = context;
  const { decl } = node;
  const name = names.type(decl.id);
  const { boxed } = typeOf(context, receivedType(sdk, decl.id));
  const clause: Part = ["extends ", runtime("core.Channel"), "<", boxed, ">"];
  const doc = typeDoc(decl, "An open connection to a channel.");
  emitClass(file, { name, origin: decl.origin, doc, kind: "public final class", clause }, () => {
    // Named in full, since messages of an API may well have this name.
    const link: Part = [`${packages.root}.internal.socket.Link<`, boxed, "> link"];
    file.block([name, "(", link, ") {"], () => file.line("super(link);"), "}");
    for (const { name: send, type, doc: text } of sentMessages(context, node)) {
      const given = { message: "the message" };
      const parameters: Part[] = [[type, " message"]];
      const future: Part = ["public ", symbol("java.util.concurrent", "CompletableFuture"), "<Void>"];
      const returned = "completes when the message was sent";
      emitMember(file, {
        doc: said(text, given),
        type: "public void",
        name: send,
        parameters,
        body: "deliverNow(message);",
      });
      const body = "return deliver(message);";
      emitMember(file, { doc: said(text, given, returned), type: future, name: `${send}Async`, parameters, body });
    }
  });
}

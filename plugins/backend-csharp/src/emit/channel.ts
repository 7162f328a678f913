import type { ChannelNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { receivedType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { plainDoc } from "../docs.js";
import { call, generic } from "../line-breaks.js";
import { type CsharpType, typeOf, typeText } from "../types.js";
import { emitMethodMember, emitType, said } from "./declare.js";

/** A message that a channel sends. */
interface Sent {
  /** Name of the method that sends it. */
  readonly name: string;
  readonly type: CsharpType;
  readonly doc: string;
}

/** Overloads of `SendAsync`, but for messages of one type: these have names of their own. */
export function sentMessages(context: Context, { decl, plan }: ChannelNode): Sent[] {
  const all = plan.sends.flatMap((index) => {
    const message = decl.messages[index];
    return message ? [{ index, message, type: typeOf(context, message.payload) }] : [];
  });
  const types = all.map(({ type }) => typeText(type.name));
  return all.map(({ index, message, type }, at): Sent => {
    const isAlone = types.every((one, other) => other === at || one !== types[at]);
    const name = isAlone ? "Send" : context.names.companion("sender", decl.id, index);
    return { name: `${name}Async`, type, doc: `Sends a ${message.name.wire} message.` };
  });
}

/** `public sealed class ChatChannel : Channel<ChatChannelEvent>`: an open connection, with methods that send messages. */
export function emitChannel(node: ChannelNode, file: FileWriter, context: Context): void {
  const { sdk, names, core, internal, symbol } = context;
  const { decl } = node;
  const name = names.type(decl.id);
  const received = typeOf(context, receivedType(sdk, decl.id));
  const base = generic(core("Channel"), received.name);
  const doc = plainDoc(decl, "An open connection to a channel.");
  emitType(file, { name, origin: decl.origin, doc, kind: "public sealed class", base }, () => {
    const link: Part = [internal("ChannelLink"), " link"];
    file.line(`internal ${name}(`, link, ")");
    file.line("    : base(link, ", received.json, ") { }");
    for (const { name: send, type, doc: text } of sentMessages(context, node)) {
      const cancellation: Part = [symbol("System.Threading", "CancellationToken"), " cancellationToken = default"];
      emitMethodMember(file, {
        doc: said(text, { message: "The message.", cancellationToken: "A token that cancels the call." }),
        type: ["public ", symbol("System.Threading.Tasks", "Task")],
        name: send,
        parameters: [[type.name, " message"], cancellation],
        value: call("DeliverAsync", [type.json, "message", "cancellationToken"]),
      });
    }
  });
}

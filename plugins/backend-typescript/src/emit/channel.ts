import type { ChannelNode, FileWriter } from "@sdkwright/plugin-api";
import { sentMessageTypes } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { keyword, typeOf, union } from "../types.js";
import { emitHead, emitInterface, emitMember } from "./declare.js";
import { withUnknown } from "./union.js";

/** `export interface Chat { send: ...; receive: ... }`: the messages of a channel, by direction. */
export function emitChannel({ decl, plan }: ChannelNode, file: FileWriter, context: Context): void {
  const { sdk, names, types, aliases } = context;
  const name = names.type(decl.id);
  const sent = sentMessageTypes(sdk, decl.id).map((type) => typeOf(type, types));
  const received = plan.receives.flatMap((at) => decl.messages[at]?.payload ?? []).map((type) => typeOf(type, aliases));
  emitHead(file, name, decl);
  emitInterface(file, name, () => {
    emitMember(file, "send", false, union(sent));
    emitMember(file, "receive", false, received.length > 0 ? withUnknown(received, plan.tag) : keyword("unknown"));
  });
}

import type { ChannelNode, FileWriter, Type } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { keyword, typeOf, union } from "../types.js";
import { emitMember } from "./declare.js";
import { withUnknown } from "./union.js";

/** `export interface Chat { send: ...; receive: ... }`: the messages of a channel, by direction. */
export function emitChannel({ decl, plan }: ChannelNode, file: FileWriter, emission: Emission): void {
  const { names, types, aliases } = emission;
  const name = names.type(decl.id);
  const payloads = (indexes: readonly number[]): Type[] => indexes.flatMap((at) => decl.messages[at]?.payload ?? []);
  const sent = payloads(plan.sends).map((payload) => typeOf(payload, types));
  const received = payloads(plan.receives).map((payload) => typeOf(payload, aliases));
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.block(
    ["export interface ", name, " {"],
    () => {
      emitMember(file, "send", false, union(sent));
      emitMember(file, "receive", false, received.length > 0 ? withUnknown(received, plan.tag) : keyword("unknown"));
    },
    "}",
  );
}

import type { ChannelDecl, FileWriter, TargetContext } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { keyword, type TypeExpr, typeOf, union } from "../types.js";
import { emitMember } from "./object.js";
import { withUnknown } from "./union.js";

function messages(decl: ChannelDecl, direction: "send" | "receive", emission: Emission): TypeExpr {
  const payloads = decl.messages.flatMap((message) => (message.direction === direction ? [message.payload] : []));
  if (payloads.length === 0) return keyword(direction === "send" ? "never" : "unknown");
  if (direction === "receive") return withUnknown(payloads, emission);
  return union(payloads.map((payload) => typeOf(payload, emission.types)));
}

/** `export interface Chat { send: ...; receive: ... }`: the messages of a channel, by direction. */
export function emitChannel(decl: ChannelDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const name = target.names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.block(
    ["export interface ", name, " {"],
    () => {
      for (const direction of ["send", "receive"] as const) {
        emitMember(file, direction, false, messages(decl, direction, emission));
      }
    },
    "}",
  );
}

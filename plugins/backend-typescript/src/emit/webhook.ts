import type { FileWriter, TargetContext, WebhookDecl } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import { emissionOf } from "../emission.js";
import { assigned, typeOf } from "../types.js";

/** `export type OrderPlaced = ...`: what the sender of a webhook sends. */
export function emitWebhook(decl: WebhookDecl, file: FileWriter, target: TargetContext): void {
  const name = target.names.type(decl.id);
  const payload = typeOf(decl.payload ?? { kind: "unknown" }, emissionOf(target).aliases);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.line("export type ", name, " =", assigned(payload), ";");
}

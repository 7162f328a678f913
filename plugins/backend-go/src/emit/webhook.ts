import type { FileWriter, TargetContext, WebhookDecl } from "@sdkwright/plugin-api";

/** What verifies webhooks is in one file for all; the types of their payloads are emitted with the other types. */
export function emitWebhook(_decl: WebhookDecl, _file: FileWriter, _target: TargetContext): void {}

import type { FileWriter, TargetContext, WebhookDecl } from "@sdkwright/plugin-api";

/** Webhooks have no verification yet: the types of their payloads are emitted with the other types. */
export function emitWebhook(_decl: WebhookDecl, _file: FileWriter, _target: TargetContext): void {}

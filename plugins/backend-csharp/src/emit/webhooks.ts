import type { DocTag } from "@sdkwright/docs-kit";
import type { Documented, FileWriter, Part, WebhooksNode } from "@sdkwright/plugin-api";
import { signatureData } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { expressionOf } from "../descriptor.js";
import { docOf } from "../docs.js";
import { assignment, call, collection } from "../line-breaks.js";
import { typeOf } from "../types.js";
import { emitMethodMember, emitType, tagsOf } from "./declare.js";

/** The class that verifies deliveries. */
export const WEBHOOKS = "Webhooks";

const TAGS: readonly DocTag[] = tagsOf({
  delivery: "The delivery as it was received.",
  secrets: "The secrets. To rotate them, pass both the old and the new one.",
  tolerance: "How old a delivery may be; null for the limit that the API sets.",
});

/** A method that verifies a delivery, and what the runtime is asked with. */
interface Verification {
  readonly documented: Documented;
  readonly fallback: string;
  readonly name: string;
  /** What it returns; absent for nothing. */
  readonly event?: { readonly type: Part; readonly json: Part };
}

function emitVerification(one: Verification, file: FileWriter, context: Context): void {
  const { event } = one;
  const tags = event ? [...TAGS, { tag: "returns", text: "The event." }] : TAGS;
  const args = ["s_signatures", "delivery", "secrets", "tolerance", ...(event ? [event.json] : [])];
  emitMethodMember(file, {
    doc: docOf(one.documented, one.fallback, tags),
    type: ["public static ", event?.type ?? "void"],
    name: one.name,
    parameters: [
      [context.core("WebhookDelivery"), " delivery"],
      [context.core("WebhookSecrets"), " secrets"],
      [context.symbol("System", "TimeSpan"), "? tolerance = null"],
    ],
    value: call([context.internal("WebhookVerifier"), event ? ".Parse" : ".Verify"], args),
  });
}

/** `public static class Webhooks`: what proves that a delivery is the API's, and reads it. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, context: Context): void {
  const { api, names } = context;
  const doc = "Verifies deliveries of webhooks.";
  emitType(file, { name: WEBHOOKS, doc, kind: "public static class" }, () => {
    const signatures = plan.signatures.map((signature) => expressionOf(signatureData(signature), context));
    const type: Part = [context.internal("SignatureSpec"), "[]"];
    file.line(assignment(["private static readonly ", type, " s_signatures"], collection(signatures)));
    const fallback = "Verifies that a delivery was sent by the API.";
    emitVerification({ name: names.companion("webhookVerifier"), documented: {}, fallback }, file, context);
    for (const id of plan.verified) {
      const decl = api.webhooks[id];
      if (!decl?.payload) continue;
      const { name, json } = typeOf(context, decl.payload);
      const said = { documented: decl, fallback: "Verifies a delivery and returns its event." };
      emitVerification(
        { ...said, name: names.companion("webhookParser", id), event: { type: name, json } },
        file,
        context,
      );
    }
  });
}

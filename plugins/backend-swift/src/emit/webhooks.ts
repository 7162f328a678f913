import type { DocTag } from "@sdkwright/docs-kit";
import type { Documented, FileWriter, Part, WebhooksNode } from "@sdkwright/plugin-api";
import { signatureData } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { foundation } from "../context.js";
import { jsonOf } from "../descriptor.js";
import { docOf } from "../docs.js";
import { items, jsonCall } from "../line-breaks.js";
import { itemType } from "../types.js";
import { emitFunction, emitType, tagsOf } from "./declare.js";

/** The type that verifies deliveries. */
export const WEBHOOKS = "Webhooks";

const TAGS: readonly DocTag[] = tagsOf({
  delivery: "The delivery as it was received.",
  secrets: "The secrets. To rotate them, pass both the old and the new one.",
  tolerance: "Seconds that the time of a delivery may be off; nil for the limit that the API sets.",
});

/** A function that verifies a delivery. */
interface Verification {
  readonly documented: Documented;
  readonly fallback: string;
  readonly name: string;
  /** What it returns; absent for nothing. */
  readonly event?: Part;
}

function emitVerification(
  { documented, fallback, name, event }: Verification,
  file: FileWriter,
  { brand }: Context,
): void {
  const tags: DocTag[] = [
    ...TAGS,
    ...(event === undefined ? [] : [{ tag: "returns", text: "The event." }]),
    { tag: "throws", text: `\`${brand}WebhookVerificationError\`, if the delivery is not what the API sent.` },
  ];
  const args = "signatures, delivery, secrets, tolerance: tolerance";
  emitFunction(file, {
    doc: docOf(documented, fallback, tags),
    head: `public static func ${name}`,
    parameters: [
      "_ delivery: WebhookDelivery",
      "secrets: WebhookSecrets",
      ["tolerance: ", foundation("TimeInterval"), "? = nil"],
    ],
    behind: event === undefined ? " throws" : [" throws -> ", event],
    body: [`try WebhookVerifier.${event === undefined ? "verify" : "parse"}(${args})`],
  });
}

/** `public enum Webhooks`: what proves that a delivery is the API's, and reads it. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, context: Context): void {
  const { api, names } = context;
  const doc = "Verifies deliveries of webhooks.";
  emitType(file, { name: WEBHOOKS, doc, kind: "public enum" }, () => {
    const signatures = plan.signatures.map((signature) => jsonOf(signatureData(signature), context));
    const specs = signatures.map((signature) => jsonCall("SignatureSpec", signature, 3));
    file.line("private static let signatures: [SignatureSpec] = ", items(specs));
    const fallback = "Verifies that a delivery was sent by the API.";
    emitVerification({ name: names.companion("webhookVerifier"), documented: {}, fallback }, file, context);
    for (const id of plan.verified) {
      const decl = api.webhooks[id];
      if (!decl?.payload) continue;
      const event = itemType(context, decl.payload);
      const text = { documented: decl, fallback: "Verifies a delivery and returns its event." };
      emitVerification({ ...text, name: names.companion("webhookParser", id), event }, file, context);
    }
  });
}

import type { FileWriter, Part, WebhooksNode } from "@sdkwright/plugin-api";
import { list, signatureData, typeUse } from "@sdkwright/plugin-api";
import { dataValue } from "../data.js";
import type { Emission } from "../emission.js";
import { webhookIntegers } from "../integers/exact.js";
import { array } from "../literals.js";
import { runtime, runtimeType } from "../runtime.js";
import { named } from "../types.js";
import { emitConstant, emitType } from "./declare.js";
import { withUnknown } from "./types.js";

const ARGUMENTS = ["signatures", "delivery", "secret", "options"];

/** `export function name(...): result { return via(signatures, ...); }`. */
function emitFunction(
  file: FileWriter,
  name: string,
  to: { doc: string; via: Part; result: string; more?: readonly string[] },
): void {
  const parameters: Part[] = [
    ["delivery: ", typeUse(runtimeType("WebhookDelivery"))],
    ["secret: ", typeUse(runtimeType("WebhookSecret"))],
    ["options?: ", typeUse(runtimeType("WebhookOptions"))],
  ];
  file.blank();
  file.doc({ text: [to.doc] });
  file.block(
    ["export function ", name, list("(", parameters, [")", ": ", to.result, ""]), " {"],
    () => file.line("return ", to.via, list("(", [...ARGUMENTS, ...(to.more ?? [])], ")"), ";"),
    "}",
  );
}

const refusals =
  "Rejects with `WebhookVerificationError` for a delivery that is not signed, not signed right, or not of now.";

/** Verifying what arrives at a receiver, which needs no client. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, emission: Emission): void {
  const { api, names, layout } = emission;
  const printer = { names, layout, extras: {} };
  const specs = array(plan.signatures.map((signature) => dataValue(signatureData(signature), printer)));
  file.line("const signatures: readonly ", typeUse(runtimeType("WebhookSignature")), "[] = ", specs.part, ";");
  const integers = webhookIntegers(emission);
  if (integers) {
    file.blank();
    emitConstant(file, "integers", runtimeType("ExactReading"), integers);
  }
  const payloads = Object.values(api.webhooks).map(({ id }) => named(layout.symbol(id)));
  file.blank();
  file.doc({ text: ["What a webhook of the API brings."] });
  emitType(file, "WebhookEvent", withUnknown(payloads, plan.tag));
  emitFunction(file, "verifyWebhook", {
    doc: `Proves that the API sent a delivery. ${refusals}`,
    via: runtime("verifyDelivery"),
    result: "Promise<void>",
  });
  emitFunction(file, "parseWebhook", {
    doc: `The event of a delivery, once it is proven that the API sent it. ${refusals}`,
    via: [runtime("parseDelivery"), "<WebhookEvent>"],
    result: "Promise<WebhookEvent>",
    ...(integers && { more: ["integers"] }),
  });
}

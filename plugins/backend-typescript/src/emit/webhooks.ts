import type { FileWriter, Part, WebhooksNode } from "@sdkwright/plugin-api";
import { list, signatureData, typeUse } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dataValue } from "../descriptor.js";
import { webhookReading } from "../forms/calls.js";
import { array } from "../literals.js";
import { runtime, runtimeType } from "../runtime.js";
import { named } from "../types.js";
import { emitConstant, emitDoc, emitFunction, emitType } from "./declare.js";
import { withUnknown } from "./union.js";

const refusalsOf = ({ isTimeSigned }: WebhooksNode["plan"]): string =>
  `Rejects with \`WebhookVerificationError\` if the signature is missing${
    isTimeSigned ? ", invalid or too old" : " or invalid"
  }.`;

/** Verifying what arrives at a receiver, which needs no client. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, context: Context): void {
  const { api, names, layout } = context;
  const refusals = refusalsOf(plan);
  const printer = { names, layout, extras: {} };
  const specs = array(plan.signatures.map((signature) => dataValue(signatureData(signature), printer)));
  file.line("const signatures: readonly ", typeUse(runtimeType("WebhookSignature")), "[] = ", specs.part, ";");
  const reading = webhookReading(context);
  if (reading) {
    file.blank();
    emitConstant(file, "reading", runtimeType("Reading"), reading);
  }
  const payloads = Object.values(api.webhooks).map(({ id }) => named(layout.symbol(id)));
  emitDoc(file, "An event that the API sends to a webhook.");
  emitType(file, "WebhookEvent", withUnknown(payloads, plan.tag));
  const parameters: Part[] = [
    ["delivery: ", typeUse(runtimeType("WebhookDelivery"))],
    ["secret: ", typeUse(runtimeType("WebhookSecret"))],
    ["options?: ", typeUse(runtimeType("WebhookOptions"))],
  ];
  const args = ["signatures", "delivery", "secret", "options"];
  emitDoc(file, `Verifies that a delivery was sent by the API. ${refusals}`);
  emitFunction(file, "export function verifyWebhook", {
    parameters,
    result: "Promise<void>",
    value: [runtime("verifyDelivery"), list("(", args, ")")],
  });
  emitDoc(file, `Verifies that a delivery was sent by the API and returns its event. ${refusals}`);
  emitFunction(file, "export function parseWebhook", {
    parameters,
    result: "Promise<WebhookEvent>",
    value: [runtime("parseDelivery"), "<WebhookEvent>", list("(", reading ? [...args, "reading"] : args, ")")],
  });
}

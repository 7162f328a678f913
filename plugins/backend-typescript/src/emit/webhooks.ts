import {
  createFile,
  type FileWriter,
  list,
  type Part,
  type ScaffoldFile,
  type Type,
  tagOf,
  typeUse,
  type WebhookDecl,
} from "@sdkwright/plugin-api";
import { dialect } from "../dialect.js";
import type { Emission } from "../emission.js";
import { array } from "../literals.js";
import { PATHS } from "../model/paths.js";
import { runtime, runtimeType } from "../runtime.js";
import { webhookIntegers } from "../spec/integers.js";
import { signatureSpec, verifiableSignatures } from "../spec/webhook.js";
import { assigned, named, type TypeExpr, union } from "../types.js";
import { emitConstant } from "./resource.js";
import { unknownVariant } from "./union.js";

/** What a webhook may bring: a declared payload, or one that the definition does not know. */
function eventType(emission: Emission, webhooks: readonly WebhookDecl[]): TypeExpr {
  const payloads = webhooks.map(({ payload }): Type => payload ?? { kind: "unknown" });
  const tag = payloads.length > 1 ? tagOf(emission.target.api, payloads) : undefined;
  const known = webhooks.map(({ id }) => {
    const symbol = emission.model.symbols.get(id);
    if (!symbol) throw new Error(`No file declares ${id}`);
    return named(symbol);
  });
  return union(tag === undefined ? known : [...known, unknownVariant(tag)]);
}

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

/** `src/webhooks.ts`: verifying what arrives at a receiver, which needs no client. None where nothing is signed. */
export function webhooksFile(emission: Emission): ScaffoldFile[] {
  const webhooks = Object.values(emission.target.api.webhooks);
  const signatures = verifiableSignatures(webhooks);
  if (signatures.length === 0) return [];
  const file = createFile(PATHS.webhooks, dialect);
  const specs = array(signatures.flatMap((signature) => signatureSpec(signature) ?? []));
  file.line("const signatures: readonly ", typeUse(runtimeType("WebhookSignature")), "[] = ", specs.part, ";");
  const integers = webhookIntegers(emission, webhooks);
  if (integers) {
    file.blank();
    emitConstant(file, "integers", runtimeType("ExactReading"), integers);
  }
  file.blank();
  file.doc({ text: ["What a webhook of the API brings."] });
  file.line("export type WebhookEvent =", assigned(eventType(emission, webhooks)), ";");
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
  return [{ path: PATHS.webhooks, content: file.finish().content, kind: "generated" }];
}

import { createFile, type FileWriter, type Part, type ScaffoldFile, type WebhookDecl } from "@sdkwright/plugin-api";
import { declarationDoc } from "../docs.js";
import { dialectFor, type Emission } from "../emission.js";
import { layOut } from "../literals.js";
import { PATHS } from "../model/files.js";
import { signatureSpecs, verifiableSignatures } from "../spec/webhook.js";
import { own, resultType } from "../types.js";

/** Name of the function that verifies and reads the deliveries of a webhook. */
export function parserOf({ model, target }: Emission, webhook: WebhookDecl): string {
  return model.companion(`Parse${target.names.type(webhook.id)}`);
}

const parameters = (delivery: Part): Part => ["d ", delivery, ", secrets ...string"];

function emitParser(emission: Emission, webhook: WebhookDecl, file: FileWriter): void {
  if (!webhook.payload) return;
  const name = (wanted: string): Part => own(`${emission.module}/webhook`, wanted);
  const type = resultType(webhook.payload, emission.types).part;
  const parser = parserOf(emission, webhook);
  file.blank();
  file.declare(parser, webhook.origin);
  const fallback = "verifies a delivery and reads it. Several secrets can be valid while they rotate.";
  file.doc(declarationDoc(parser, webhook, fallback));
  file.block(
    ["func ", parser, "(", parameters(name("Delivery")), ") (", type, ", error) {"],
    () => file.line("return ", name("Parse"), "[", type, "](webhookSignatures, d, ", name("Secrets"), '{"": secrets})'),
    "}",
  );
}

/** `webhooks.go`: what proves that a delivery is the API's, and reads it. */
export function webhooksFile(emission: Emission): ScaffoldFile[] {
  const webhooks = Object.values(emission.target.api.webhooks);
  if (verifiableSignatures(webhooks).length === 0) return [];
  const name = (wanted: string): Part => own(`${emission.module}/webhook`, wanted);
  const verify = emission.model.companion("VerifyWebhook");
  const file = createFile(PATHS.webhooks, dialectFor(emission));
  file.line("var webhookSignatures = ", layOut(signatureSpecs(emission)));
  file.blank();
  file.line(
    `// ${verify} proves that the API has sent a delivery, and has sent it just now. Several secrets can be valid while they`,
  );
  file.line("// rotate.");
  file.block(
    ["func ", verify, "(", parameters(name("Delivery")), ") error {"],
    () => file.line("return ", name("Verify"), "(webhookSignatures, d, ", name("Secrets"), '{"": secrets})'),
    "}",
  );
  for (const webhook of webhooks) if (webhook.signature) emitParser(emission, webhook, file);
  return [{ path: PATHS.webhooks, content: file.finish().content, kind: "generated" }];
}

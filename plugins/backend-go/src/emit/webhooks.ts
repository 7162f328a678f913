import type { FileWriter, Part, WebhookDecl, WebhooksNode } from "@sdkwright/plugin-api";
import { signatureData } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { literalOf } from "../descriptor.js";
import { declarationDoc } from "../docs.js";
import { layOut } from "../literals.js";
import { resultType } from "../types.js";
import { emitFunction } from "./declare.js";

function parameters({ webhook }: Context): Part {
  return ["d ", webhook("Delivery"), ", secrets ...string"];
}

const secrets = '{"": secrets})';

function emitParser(decl: WebhookDecl, file: FileWriter, context: Context): void {
  if (!decl.payload) return;
  const { names, webhook } = context;
  const type = resultType(decl.payload, context.types).part;
  const parser = names.companion("webhookParser", decl.id);
  const fallback = "verifies a delivery and returns its event. To rotate secrets, pass both the old and the new one.";
  emitFunction(file, {
    name: parser,
    origin: decl.origin,
    doc: declarationDoc(parser, decl, fallback),
    head: [parser, "(", parameters(context), ") (", type, ", error)"],
    body: ["return ", webhook("Parse"), "[", type, "](webhookSignatures, d, ", webhook("Secrets"), secrets],
  });
}

/** What proves that a delivery is the API's, and reads it. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, context: Context): void {
  const { api, names, webhook } = context;
  const verify = names.companion("webhookVerifier");
  const signatures = literalOf({ kind: "list", items: plan.signatures.map(signatureData) }, context);
  file.line("var webhookSignatures = ", layOut(signatures));
  emitFunction(file, {
    doc: `${verify} verifies that a delivery was sent by the API${
      plan.isTimeSigned ? " and is recent" : ""
    }. To rotate secrets, pass both the old and the new one.`,
    head: [verify, "(", parameters(context), ") error"],
    body: ["return ", webhook("Verify"), "(webhookSignatures, d, ", webhook("Secrets"), secrets],
  });
  for (const id of plan.verified) {
    const decl = api.webhooks[id];
    if (decl) emitParser(decl, file, context);
  }
}

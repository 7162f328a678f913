import type { DocTag } from "@sdkwright/docs-kit";
import type { Documented, FileWriter, Part, WebhooksNode } from "@sdkwright/plugin-api";
import { signatureData } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { argsOf, scopeOf } from "../descriptor.js";
import { docOf } from "../docs.js";
import { assignment, call } from "../line-breaks.js";
import { typeOf } from "../types.js";
import { type Declaration, emitClass, emitMember, tagsOf } from "./declare.js";

/** The class that verifies deliveries. */
export const WEBHOOKS = "Webhooks";

/** A method that verifies a delivery, and what the runtime is asked with. */
type Verification = Pick<Declaration, "name" | "type"> & {
  readonly documented: Documented;
  readonly fallback: string;
  readonly via: string;
  readonly last: readonly Part[];
};

const verified = {
  delivery: "what was received",
  secret: "the secrets; to rotate them, pass the old and the new one",
} as const;

/** With the API's own tolerance, and with another one. */
function emitVerification(one: Verification, file: FileWriter, context: Context): void {
  const { name, type, via, last } = one;
  const parameters: Part[] = [
    [context.runtime("core.WebhookDelivery"), " delivery"],
    [context.runtime("core.WebhookSecret"), " secret"],
  ];
  const result = type === "void" ? undefined : "the event";
  const emit = (further: readonly Part[], tags: readonly DocTag[], tolerance: string): void => {
    const args = ["SIGNATURES", "delivery", "secret", tolerance, ...last];
    const made = call([context.runtime("internal.webhook.Webhook"), `.${via}`], args);
    emitMember(file, {
      doc: docOf(one.documented, one.fallback, tags),
      type: ["public static ", type],
      name,
      parameters: [...parameters, ...further],
      body: [type === "void" ? "" : "return ", made, ";"],
    });
  };
  emit([], tagsOf(verified, result), "null");
  const tags = tagsOf({ ...verified, tolerance: "how old a delivery may be" }, result);
  emit([[context.symbol("java.time", "Duration"), " tolerance"]], tags, "tolerance");
}

/** `public final class Webhooks`: what proves that a delivery is the API's, and reads it. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, context: Context): void {
  const { api, names } = context;
  const list = context.symbol("java.util", "List");
  const spec = context.runtime("internal.webhook.SignatureSpec");
  const doc = "Verifies deliveries of webhooks.";
  emitClass(file, { name: WEBHOOKS, doc, kind: "public final class" }, () => {
    const scope = scopeOf(context);
    const signatures = plan.signatures.flatMap((signature) => argsOf(scope, signatureData(signature)));
    const type: Part = ["private static final ", list, "<", spec, ">"];
    file.line(assignment([type, " SIGNATURES"], call([list, ".of"], signatures)));
    file.blank();
    file.line(`private ${WEBHOOKS}() {}`);
    const fallback = "Verifies that a delivery was sent by the API.";
    const verify = { name: names.companion("webhookVerifier"), documented: {}, fallback, via: "verify", last: [] };
    emitVerification({ ...verify, type: "void" }, file, context);
    for (const id of plan.verified) {
      const decl = api.webhooks[id];
      if (!decl?.payload) continue;
      const { boxed, descriptor } = typeOf(context, decl.payload);
      const said = { documented: decl, fallback: "Verifies a delivery and returns its event." };
      const parse = { name: names.companion("webhookParser", id), type: boxed, via: "parse", last: [descriptor] };
      emitVerification({ ...said, ...parse }, file, context);
    }
  });
}

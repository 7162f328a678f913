import type { DocTag } from "@sdkwright/docs-kit";
import type { FileWriter, Type, WebhooksNode } from "@sdkwright/plugin-api";
import { signatureData } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { expressionOf } from "../descriptor.js";
import { docOf, typedTag } from "../docs.js";
import { call, items } from "../literals.js";
import { docsOf, isAny, isNullable, nullableJson, typeOf, valuesText } from "../types.js";
import { emitClass, emitIn, emitMethod, type Parameter, parameterTags } from "./declare.js";

/** The module that verifies deliveries. */
export const WEBHOOKS = "Webhooks";

const parametersOf = ({ core }: Context): Parameter[] => [
  { name: "delivery", docs: [core("WebhookDelivery")], text: "The delivery as it arrived.", positional: true },
  {
    name: "secrets",
    docs: ["String", "Array<String>", "Hash{String => String, Array<String>}"],
    text: "The secret, several of them, or those of each header by its name.",
    positional: true,
  },
  {
    name: "tolerance",
    docs: ["Numeric", "nil"],
    text: "Seconds that the time of the delivery may be off; nil for those of the API.",
    fallback: "nil",
  },
];

const refusal = ({ core }: Context): DocTag =>
  typedTag("raise", "", [core("Errors::WebhookVerificationError")], "the delivery is not what the API sent");

function emitVerify(file: FileWriter, context: Context): void {
  const parameters = parametersOf(context);
  emitMethod(file, {
    doc: {
      text: ["Verifies that a delivery was sent by the API."],
      tags: [...parameterTags(parameters), typedTag("return", "", ["nil"], ""), refusal(context)],
    },
    name: `self.${context.names.companion("webhookVerifier")}`,
    parameters,
    body: [call("Internal::Webhooks::Verifier.verify", ["SIGNATURES", "delivery", "secrets", "tolerance:"])],
  });
}

interface Event {
  readonly name: string;
  readonly type: Type;
  readonly documented: Parameters<typeof docOf>[0];
}

function emitParse({ name, type, documented }: Event, file: FileWriter, context: Context): void {
  const parameters = parametersOf(context);
  const found = typeOf(context, type);
  const docs = docsOf(found, isNullable(context, type) && !isAny(found));
  const tags = [...parameterTags(parameters), typedTag("return", "", docs, valuesText(found)), refusal(context)];
  const json = nullableJson(context, type, found).direct;
  emitMethod(file, {
    doc: docOf(documented, "Verifies a delivery, and returns its event.", tags),
    name: `self.${name}`,
    parameters,
    body: [call("Internal::Webhooks::Verifier.parse", ["SIGNATURES", "delivery", "secrets", json, "tolerance:"])],
  });
}

/** `module Webhooks`: what proves that a delivery is the API's, and reads it. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, context: Context): void {
  const { api, names } = context;
  const events = plan.verified.flatMap((id): Event[] => {
    const decl = api.webhooks[id];
    if (!decl?.payload) return [];
    return [{ name: names.companion("webhookParser", id), type: decl.payload, documented: decl }];
  });
  emitIn(file, context, "", () => {
    emitClass(file, { name: WEBHOOKS, kind: "module", doc: { text: ["Verifies deliveries of webhooks."] } }, () => {
      const signatures = plan.signatures.map((signature) => expressionOf(signatureData(signature), context));
      file.line("SIGNATURES = ", items(signatures), ".freeze");
      file.line("private_constant :SIGNATURES");
      emitVerify(file, context);
      for (const event of events) emitParse(event, file, context);
    });
  });
}

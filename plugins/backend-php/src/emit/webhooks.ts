import type { DocTag } from "@sdkwright/docs-kit";
import type { FileWriter, Part, Type, WebhooksNode } from "@sdkwright/plugin-api";
import { signatureData } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { expressionOf } from "../descriptor.js";
import { docOf } from "../docs.js";
import { call, items } from "../literals.js";
import { docOfType, isDetailed, isNullable, jsonOf, nativeOf, typeOf } from "../types.js";
import { emitClass, emitMethod, type Parameter, parameterTags } from "./declare.js";
import { importTags } from "./union.js";

/** The class that verifies deliveries. */
export const WEBHOOKS = "Webhooks";

const parametersOf = ({ core }: Context): Parameter[] => [
  { name: "delivery", type: core("WebhookDelivery"), text: "The delivery as it arrived." },
  {
    name: "secrets",
    type: "string|array",
    doc: "string|list<string>|array<string, string|list<string>>",
    text: "The secret, several of them, or those of each header by its name.",
    isSecret: true,
  },
  {
    name: "tolerance",
    type: "?float",
    text: "Seconds that the time of the delivery may be off; null for those of the API.",
    fallback: "null",
  },
];

const given = ["self::SIGNATURES", "$delivery", "$secrets", "$tolerance"];

function refusals(): DocTag[] {
  return [{ tag: "throws", name: "WebhookVerificationException", text: "The delivery is not what the API sent." }];
}

function emitVerify(file: FileWriter, context: Context): void {
  const parameters = parametersOf(context);
  const text = ["Verifies that a delivery was sent by the API."];
  emitMethod(file, {
    doc: { text, tags: [...parameterTags(parameters), ...refusals()] },
    modifiers: "public static",
    name: context.names.companion("webhookVerifier"),
    parameters,
    type: "void",
    body: [[call([context.core("WebhookVerifier"), "::verify"], given), ";"]],
    uses: usesOf([context.core("WebhookVerificationException")]),
  });
}

const usesOf = (parts: readonly Part[]) =>
  parts.flatMap((part) => (typeof part === "object" && "part" in part && part.part === "sym" ? [part] : []));

interface Event {
  readonly name: string;
  readonly type: Type;
  readonly documented: Parameters<typeof docOf>[0];
}

function emitParse({ name, type, documented }: Event, file: FileWriter, context: Context): void {
  const parameters = parametersOf(context);
  const found = typeOf(context, type);
  const further = { nullable: isNullable(context, type) };
  const returned: DocTag[] = isDetailed(found) ? [{ tag: "return", name: docOfType(found, further), text: "" }] : [];
  const tags = [...parameterTags(parameters), ...returned, ...refusals()];
  emitMethod(file, {
    doc: docOf(documented, "Verifies a delivery, and returns its event.", tags),
    modifiers: "public static",
    name,
    parameters,
    type: nativeOf(found, further),
    body: [
      ["return ", call([context.core("WebhookVerifier"), "::parse"], [...given, jsonOf(context, type, found)]), ";"],
    ],
    uses: [...found.uses, ...usesOf([context.core("WebhookVerificationException")])],
  });
}

/** `final class Webhooks`: what proves that a delivery is the API's, and reads it. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, context: Context): void {
  const { api, names } = context;
  const events = plan.verified.flatMap((id): Event[] => {
    const decl = api.webhooks[id];
    if (!decl?.payload) return [];
    return [{ name: names.companion("webhookParser", id), type: decl.payload, documented: decl }];
  });
  const unions = events.flatMap(({ type }) => typeOf(context, type).unions);
  const doc = { text: ["Verifies deliveries of webhooks."], tags: importTags(unions) };
  emitClass(file, { name: WEBHOOKS, doc, uses: unions }, () => {
    const signatures = plan.signatures.map((signature) => expressionOf(signatureData(signature), context));
    file.line("private const SIGNATURES = ", items(signatures), ";");
    emitVerify(file, context);
    for (const event of events) emitParse(event, file, context);
  });
}

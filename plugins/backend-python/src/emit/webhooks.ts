import type { FileWriter, Part, WebhooksNode } from "@sdkwright/plugin-api";
import { signatureData } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dataPart } from "../descriptor.js";
import { builtin, typing } from "../dialect.js";
import { call, items } from "../literals.js";
import { subscript, typeOf, union, unique, untagged } from "../types.js";
import { emitDoc, emitFunction, emitName } from "./declare.js";

/** The alias of all events, and the expression by which one is decoded. One that is declared later is kept as it came. */
function emitEvent(file: FileWriter, { sdk, results, runtime }: Context): Part {
  const payloads = Object.values(sdk.api.webhooks).map(({ payload }) => payload ?? ({ kind: "unknown" } as const));
  const known = unique(payloads.flatMap((payload) => typeOf(payload, results)));
  // Deliveries without a declared type may be anything.
  const isTyped = payloads.every(({ kind }) => kind !== "unknown");
  const events = isTyped ? [...known, runtime("UnknownVariant")] : known;
  emitName(file, "WebhookEvent");
  file.line("WebhookEvent: ", typing("TypeAlias"), ' = "', union(events), '"');
  emitDoc(file, "An event that the API sends to a webhook.");
  return isTyped ? untagged(events, results) : subscript(typing("Union"), events);
}

const ARGUMENTS = ["_SIGNATURES", "body", "headers", "secret", "url", "tolerance"];

/** Verifying what arrives at a receiver, which needs no client. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, context: Context): void {
  const { runtime } = context;
  const signatures = items(plan.signatures.map((signature) => dataPart(signatureData(signature), context)));
  file.line("_SIGNATURES: ", typing("Sequence"), "[", runtime("SignatureSpec"), "] = ", signatures);
  const given = emitEvent(file, context);
  const parameters: Part[] = [
    ["body: ", runtime("DeliveryBody")],
    ["headers: ", runtime("DeliveryHeaders")],
    ["secret: ", runtime("WebhookSecret")],
    "*",
    ["url: ", union([builtin("str"), "None"]), " = None"],
    ["tolerance: ", union([builtin("float"), "None"]), " = None"],
  ];
  const refused = plan.isTimeSigned ? ", invalid or too old" : " or invalid";
  const refusal = `Raises \`WebhookVerificationError\` if the signature is missing${refused}.`;
  const doc = `Verifies that a delivery was sent by the API. ${refusal}`;
  const verified = call(runtime("verify_delivery"), ARGUMENTS);
  emitFunction(file, { name: "verify_webhook", parameters, result: ["None"], doc, body: [verified] });
  const parsed = call(runtime("parse_delivery"), [...ARGUMENTS, ["lambda: ", given]]);
  const body = [["event: WebhookEvent = ", parsed], "return event"];
  const told = `Verifies that a delivery was sent by the API and returns its event. ${refusal}`;
  emitFunction(file, { name: "parse_webhook", parameters, result: ["WebhookEvent"], doc: told, body });
}

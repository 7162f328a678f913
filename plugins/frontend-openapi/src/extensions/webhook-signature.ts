import {
  elements,
  expectObject,
  isObject,
  locationOf,
  type Mutable,
  type Node,
  reportType,
} from "@sdkwright/json-schema";
import type { WebhookSignature } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";
import { checkKeys, choiceOf, extensionAt, memberAt, memberText, reportNeeds } from "./read.js";

type Hmac = Extract<WebhookSignature, { readonly kind: "hmac" }>;

const KEYS = [
  "type",
  "header",
  "algorithm",
  "asymmetric-algorithm",
  "encoding",
  "signature-prefix",
  "payload-format",
  "timestamp",
  "key-url",
  "jwks-url",
];
const ALGORITHMS = ["sha1", "sha256", "sha384", "sha512"] as const;
const ASYMMETRIC = [
  "rsa-sha256",
  "rsa-sha384",
  "rsa-sha512",
  "ecdsa-sha256",
  "ecdsa-sha384",
  "ecdsa-sha512",
  "ed25519",
] as const;
const COMPONENTS = ["body", "timestamp", "notification-url", "message-id"] as const;
const TIMESTAMPS = ["unix-seconds", "unix-millis", "iso8601"] as const;
/** Age of a message beyond which it counts as replayed, where nothing is said. */
const TOLERANCE_SECONDS = 300;

/** How a webhook is signed: its own `x-gen-webhook-signature`, else the document's; `false` means not at all. */
export function lowerSignature(context: Context, webhook: Node): WebhookSignature | undefined {
  const own = extensionAt(webhook, "webhook-signature");
  if (own?.value === false) return undefined;
  const shared = extensionAt(context.resolver.root, "webhook-signature");
  if (own?.value === true && !shared) {
    reportNeeds(context, own, "the settings of the document: an `x-gen-webhook-signature` object at its root");
    return undefined;
  }
  const node = expectObject(context, own && own.value !== true ? own : shared);
  return node && readSignature(context, node);
}

function readSignature(context: Context, node: Node): WebhookSignature | undefined {
  checkKeys(context, node, KEYS);
  const header = memberText(context, node, "header");
  if (!memberAt(node, "header")) reportNeeds(context, node, "`header`, the header with the signature");
  if (header === undefined) return undefined;
  const declared = memberAt(node, "type");
  const type = choiceOf(context, declared, ["hmac", "asymmetric"]);
  if (declared && !type) return undefined;
  return type === "asymmetric" ? asymmetric(context, node, header) : hmac(context, node, header);
}

function asymmetric(context: Context, node: Node, header: string): WebhookSignature | undefined {
  const declared = memberAt(node, "asymmetric-algorithm") ?? memberAt(node, "algorithm");
  if (!declared) reportNeeds(context, node, `\`asymmetric-algorithm\`, one of ${ASYMMETRIC.join(", ")}`);
  const algorithm = choiceOf(context, declared, ASYMMETRIC);
  if (!algorithm) return undefined;
  const keyUrl = memberText(context, node, memberAt(node, "key-url") ? "key-url" : "jwks-url");
  return { kind: "asymmetric", header, algorithm, ...(keyUrl !== undefined && { keyUrl }) };
}

function hmac(context: Context, node: Node, header: string): Hmac {
  const signature: Mutable<Hmac> = {
    kind: "hmac",
    header,
    algorithm: choiceOf(context, memberAt(node, "algorithm"), ALGORITHMS) ?? "sha256",
    encoding: choiceOf(context, memberAt(node, "encoding"), ["hex", "base64"]) ?? "base64",
    payload: payloadOf(context, memberAt(node, "payload-format")),
  };
  const prefix = memberText(context, node, "signature-prefix");
  if (prefix !== undefined) signature.prefix = prefix;
  const timestamp = timestampOf(context, memberAt(node, "timestamp"));
  const isTimeSigned = signature.payload.components.includes("timestamp");
  if (timestamp) signature.timestamp = timestamp;
  else if (isTimeSigned) reportNeeds(context, node, "`timestamp`, because its payload contains one");
  if (timestamp && !isTimeSigned) reportUnsignedTime(context, node, timestamp.header);
  return signature;
}

function reportUnsignedTime(context: Context, node: Node, header: string): void {
  const at = memberAt(node, "timestamp") ?? node;
  context.report(openapiCatalogue.create("unsigned-time", { header }, { location: locationOf(at, "key") }));
}

/** What is signed: the body alone where nothing is said. */
function payloadOf(context: Context, declared: Node | undefined): Hmac["payload"] {
  const node = expectObject(context, declared);
  if (!node) return { components: ["body"], delimiter: "" };
  checkKeys(context, node, ["components", "delimiter"]);
  const list = memberAt(node, "components");
  if (!Array.isArray(list?.value)) {
    reportType(context, list ?? node, `a list of ${COMPONENTS.join(", ")}`);
    return { components: ["body"], delimiter: "" };
  }
  const components = elements(list).flatMap((item) => choiceOf(context, item, COMPONENTS) ?? []);
  // Otherwise one captured signature would serve for any body.
  if (!components.includes("body")) {
    reportNeeds(
      context,
      node,
      "`body` among its `components`: without it, the signature proves nothing about the body",
    );
  }
  const delimiter = memberAt(node, "delimiter")?.value;
  return { components, delimiter: typeof delimiter === "string" ? delimiter : "" };
}

function timestampOf(context: Context, declared: Node | undefined): Hmac["timestamp"] {
  const node = expectObject(context, declared);
  if (!node) return undefined;
  checkKeys(context, node, ["header", "format", "tolerance"]);
  const header = memberText(context, node, "header");
  if (!memberAt(node, "header")) reportNeeds(context, node, "`header`, the header with the time");
  if (header === undefined) return undefined;
  const tolerance = memberAt(node, "tolerance");
  const isWrong = tolerance && !(typeof tolerance.value === "number" && tolerance.value > 0);
  if (isWrong) reportType(context, tolerance, "a number of seconds above 0");
  return {
    header,
    format: choiceOf(context, memberAt(node, "format"), TIMESTAMPS) ?? "unix-seconds",
    toleranceSeconds: tolerance && !isWrong ? (tolerance.value as number) : TOLERANCE_SECONDS,
  };
}

/** Reports a signature on an operation that clients call. */
export function checkNoSignature(context: Context, operation: Node): void {
  const node = extensionAt(operation, "webhook-signature");
  if (node && isObject(operation.value)) reportNeeds(context, node, "a webhook: clients call this operation");
}

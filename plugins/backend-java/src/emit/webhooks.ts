import type { FileWriter, Part, WebhooksNode } from "@sdkwright/plugin-api";
import { dataText, signatureData } from "@sdkwright/plugin-api";
import { isRecord, literals } from "../descriptor.js";
import { stringLiteral } from "../dialect.js";
import { docOf, emitDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { assignment, call, chain, methodHead } from "../layout.js";
import { typeOf } from "../types.js";

/** The class that verifies deliveries. */
export const WEBHOOKS = "Webhooks";

type Signature = WebhooksNode["plan"]["signatures"][number];

const constant = (word: string): string => word.replace(/[-\s]/g, "_").toUpperCase();

function signaturePart(emission: Emission, signature: Signature): Part {
  const spec = emission.runtime("internal.webhook.SignatureSpec");
  const data = signatureData(signature);
  if (!isRecord(data)) throw new Error("A signature without fields");
  const { fields } = data;
  const said = (name: string): Part[] => (fields[name] ? [call(name, [stringLiteral(dataText(fields[name]))])] : []);
  const made = call(
    [spec, ".of"],
    [
      stringLiteral(dataText(fields.header)),
      [spec, `.Family.${constant(dataText(fields.family))}`],
      [spec, `.Encoding.${constant(dataText(fields.encoding))}`],
    ],
  );
  const links = [
    ...said("hash"),
    ...said("prefix"),
    ...said("delimiter"),
    call("components", literals(fields.components)),
  ];
  if (isRecord(fields.timestamp)) {
    const { header, format, toleranceSeconds } = fields.timestamp.fields;
    const words = dataText(format).replace(/([a-z])([A-Z])/g, "$1_$2");
    const args = [
      stringLiteral(dataText(header)),
      [spec, `.TimeFormat.${constant(words)}`],
      dataText(toleranceSeconds),
    ];
    links.push(call("timestamp", args));
  }
  return chain(made, links);
}

/** A method that verifies a delivery: with the API's own tolerance, and with another one. */
interface Verification {
  readonly name: string;
  readonly doc: Parameters<typeof docOf>[0];
  readonly fallback: string;
  readonly type: Part;
  /** The method of the runtime, and what it gets last. */
  readonly via: string;
  readonly last: readonly Part[];
}

function emitVerification(emission: Emission, one: Verification, file: FileWriter): void {
  const { name, type, via, last } = one;
  const duration = emission.symbol("java.time", "Duration");
  const parameters: Part[] = [
    [emission.runtime("core.WebhookDelivery"), " delivery"],
    [emission.runtime("core.WebhookSecret"), " secret"],
  ];
  const isVoid = type === "void";
  const tags = [
    { tag: "param", name: "delivery", text: "what was received" },
    { tag: "param", name: "secret", text: "the secrets; to rotate them, pass the old and the new one" },
  ];
  const age = { tag: "param", name: "tolerance", text: "how old a delivery may be" };
  const result = isVoid ? [] : [{ tag: "return", text: "the event" }];
  const emit = (given: readonly Part[], said: typeof tags, tolerance: string): void => {
    file.blank();
    emitDoc(file, docOf(one.doc, one.fallback, [...said, ...result]), 1);
    const made = call(
      [emission.runtime("internal.webhook.Webhook"), `.${via}`],
      ["SIGNATURES", "delivery", "secret", tolerance, ...last],
    );
    file.block(
      methodHead(["public static ", type], name, given, 1),
      () => file.line(isVoid ? "" : "return ", made, ";"),
      "}",
    );
  };
  emit(parameters, tags, "null");
  emit([...parameters, [duration, " tolerance"]], [...tags, age], "tolerance");
}

/** `public final class Webhooks`: what proves that a delivery is the API's, and reads it. */
export function emitWebhooks({ plan }: WebhooksNode, file: FileWriter, emission: Emission): void {
  const { api, names } = emission;
  const list = emission.symbol("java.util", "List");
  const spec = emission.runtime("internal.webhook.SignatureSpec");
  file.blank();
  file.declare(WEBHOOKS);
  emitDoc(file, "Verifies deliveries of webhooks.", 0);
  file.block(
    `public final class ${WEBHOOKS} {`,
    () => {
      const signatures = plan.signatures.map((signature) => signaturePart(emission, signature));
      file.line(
        assignment(["private static final ", list, "<", spec, "> SIGNATURES"], call([list, ".of"], signatures)),
      );
      file.blank();
      file.line(`private ${WEBHOOKS}() {}`);
      const fallback = "Verifies that a delivery was sent by the API.";
      emitVerification(
        emission,
        { name: names.companion("webhookVerifier"), doc: {}, fallback, type: "void", via: "verify", last: [] },
        file,
      );
      for (const id of plan.verified) {
        const decl = api.webhooks[id];
        if (!decl?.payload) continue;
        const { boxed, descriptor } = typeOf(emission, decl.payload);
        const name = names.companion("webhookParser", id);
        const said = "Verifies a delivery and returns its event.";
        emitVerification(
          emission,
          { name, doc: decl, fallback: said, type: boxed, via: "parse", last: [descriptor] },
          file,
        );
      }
    },
    "}",
  );
}

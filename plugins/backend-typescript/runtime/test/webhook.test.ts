import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseDelivery, verifyDelivery } from "../src/core/index.js";
import type { WebhookDelivery, WebhookSignature } from "../src/core/index.js";
import { failure } from "./server.js";

const body = '{"type":"order.placed","id":1,  "note":"ö"}';
const secret = "hush-hush";
const now = (): number => Math.floor(Date.now() / 1000);

/** As https://www.standardwebhooks.com signs. */
const standard: WebhookSignature = {
  kind: "hmac",
  header: "webhook-signature",
  hash: "SHA-256",
  encoding: "base64",
  prefix: "v1,",
  components: ["webhook-id", "timestamp", "body"],
  delimiter: ".",
  timestamp: { header: "webhook-timestamp", format: "unix-seconds", toleranceSeconds: 300 },
};

function hmac(text: string, hash = "sha256", key: string | Buffer = secret): Buffer {
  return createHmac(hash, key).update(text).digest();
}

function signed(at: number | string = now(), key: string | Buffer = secret): WebhookDelivery {
  const signature = hmac(`m1.${String(at)}.${body}`, "sha256", key).toString("base64");
  const headers = {
    "Webhook-Id": "m1",
    "Webhook-Timestamp": String(at),
    "Webhook-Signature": `v1,${signature}`,
  };
  return { body, headers };
}

function verify(delivery: WebhookDelivery, signature: WebhookSignature = standard): Promise<void> {
  return verifyDelivery([signature], delivery, secret);
}

describe("a delivery that is signed", () => {
  it("passes, as text and as bytes, whatever the server's form of headers", async () => {
    const { headers } = signed();
    await verify({ body, headers });
    await verify({ body: new TextEncoder().encode(body), headers });
    await verify({ body, headers: new Headers(headers as Record<string, string>) });
    const lists = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]);
    await verify({ body, headers: Object.fromEntries(lists) as Record<string, string[]> });
    expect(await parseDelivery([standard], { body, headers }, secret)).toEqual(JSON.parse(body));
  });
});

describe("forms of signatures", () => {
  const asymmetric = { kind: "asymmetric", header: "x-sig", components: ["body"] } as const;
  it.each(["P-256", "P-384", "P-521"])("ECDSA on %s, in DER and plain", async (namedCurve) => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve });
    const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
    const signature: WebhookSignature = {
      ...asymmetric,
      name: "ECDSA",
      hash: "SHA-256",
      encoding: "base64",
    };
    for (const dsaEncoding of ["der", "ieee-p1363"] as const) {
      for (let round = 0; round < 20; round += 1) {
        const made = sign("sha256", Buffer.from(body), { key: privateKey, dsaEncoding });
        const headers = { "x-sig": made.toString("base64") };
        await verifyDelivery([signature], { body, headers }, pem);
        const other = verifyDelivery([signature], { body: "else", headers }, pem);
        expect((await failure(other)).name).toBe("WebhookVerificationError");
      }
    }
  });
});

describe("mistakes of the caller", () => {
  it("are named, without the secret", async () => {
    const empty = await failure(verifyDelivery([standard], signed(), ""));
    expect([empty.name, empty.message]).toEqual([
      "ConfigurationError",
      "The secret of the webhook is empty",
    ]);
    expect((await failure(verifyDelivery([standard], signed(), []))).name).toBe(
      "ConfigurationError",
    );
    for (const none of [[undefined], undefined, null, { "webhook-signature": "" }]) {
      const missing = verifyDelivery([standard], signed(), none as never);
      expect((await failure(missing)).message).toContain("is empty");
    }
    const parsed = { body: JSON.parse(body) as never, headers: signed().headers };
    expect((await failure(verify(parsed))).message).toContain("not a parsed value");
    const bad = await failure(verifyDelivery([standard], signed(), "whsec_***"));
    expect(bad.name).toBe("ConfigurationError");
    expect(bad.message).not.toContain("***");
  });

  it("are told from a body that is not JSON", async () => {
    const signature = { ...standard, components: ["webhook-id"] } as const;
    const headers = {
      "webhook-id": "m1",
      "webhook-timestamp": String(now()),
      "webhook-signature": `v1,${hmac("m1").toString("base64")}`,
    };
    const error = await failure(parseDelivery([signature], { body: "<p>", headers }, secret));
    expect(error.message).toContain("is not JSON");
  });
});

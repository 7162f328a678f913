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

async function refusal(
  delivery: WebhookDelivery,
  signature: WebhookSignature = standard,
): Promise<string> {
  const error = await failure(verify(delivery, signature));
  expect(error.name).toBe("WebhookVerificationError");
  expect(error.message).not.toContain(secret);
  return error.message;
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

  it("passes if one of several signatures is right, and with one of several secrets", async () => {
    const { headers } = signed() as { headers: Record<string, string> };
    const right = headers["Webhook-Signature"] ?? "";
    const wrong = `v1,${hmac("else").toString("base64")}`;
    for (const several of [`${wrong} ${right}`, `v2,abc ${right} ${wrong}`]) {
      await verify({ body, headers: { ...headers, "Webhook-Signature": several } });
    }
    await verifyDelivery([standard], signed(), ["older", secret]);
    expect((await failure(verifyDelivery([standard], signed(), ["a", "b"]))).message).toContain(
      "is wrong",
    );
  });

  it("is refused if anything that is signed differs", async () => {
    const { headers } = signed() as { headers: Record<string, string> };
    expect(await refusal({ body: `${body} `, headers })).toContain("is wrong");
    expect(await refusal({ body, headers: { ...headers, "Webhook-Id": "m2" } })).toContain("wrong");
    expect(await refusal(signed(now(), "other"))).toContain("is wrong");
    const later = { ...headers, "Webhook-Timestamp": String(now() + 1) };
    expect(await refusal({ body, headers: later })).toContain("is wrong");
    const short = { ...headers, "Webhook-Signature": "v1,YWJj" };
    expect(await refusal({ body, headers: short })).toContain("is wrong");
    const garbage = { ...headers, "Webhook-Signature": "v1,*** v1, v1" };
    expect(await refusal({ body, headers: garbage })).toContain("is wrong");
  });

  it("is refused if it is old, of the future, or of no time", async () => {
    expect(await refusal(signed(now() - 302))).toContain("more than 300 seconds ago");
    expect(await refusal(signed(now() + 302))).toContain("from now");
    expect(await refusal(signed("x"))).toContain("does not say when");
    await verify(signed(now() - 298));
    await verify(signed(now() + 298));
    await verifyDelivery([standard], signed(now() - 900), secret, { toleranceSeconds: 1000 });
    const strict = verifyDelivery([standard], signed(now() - 9), secret, { toleranceSeconds: 5 });
    expect((await failure(strict)).message).toContain("more than 5 seconds ago");
  });

  it("is refused if a header is missing", async () => {
    const { headers } = signed() as { headers: Record<string, string> };
    const without = (name: string): WebhookDelivery => {
      const rest = Object.entries(headers).filter(([key]) => key !== name);
      return { body, headers: Object.fromEntries(rest) };
    };
    expect(await refusal(without("Webhook-Signature"))).toContain("lacks the header webhook-sig");
    expect(await refusal(without("Webhook-Timestamp"))).toContain("does not say when");
    expect(await refusal(without("Webhook-Id"))).toContain("without its webhook-id");
  });
});

describe("forms of signatures", () => {
  const plain = { kind: "hmac", header: "x-sig", components: ["body"] } as const;
  const hashes = [
    ["sha1", "SHA-1"],
    ["sha256", "SHA-256"],
    ["sha384", "SHA-384"],
    ["sha512", "SHA-512"],
  ] as const;

  it.each(hashes)("%s, hexadecimal in any case and base64", async (name, hash) => {
    const digest = hmac(body, name);
    const hex = { ...plain, hash, encoding: "hex", prefix: `${name}=` } as const;
    await verify({ body, headers: { "X-Sig": `${name}=${digest.toString("hex")}` } }, hex);
    const upper = `${name}=${digest.toString("hex").toUpperCase()}`;
    await verify({ body, headers: { "X-Sig": upper } }, hex);
    expect(await refusal({ body, headers: { "X-Sig": digest.toString("hex") } }, hex)).toBeTruthy();
    const base64 = { ...plain, hash, encoding: "base64" } as const;
    await verify({ body, headers: { "X-Sig": digest.toString("base64") } }, base64);
    await verify({ body, headers: { "X-Sig": digest.toString("base64url") } }, base64);
  });

  it("the time in the header of the signature", async () => {
    const together: WebhookSignature = {
      ...plain,
      hash: "SHA-256",
      encoding: "hex",
      prefix: "v1=",
      components: ["timestamp", "body"],
      delimiter: ".",
      timestamp: { header: "X-Sig", format: "unix-seconds", toleranceSeconds: 300 },
    };
    const header = (at: number): string =>
      `t=${String(at)},v1=${hmac("x").toString("hex")},v1=${hmac(`${String(at)}.${body}`).toString("hex")},v0=00`;
    await verify({ body, headers: { "x-sig": header(now()) } }, together);
    expect(await refusal({ body, headers: { "x-sig": header(now() - 400) } }, together)).toContain(
      "ago",
    );
  });

  it.each([
    ["unix-millis", () => String(Date.now())],
    ["date", () => new Date().toISOString()],
  ] as const)("the time as %s", async (format, time) => {
    const signature: WebhookSignature = {
      ...plain,
      hash: "SHA-256",
      encoding: "hex",
      components: ["url", "timestamp", "body"],
      delimiter: "\n",
      timestamp: { header: "x-time", format, toleranceSeconds: 60 },
    };
    const at = time();
    const url = "https://me.example/hook?a=1";
    const headers = { "x-time": at, "x-sig": hmac(`${url}\n${at}\n${body}`).toString("hex") };
    await verify({ body, headers, url }, signature);
    expect(await refusal({ body, headers }, signature)).toContain("without its url");
  });

  it("secrets that say that they are base64", async () => {
    const key = Buffer.from("0123456789abcdef");
    const delivery = signed(now(), key);
    await verifyDelivery([standard], delivery, `whsec_${key.toString("base64")}`);
  });

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

  it("RSA and Ed25519", async () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const made = sign("sha512", Buffer.from(body), rsa.privateKey).toString("base64");
    const pem = rsa.publicKey.export({ type: "spki", format: "pem" }).toString();
    const name = "RSASSA-PKCS1-v1_5";
    const signature = { ...asymmetric, name, hash: "SHA-512", encoding: "base64" } as const;
    await verifyDelivery([signature], { body, headers: { "x-sig": made } }, pem);
    const ed = generateKeyPairSync("ed25519");
    const der = ed.publicKey.export({ type: "spki", format: "der" });
    const headers = { "x-sig": sign(null, Buffer.from(body), ed.privateKey).toString("hex") };
    const edwards = { ...asymmetric, name: "Ed25519", encoding: "hex" } as const;
    for (const key of [der.toString("base64"), der.subarray(-32).toString("hex")]) {
      await verifyDelivery([edwards], { body, headers }, key);
    }
    const error = await failure(verifyDelivery([edwards], { body: "else", headers }, pem));
    expect(error.name).toBe("ConfigurationError");
  });
});

describe("an API that signs with secrets and with keys", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const key = publicKey.export({ type: "spki", format: "pem" }).toString();
  const keyed: WebhookSignature = {
    kind: "asymmetric",
    header: "X-Key-Sig",
    name: "Ed25519",
    encoding: "base64",
    components: ["body"],
  };
  const shared: WebhookSignature = {
    kind: "hmac",
    header: "X-Sig",
    hash: "SHA-256",
    encoding: "hex",
    components: ["body"],
  };
  const forged = { body, headers: { "x-sig": hmac(body, "sha256", key).toString("hex") } };

  it("takes no key for a secret", async () => {
    const all = [shared, keyed];
    expect((await failure(verifyDelivery(all, forged, key))).name).toBe("ConfigurationError");
    expect((await failure(verifyDelivery(all, forged, { "x-key-sig": key }))).name).toBe(
      "WebhookVerificationError",
    );
    const made = sign(null, Buffer.from(body), privateKey).toString("base64");
    const secrets = { "x-key-sig": key, "X-Sig": ["old", secret] };
    await verifyDelivery(all, { body, headers: { "x-key-sig": made } }, secrets);
    await verifyDelivery(all, { body, headers: { "x-sig": hmac(body).toString("hex") } }, secrets);
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

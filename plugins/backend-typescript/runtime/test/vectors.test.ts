import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bigints, oauthTokens, verifyDelivery } from "../src/core/index.js";
import { filenameOf } from "../src/core/file/filename.js";
import { askedWait, LONGEST_WAIT_MS, waitBefore } from "../src/core/http/retry.js";
import { encodeJson } from "../src/core/json/json.js";
import { parseEvents } from "../src/core/stream/sse.js";
import { callOf, describeError, EVERY_BYTE, streamOf } from "./vector-calls.js";
import type { CallGiven } from "./vector-calls.js";

/** Vectors that all runtimes share: test/vectors/README.md has their format. */
const shared = fileURLToPath(new URL("../../../../test/vectors/", import.meta.url));
const folder = process.env["SDK_VECTORS"] ?? shared;

interface VectorFile {
  readonly contract: string;
  readonly kind: string;
  readonly vectors: readonly { readonly name: string; given: never; expect: Expected }[];
}
type Expected = Readonly<Record<string, unknown>>;
type Driver = (given: never, expected: Expected) => Promise<Expected>;

afterEach(() => void vi.useRealTimers());

async function events({ text }: { readonly text: string }): Promise<Expected> {
  const bytes = new TextEncoder().encode(text);
  const read = async (cut: number): Promise<unknown[]> => {
    const all: unknown[] = [];
    for await (const { event, data, id } of parseEvents(streamOf(bytes, cut), {
      failed: String,
    }))
      all.push({ event, data, id });
    return all;
  };
  const whole = await read(0);
  for (let cut = EVERY_BYTE; cut < bytes.length; cut += 1) expect(await read(cut)).toEqual(whole);
  return { events: whole };
}

async function backoff(
  given: { readonly now: string; readonly retry: number; readonly headers: HeadersInit },
  expected: Expected,
): Promise<Expected> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(given.now) });
  const asked = askedWait(new Headers(given.headers));
  if (asked !== undefined && asked > LONGEST_WAIT_MS) return { asked, isTooLong: true };
  const waits = Array.from({ length: 100 }, () => waitBefore(given.retry, asked));
  const least = Math.max(Math.min(...waits), Number(expected["least"]));
  const most = Math.min(Math.max(...waits), Number(expected["most"]));
  expect(waits.filter((wait) => wait < least || wait > most)).toEqual([]);
  return { asked, least: expected["least"], most: expected["most"] };
}

/** Looks, on a clock of its own, for the moment before which the token is kept and at which it is renewed. */
async function token(
  { response }: { readonly response: object },
  { renewAfter }: Expected,
): Promise<Expected> {
  vi.useFakeTimers({ toFake: ["performance"] });
  const read = { accessToken: ["access_token"], expiresIn: ["expires_in"] };
  const operation = { method: "POST", path: "/token" };
  const credential = { option: "unused" };
  let fetched = 0;
  const provider = oauthTokens(
    {
      kind: "oauth",
      clientId: credential,
      clientSecret: credential,
      getToken: { operation, request: {}, response: read },
    },
    () => Promise.resolve((fetched += 1) && response),
  );
  const fetchedAt = async (ms: number): Promise<number> => {
    vi.advanceTimersByTime(ms);
    await provider.token({ clientId: "", clientSecret: "" }, undefined);
    return fetched;
  };
  const century = 100 * 365 * 24 * 3600 * 1000;
  const end = typeof renewAfter === "number" ? renewAfter * 1000 : century;
  expect([await fetchedAt(0), await fetchedAt(end - 1)]).toEqual([1, 1]);
  return { renewAfter: (await fetchedAt(1.001)) === 2 ? end / 1000 : null };
}

function filename({ header }: { readonly header: string | null }): Promise<Expected> {
  return Promise.resolve({ filename: filenameOf(header) });
}

function number(given: { type: string; json?: string; value?: string }): Promise<Expected> {
  const { type, json, value = "" } = given;
  if (json === undefined)
    return Promise.resolve({ json: encodeJson(type === "int64" ? BigInt(value) : Number(value)) });
  const parsed: unknown = JSON.parse(json);
  const read =
    type === "int64" ? bigints.read(json, parsed, { shape: "@int64", shapes: undefined }) : parsed;
  return Promise.resolve({ value: String(read) });
}

interface WebhookGiven {
  readonly now: string;
  readonly signatures: readonly { readonly algorithm: string }[];
  readonly secrets: string | readonly string[];
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly url?: string;
  readonly toleranceSeconds?: number;
}

async function webhook(given: WebhookGiven): Promise<Expected> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(given.now) });
  const signatures = given.signatures.map(({ algorithm, ...rest }) => ({
    ...rest,
    ...algorithmOf(algorithm),
  })) as unknown as Parameters<typeof verifyDelivery>[0];
  const options = { toleranceSeconds: given.toleranceSeconds };
  try {
    await verifyDelivery(signatures, given, given.secrets, options);
    return { isVerified: true };
  } catch (error) {
    return { isVerified: false, error: describeError(error) };
  }
}

const names = {
  rsa: "RSASSA-PKCS1-v1_5",
  "rsa-pss": "RSA-PSS",
  ecdsa: "ECDSA",
  ed25519: "Ed25519",
};

function algorithmOf(algorithm: string): object {
  const [, name = algorithm, bits] = /^(.*)-sha(\d+)$/.exec(algorithm) ?? [];
  const hash = bits === undefined ? {} : { hash: `SHA-${bits}` };
  if (name === "hmac") return { kind: "hmac", ...hash };
  return { kind: "asymmetric", name: names[name as keyof typeof names], ...hash };
}

const drivers: { readonly [kind: string]: Driver | undefined } = {
  call: (given: CallGiven, expected) => callOf(given, expected),
  events,
  filename,
  backoff,
  token,
  number,
  webhook,
};

/** The observed values that the vector checks; null stands for an absent one. */
function seen(observed: unknown, expected: unknown): unknown {
  if (Array.isArray(expected) && Array.isArray(observed))
    return observed.map((item, index) => (index in expected ? seen(item, expected[index]) : item));
  if (typeof expected !== "object" || expected === null || Array.isArray(expected))
    return observed ?? null;
  if (typeof observed !== "object" || observed === null) return observed ?? null;
  const keys = Object.keys(expected) as never[];
  return Object.fromEntries(keys.map((key) => [key, seen(observed[key], expected[key])]));
}

for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
  const file = JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as VectorFile;
  const drive = drivers[file.kind];
  if (drive === undefined) throw new Error(`${name}: no driver for vectors of kind ${file.kind}`);
  describe(`${file.contract} ${name}`, () => {
    it.each(file.vectors.map((vector) => [vector.name, vector] as const))("%s", async (_, v) => {
      const { orError, ...expected } = v.expect;
      // An error that the vector does not expect is a fault, whatever else it expects.
      const all = { error: null, ...expected };
      const observed = await drive(v.given, v.expect);
      if (orError !== true || observed["error"] === undefined)
        expect(seen(observed, all)).toEqual(all);
    });
  });
}

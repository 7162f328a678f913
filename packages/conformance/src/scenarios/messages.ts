import { createHmac } from "node:crypto";
import { expect } from "../expect.js";
import type { Case, Outcome, Scenario, Step } from "../support/scenario.js";
import { call, errorOf, header, MARK, TOK, values } from "../support/steps.js";

const KEY = `hook-${MARK}`;
const BODY = '{"type":"cat", "lives":9}';
const now = Math.floor(Date.now() / 1000);

const signature = (at: number, key = KEY, body = BODY): string =>
  `v1,${createHmac("sha256", key).update(`m1.${at}.${body}`).digest("base64")}`;

interface Delivery {
  readonly at?: number;
  readonly body?: string;
  readonly signatures?: string;
  readonly without?: string;
  readonly secret?: unknown;
}

/** A delivery that is right but for what is said. */
function delivery({ at = now, body = BODY, without, secret = KEY, ...rest }: Delivery = {}): Step {
  const all = {
    "webhook-id": "m1",
    "Webhook-Timestamp": String(at),
    "webhook-signature": rest.signatures ?? signature(at, KEY, body),
  };
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => name !== without));
  return { op: "webhook", webhook: "adopted", delivery: { body, headers }, secret };
}

const cat = { type: "cat", lives: 9 };
const BORN = '{"type":"cat","lives":9,"born":"2024-02-29T23:59:59.5+05:30","nested":{"a":[1,null]}}';

function refused(name: string, wrong: Delivery): Case {
  return {
    name,
    variant: "bearer",
    client: false,
    steps: [delivery(wrong)],
    expect: ({ results }) => {
      expect(errorOf(results[0])).toMatchObject({ kind: "webhook", inTree: true });
    },
  };
}

/** Webhooks as the fixture declares them: HMAC-SHA256 over id, time and body. */
export const webhooks: Scenario = {
  id: "WH-1",
  title: "Webhook signatures",
  needs: ["webhook-verification"],
  cases: [
    {
      name: "right",
      variant: "bearer",
      client: false,
      steps: [
        delivery(),
        delivery({ signatures: `${signature(now, "older")} v2,x ${signature(now)}` }),
        delivery({ secret: ["older", KEY] }),
        delivery({ at: now - 1800 }),
        delivery({ at: now + 1800 }),
        delivery({ body: '{"type":"fish","fins":2}' }),
      ],
      expect: (outcome) => expect(values(outcome)).toEqual([cat, cat, cat, cat, cat, { type: "fish", fins: 2 }]),
    },
    ...["bearer", "integers"].map((variant) => ({
      name: `what programs read of an event, ${variant}`,
      variant,
      client: false as const,
      steps: [delivery({ body: BORN })],
      sends: [BORN],
      expect: (outcome: Outcome) => expect(values(outcome)).toHaveLength(1),
    })),
    refused("another secret", { signatures: signature(now, "other") }),
    refused("old", { at: now - 7200 }),
    refused("of the future", { at: now + 7200 }),
    refused("no time", { at: Number.NaN }),
    refused("another body", { body: BODY.replace("9", "8"), signatures: signature(now) }),
    refused("another time", { at: now + 1, signatures: signature(now) }),
    refused("part of a signature", { signatures: signature(now).slice(0, 20) }),
    refused("no signature", { without: "webhook-signature" }),
    refused("no timestamp", { without: "Webhook-Timestamp" }),
    refused("no id", { without: "webhook-id" }),
    {
      name: "no secret",
      variant: "bearer",
      client: false,
      steps: [delivery({ secret: "" })],
      expect: ({ results }) => expect(errorOf(results[0]).kind).toBe("config"),
    },
  ],
};

const join = (rest: Parameters<typeof call>[2]): Step =>
  call("chat.join", { path: { room: "a/b" }, query: { since: "1 2" } }, { consume: "socket", ...rest });

/** A channel over a WebSocket. */
export const channels: Scenario = {
  id: "WS-1",
  title: "A WebSocket channel",
  needs: ["channels"],
  cases: [
    {
      name: "talk",
      variant: "channel",
      client: { token: TOK, logger: "debug" },
      script: [
        {
          path: "/rooms/a%2Fb",
          socket: { echo: true, ping: "are you there", send: [JSON.stringify(cat), '{"kind":"unknown"}'] },
        },
      ],
      steps: [join({ send: [{ text: "h\u00f6" }, { text: "" }], limit: 4, code: 4001 })],
      settle: 100,
      expect: (outcome) => {
        expect(values(outcome)).toEqual([[cat, { kind: "unknown" }, { text: "h\u00f6" }, { text: "" }]]);
        const [opening] = outcome.log;
        expect(opening?.url).toBe("/rooms/a%2Fb?since=1%202");
        expect(header(opening, "authorization")).toBe(`Bearer ${TOK}`);
        expect(opening?.socket).toMatchObject({ pongs: ["are you there"], closed: 4001 });
        expect(opening?.socket?.messages).toHaveLength(2);
      },
    },
    {
      name: "the server closes",
      variant: "channel",
      client: { token: TOK },
      script: [
        { socket: { send: ["1", "{not json"], close: { after: 1, code: 1008, reason: "policy" } } },
        { socket: { send: ["2"], close: { after: 0, code: 1000, reason: "" } } },
      ],
      steps: [join({ send: [{ text: "a" }] }), join({ send: [] })],
      expect: ({ results, log }) => {
        expect(results[0]?.partial).toEqual([1, "{not json"]);
        expect(errorOf(results[0])).toMatchObject({ kind: "stream", code: 1008, reason: "policy", inTree: true });
        expect(results[1]).toMatchObject({ ok: true, value: [2] });
        expect(log).toHaveLength(2);
      },
    },
    {
      name: "a message that is too large",
      variant: "channel",
      client: { token: TOK, maxResponseBytes: 100 },
      script: [{ socket: { send: ["1", JSON.stringify("x".repeat(200))] } }],
      steps: [join({ send: [] })],
      expect: ({ results }) => {
        expect(results[0]?.partial).toEqual([1]);
        expect(errorOf(results[0])).toMatchObject({ kind: "stream", inTree: true });
        expect(errorOf(results[0]).message).toMatch(/larger than 100 bytes/);
      },
    },
    {
      name: "it cannot be opened",
      variant: "channel",
      client: { token: TOK },
      script: [{ status: 403 }, { status: 302, headers: { Location: "{{other}}/rooms/a" } }],
      steps: [join({ send: [] }), join({ send: [] })],
      expect: ({ results, log }) => {
        expect(results.map((result) => errorOf(result).kind)).toEqual(["connection", "connection"]);
        expect(log.map(({ origin }) => origin)).toEqual(["main", "main"]);
      },
    },
    {
      name: "it is cancelled",
      variant: "channel",
      needs: ["cancellation"],
      client: { token: TOK },
      steps: [join({ send: [], cancelAfter: 0 })],
      expect: ({ results, log }) => {
        expect(errorOf(results[0])).toMatchObject({ kind: "canceled", native: true });
        expect(log).toEqual([]);
      },
    },
    {
      name: "no credentials",
      variant: "channel",
      steps: [join({ send: [] })],
      expect: ({ results, log }) => {
        expect(errorOf(results[0]).kind).toBe("credentials");
        expect(log).toEqual([]);
      },
    },
  ],
};

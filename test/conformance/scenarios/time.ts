import { expect } from "vitest";
import type { Case, Group } from "../support/scenario.js";
import { call, errorOf, failure, getPet, pet, pets, ping, TOK, values } from "../support/steps.js";

const events = (count: number, delay: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `data: {"text":"${index}"}\n\n`, delay }));
const sse = { "Content-Type": "text/event-stream" };
const news = call("chat.news", {}, { consume: "events" });

/** A case of the variant `bearer` with its token. */
function bearer({ client, ...rest }: Omit<Case, "variant">): Case {
  return { variant: "bearer", client: { token: TOK, ...client }, ...rest };
}

export const timeouts: Group = {
  title: "Timeouts, cancellation",
  scenarios: [
    {
      id: "TO-1",
      title: "A server that never answers",
      timing: true,
      cases: [
        bearer({
          client: { timeout: 0.3, maxRetries: 0 },
          script: [{ stall: "before" }],
          steps: [getPet({ cancelAfter: 4000 })],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "timeout", inTree: true });
            expect(results[0]?.ms).toBeGreaterThanOrEqual(290);
            expect(results[0]?.ms).toBeLessThanOrEqual(1500);
          },
        }),
      ],
    },
    {
      id: "TO-2",
      title: "A body that stalls",
      timing: true,
      cases: [
        bearer({
          client: { timeout: 0.3, maxRetries: 0 },
          script: [{ chunks: [{ text: '{"id":' }], headers: { "Content-Type": "application/json" }, stall: "after" }],
          steps: [getPet({ cancelAfter: 4000 })],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "timeout", phase: "body" });
            expect(results[0]?.ms).toBeLessThanOrEqual(1500);
          },
        }),
        bearer({
          name: "of an error",
          client: { timeout: 0.3, maxRetries: 0 },
          script: [{ status: 404, chunks: [{ text: '{"id":' }], stall: "after" }],
          steps: [getPet({ cancelAfter: 4000 })],
          expect: ({ results }) => {
            expect(results[0]?.ok).toBe(false);
            expect(results[0]?.ms).toBeLessThanOrEqual(1500);
          },
        }),
      ],
    },
    {
      id: "TO-3",
      title: "The limit is one attempt's",
      timing: true,
      cases: [
        bearer({
          client: { timeout: 0.3 },
          script: [{ ...pet, delay: 600 }, { ...pet, delay: 600 }, pet],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log).toHaveLength(3);
          },
        }),
      ],
    },
    {
      id: "TO-4",
      title: "A stream may last: the limit counts between two chunks",
      timing: true,
      cases: [
        bearer({
          client: { timeout: 0.5 },
          script: [{ headers: sse, chunks: events(10, 200), stall: "after" }],
          steps: [news],
          expect: ({ results }) => {
            expect(results[0]?.partial).toHaveLength(10);
            expect(errorOf(results[0])).toMatchObject({ kind: "timeout", phase: "idle" });
            expect(results[0]?.ms).toBeLessThanOrEqual(4500);
          },
        }),
      ],
    },
    {
      id: "TO-5",
      title: "A call's own limit wins; 0 is none",
      timing: true,
      cases: [
        bearer({
          client: { timeout: 10, maxRetries: 0 },
          script: [{ stall: "before" }],
          steps: [getPet({ options: { timeout: 0.3 } })],
          expect: ({ results }) => {
            expect(errorOf(results[0]).kind).toBe("timeout");
            expect(results[0]?.ms).toBeLessThanOrEqual(1500);
          },
        }),
        bearer({
          name: "none",
          client: { timeout: 0.3, maxRetries: 0 },
          script: [{ ...pet, delay: 900 }],
          steps: [getPet({ options: { timeout: 0 } })],
          expect: (outcome) => void values(outcome),
        }),
      ],
    },
    {
      id: "CX-1",
      title: "Cancellation in flight",
      cases: [
        bearer({
          script: [{ stall: "before" }],
          steps: [getPet({ cancelAfter: 200 })],
          settle: 200,
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "canceled", native: true });
            expect(log).toHaveLength(1);
            expect(log[0]?.aborted).toBe(true);
          },
        }),
      ],
    },
    {
      id: "CX-2",
      title: "Cancellation while waiting for a retry",
      timing: true,
      cases: [
        bearer({
          script: [failure(503, { headers: { "Retry-After": "5" } })],
          steps: [getPet({ cancelAfter: 300 })],
          expect: ({ log, results }) => {
            expect(errorOf(results[0]).kind).toBe("canceled");
            expect(results[0]?.ms).toBeLessThanOrEqual(800);
            expect(log).toHaveLength(1);
          },
        }),
      ],
    },
    {
      id: "CX-3",
      title: "A call that is cancelled before it begins",
      cases: [
        bearer({
          steps: [getPet({ cancelAfter: 0 })],
          expect: ({ log, results }) => {
            expect(errorOf(results[0]).kind).toBe("canceled");
            expect(log).toHaveLength(0);
          },
        }),
      ],
    },
    {
      id: "CX-4",
      title: "Leaving a stream or a list early",
      cases: [
        bearer({
          script: [{ headers: sse, chunks: events(50, 50) }],
          steps: [{ ...news, limit: 2 }],
          settle: 300,
          expect: (outcome) => {
            expect(values(outcome)[0]).toHaveLength(2);
            expect(outcome.log[0]?.aborted).toBe(true);
          },
        }),
        bearer({
          name: "list",
          script: [{ json: { items: [{ id: "1" }, { id: "2" }], next_cursor: "a" } }],
          steps: [call("pets.list", {}, { consume: "items", limit: 2 }), ping()],
          unscripted: true,
          expect: ({ log, results }) => {
            expect(results[0]?.value).toEqual([{ id: "1" }, { id: "2" }]);
            expect(log.map(({ url }) => url)).toEqual(["/pets", "/ping"]);
          },
        }),
      ],
    },
  ],
};

const credentials = ["authorization", "x-api-key", "x-key", "cookie", "x-auth", "x-custom"];
const ALLOWED = ["accept", "accept-encoding", "range", "user-agent"];
/** What transports add by themselves. */
const TRANSPORT = ["host", "connection", "accept-language", "sec-fetch-mode"];

const schemes: readonly (readonly [variant: string, options: object])[] = [
  ["bearer", { token: TOK }],
  ["basic", { username: TOK, password: TOK }],
  ["header", { key: TOK }],
  ["all", { username: TOK, password: TOK, apiKey: TOK }],
  ["oauth", { clientId: "id", clientSecret: TOK }],
  ["headers", { token: TOK, tenant: TOK }],
];

function redirectedAway([variant, options]: (typeof schemes)[number]): Case {
  return {
    name: variant,
    variant,
    client: { ...options, headers: { "X-Custom": TOK } },
    env: { ACME_REGION: "eu" },
    script: [
      { path: "/token", json: { access_token: TOK, expires_in: 60 } },
      { path: "/pets/1", status: 302, headers: { Location: "{{other}}/elsewhere" } },
      { path: "/elsewhere", ...pet },
    ],
    steps: [getPet({ options: { headers: { "X-Custom": TOK, Range: "bytes=0-" } } })],
    expect: (outcome) => {
      values(outcome);
      const [other] = outcome.log.filter(({ origin }) => origin === "other");
      const names = other?.headers.map(([name]) => name.toLowerCase()) ?? [];
      expect(names.filter((name) => !ALLOWED.includes(name) && !TRANSPORT.includes(name))).toEqual([]);
      expect(names.filter((name) => credentials.includes(name))).toEqual([]);
      expect(names).toContain("accept");
      expect(names).toContain("range");
    },
  };
}

const createPet = call("pets.create", { body: { name: "Rex" } });
const moved = (status: number, location: string) => ({ path: "/pets", status, headers: { Location: location } });

export const redirects: Group = {
  title: "Redirects",
  scenarios: [
    { id: "RD-1", title: "To another origin, only four headers go", cases: schemes.map(redirectedAway) },
    {
      id: "RD-2",
      title: "Within the origin, credentials go too",
      cases: [
        bearer({
          script: [{ path: "/pets/1", status: 302, headers: { Location: "{{main}}/elsewhere?a=1" } }, pet],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log.map(({ url }) => url)).toEqual(["/pets/1", "/elsewhere?a=1"]);
            expect(outcome.log[1]?.headers).toContainEqual(expect.arrayContaining([`Bearer ${TOK}`]));
          },
        }),
        ...[301, 303, 307, 308].map((status) =>
          bearer({
            name: `${status}, relative`,
            script: [{ path: "/pets/1", status, headers: { Location: "2" } }, pet],
            steps: [getPet()],
            expect: (outcome) => {
              values(outcome);
              expect(outcome.log.map(({ url }) => url)).toEqual(["/pets/1", "/pets/2"]);
            },
          }),
        ),
      ],
    },
    {
      id: "RD-3",
      title: "What becomes of a redirected POST",
      cases: [
        bearer({
          name: "307 within the origin",
          script: [moved(307, "{{main}}/elsewhere"), pet],
          steps: [createPet],
          expect: (outcome) => {
            values(outcome);
            const [first, second] = outcome.log;
            expect([second?.method, second?.body]).toEqual(["POST", first?.body]);
            expect(second?.headers).toContainEqual(expect.arrayContaining(["application/json"]));
          },
        }),
        bearer({
          name: "307 to another origin",
          script: [moved(307, "{{other}}/elsewhere")],
          steps: [createPet],
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "api", status: 307 });
            expect(log).toHaveLength(1);
          },
        }),
        bearer({
          name: "302",
          script: [moved(302, "{{main}}/elsewhere")],
          steps: [createPet],
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "api", status: 302 });
            expect(log).toHaveLength(1);
          },
        }),
        bearer({
          name: "303",
          script: [moved(303, "{{main}}/elsewhere"), pet],
          steps: [createPet],
          expect: (outcome) => {
            values(outcome);
            const [, second] = outcome.log;
            expect([second?.method, second?.body]).toEqual(["GET", ""]);
            expect(second?.headers.map(([name]) => name.toLowerCase())).not.toContain("content-type");
          },
        }),
      ],
    },
    {
      id: "RD-4",
      title: "Redirects that lead nowhere",
      cases: [
        bearer({
          name: "loop",
          script: [{ status: 302, headers: { Location: "{{main}}/pets/1" }, times: "always" }],
          steps: [getPet()],
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "api", status: 302 });
            expect(log).toHaveLength(6);
          },
        }),
        ...[{ status: 304 }, { status: 302 }].map((reply) =>
          bearer({
            name: `${reply.status} without Location`,
            script: [reply],
            steps: [getPet()],
            expect: ({ log, results }) => {
              expect(errorOf(results[0])).toMatchObject({ kind: "api", status: reply.status });
              expect(log).toHaveLength(1);
            },
          }),
        ),
        bearer({
          name: "to another scheme",
          script: [{ status: 302, headers: { Location: "file:///etc/hosts" } }],
          steps: [getPet()],
          expect: ({ results }) => expect(errorOf(results[0])).toMatchObject({ kind: "api", status: 302 }),
        }),
      ],
    },
    {
      id: "RD-5",
      title: "A token endpoint that points to another origin",
      cases: [302, 307].map((status) => ({
        name: String(status),
        variant: "oauth",
        client: { clientId: "id", clientSecret: TOK },
        script: [
          { path: "/token", status, headers: { Location: "{{other}}/steal" } },
          { path: "/steal", ...pets },
        ],
        steps: [getPet()],
        expect: ({ log, results }) => {
          expect(errorOf(results[0]).kind).toBe("oauth");
          expect(log.filter(({ origin }) => origin === "other")).toEqual([]);
        },
      })),
    },
  ],
};

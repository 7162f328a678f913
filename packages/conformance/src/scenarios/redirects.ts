import { limits, rules } from "../contract.js";
import { expect } from "../expect.js";
import type { Case, Group } from "../support/scenario.js";
import { bearer, call, errorOf, getPet, pet, pets, TOK, values } from "../support/steps.js";

const credentials = ["authorization", "x-api-key", "x-key", "cookie", "x-auth", "x-custom"];
const ALLOWED: readonly string[] = rules.headersToAnotherOrigin.value;
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
    needs: variant === "oauth" ? ["oauth"] : variant === "headers" ? ["global-headers"] : [],
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
      title: "Redirects that cannot be followed",
      cases: [
        bearer({
          name: "loop",
          script: [{ status: 302, headers: { Location: "{{main}}/pets/1" }, times: "always" }],
          steps: [getPet()],
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "api", status: 302 });
            expect(log).toHaveLength(limits.redirects.value + 1);
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
          name: "from https to http",
          client: { baseUrl: "{{secure}}" },
          script: [
            { path: "/pets/1", status: 302, headers: { Location: "{{secure}}/pets/2" } },
            { path: "/pets/2", status: 302, headers: { Location: "{{main}}/pets/3" } },
          ],
          steps: [getPet()],
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "api", status: 302 });
            expect(log.map(({ origin, url }) => `${origin} ${url}`)).toEqual(["secure /pets/1", "secure /pets/2"]);
          },
        }),
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
      needs: ["oauth"],
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

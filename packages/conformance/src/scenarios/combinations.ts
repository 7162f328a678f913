import { begin, shapes, texts } from "../contract.js";
import { expect } from "../expect.js";
import type { Group } from "../support/scenario.js";
import {
  basic,
  call,
  client,
  empty,
  errorOf,
  expectNoAuthorization,
  getPet,
  header,
  KEY,
  PASS,
  pet,
  pets,
  ping,
  TOK,
  to,
  USER,
  values,
} from "../support/steps.js";

const basicAndKey = { username: USER, password: PASS, apiKey: KEY };
const bearerSent = `Bearer ${TOK}`;
const basicSent = basic(USER, PASS);

export const combinations: Group = {
  title: "any / all / endpoint-security",
  scenarios: [
    {
      id: "AN-1",
      title: "any: the first listed scheme that has a credential",
      cases: [
        {
          variant: "any",
          client: { apiKey: KEY },
          script: [pets],
          steps: [
            client("both", { baseUrl: "{{main}}", token: TOK, apiKey: KEY }),
            getPet(),
            getPet({ client: "both" }),
          ],
          expect: ({ log }) => {
            expect(log.map((request) => [header(request, "authorization"), header(request, "x-api-key")])).toEqual([
              [undefined, KEY],
              [bearerSent, undefined],
            ]);
          },
        },
      ],
    },
    {
      id: "AN-2",
      title: "any: a scheme that fails is not replaced in silence",
      needs: ["oauth"],
      cases: [
        {
          variant: "any-oauth",
          client: { clientId: "id", clientSecret: PASS, apiKey: KEY, maxRetries: 0 },
          script: [{ path: "/token", status: 500, times: "always" }],
          steps: [getPet()],
          expect: (outcome) => {
            expect(errorOf(outcome.results[0]).kind).toBe("oauth");
            expect(to(outcome, "/pets/1")).toHaveLength(0);
          },
        },
      ],
    },
    {
      id: "AN-3",
      title: "any: a scheme that the definition does not declare is ignored",
      needs: ["environment"],
      cases: [
        {
          variant: "any-undeclared",
          env: { ACME_EXTRA: TOK },
          script: [pet],
          steps: [getPet()],
          expect: expectNoAuthorization,
        },
      ],
    },
    {
      id: "AL-1",
      title: "all: every scheme, and an error that lists what is missing",
      cases: [
        {
          variant: "all",
          client: basicAndKey,
          script: [pet],
          steps: [client("key", { baseUrl: "{{main}}", apiKey: KEY }), getPet(), getPet({ client: "key" })],
          expect: ({ log, results }) => {
            expect([header(log[0], "authorization"), header(log[0], "x-api-key")]).toEqual([basicSent, KEY]);
            expect(errorOf(results[1])).toMatchObject({ kind: "credentials", missingSchemes: [["basicAuth"]] });
            const start = begin(texts.missingCredentials.value, { schemes: "basicAuth" });
            expect(errorOf(results[1]).message.slice(0, start.length)).toBe(start);
            expect(errorOf(results[1]).message.slice(start.length)).not.toMatch(/^[,\w]/);
            expect(log).toHaveLength(1);
          },
        },
      ],
    },
    {
      id: "ES-1",
      title: "endpoint-security: the first requirement that is satisfied",
      cases: ["endpoint", "definition"].map((variant) => ({
        name: variant,
        variant,
        client: basicAndKey,
        script: [empty],
        steps: [
          client("all", { baseUrl: "{{main}}", token: TOK, ...basicAndKey }),
          call("secure.either"),
          call("secure.either", {}, { client: "all" }),
        ],
        expect: (outcome) => {
          values(outcome);
          const sent = outcome.log.map((request) => [header(request, "authorization"), header(request, "x-api-key")]);
          expect(sent).toEqual([
            [basicSent, KEY],
            [bearerSent, undefined],
          ]);
        },
      })),
    },
    {
      id: "ES-2",
      title: "endpoint-security: the exact text for a requirement that nothing satisfies",
      cases: [
        {
          variant: "endpoint",
          client: { apiKey: KEY },
          steps: [call("secure.either")],
          expect: ({ log, results }) => {
            const error = errorOf(results[0]);
            expect(error).toMatchObject({
              kind: "credentials",
              inTree: true,
              missingSchemes: shapes.missingSchemes.value,
            });
            const start = begin(texts.missingAlternatives.value, { alternatives: "bearerAuth OR basicAuth" });
            expect(error.message.slice(0, start.length)).toBe(start);
            expect(error.message.slice(start.length)).not.toMatch(/^ AND/);
            expect(log).toHaveLength(0);
          },
        },
        {
          name: "nothing set",
          variant: "endpoint",
          steps: [call("secure.either")],
          expect: ({ results }) => {
            const alternatives = "bearerAuth OR basicAuth AND apiKey";
            expect(errorOf(results[0]).message).toContain(begin(texts.missingAlternatives.value, { alternatives }));
          },
        },
      ],
    },
    {
      id: "ES-3",
      title: "An operation without security sends no credentials and fetches no token",
      cases: [
        { name: "plain", variant: "endpoint", client: { token: TOK, ...basicAndKey } },
        {
          name: "endpoint",
          variant: "endpoint",
          client: { token: TOK, ...basicAndKey, clientId: "id", clientSecret: PASS },
          needs: ["oauth"] as const,
        },
        {
          name: "oauth",
          variant: "oauth",
          client: { clientId: "id", clientSecret: PASS },
          needs: ["oauth"] as const,
        },
      ].map(({ name, variant, client, needs = [] }) => ({
        name,
        variant,
        needs,
        client,
        script: [{ path: "/ping", json: { ok: true } }],
        steps: [ping()],
        expect: (outcome) => {
          values(outcome);
          expect(outcome.log).toHaveLength(1);
          expect(header(outcome.log[0], "authorization")).toBeUndefined();
          expect(header(outcome.log[0], "x-api-key")).toBeUndefined();
        },
      })),
    },
    {
      id: "ES-4",
      title: "Optional security: bare without a credential, with one it is sent",
      cases: [
        {
          variant: "endpoint",
          script: [empty],
          steps: [
            client("bearer", { baseUrl: "{{main}}", token: TOK }),
            call("secure.optional"),
            call("secure.optional", {}, { client: "bearer" }),
          ],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log.map((request) => header(request, "authorization"))).toEqual([undefined, bearerSent]);
          },
        },
      ],
    },
    {
      id: "ES-5",
      title: "OAuth and a key in one requirement",
      needs: ["oauth"],
      cases: [
        {
          variant: "endpoint",
          client: { clientId: "id", clientSecret: PASS, apiKey: KEY },
          script: [{ path: "/token", json: { access_token: TOK, expires_in: 3600 } }, empty],
          steps: [call("secure.oauthAndKey"), call("secure.oauthAndKey")],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/token")).toHaveLength(1);
            for (const request of to(outcome, "/secure/oauth-and-key")) {
              expect([header(request, "authorization"), header(request, "x-api-key")]).toEqual([bearerSent, KEY]);
            }
          },
        },
      ],
    },
  ],
};

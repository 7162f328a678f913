import { expect } from "vitest";
import type { Case, Group, Outcome } from "../support/scenario.js";
import {
  call,
  errorOf,
  failure,
  getPet,
  header,
  json,
  MARK,
  pet,
  pets,
  SECRET,
  SERVICE,
  sleep,
  to,
  together,
  token,
  values,
} from "../support/steps.js";

const bearer = (name: string) => `Bearer ${name}-${MARK}`;
const sentTo = (outcome: Outcome, path: string) => to(outcome, path).map((request) => header(request, "authorization"));

/** A case of the variant `oauth` with the credentials of its client. */
function service(rest: Omit<Case, "variant">): Case {
  return { variant: "oauth", client: SERVICE, ...rest };
}

const refreshing = (rest: Omit<Case, "variant">): Case => service({ ...rest, variant: "oauth-refresh" } as Case);
const renewed = (name: string, rest: object = { expires_in: 1 }) => token(name, rest, { path: "/refresh" });

/** Lifetimes that say nothing: the token lasts until the server refuses it. */
function unknownLifetime(expiresIn: unknown): Case {
  return service({
    name: `expires_in ${JSON.stringify(expiresIn)}`,
    script: [
      token("one", expiresIn === undefined ? {} : { expires_in: expiresIn }),
      token("two", expiresIn === undefined ? {} : { expires_in: expiresIn }),
      { ...pet, times: 3 },
      failure(401),
      pets,
    ],
    steps: [getPet(), getPet(), getPet(), getPet(), getPet()],
    expect: (outcome) => {
      values(outcome);
      expect(to(outcome, "/token")).toHaveLength(2);
      expect(sentTo(outcome, "/pets/1")).toEqual([...Array(4).fill(bearer("one")), bearer("two"), bearer("two")]);
    },
  });
}

export const oauth: Group = {
  title: "OAuth client credentials",
  scenarios: [
    {
      id: "OA-1",
      title: "The token is fetched once, before the first call and not at construction",
      cases: [
        service({ steps: [sleep(100)], script: [], expect: ({ log }) => expect(log).toHaveLength(0) }),
        service({
          script: [token("one"), pets],
          steps: [getPet(), getPet(), getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log.map(({ url }) => url)).toEqual(["/token", "/pets/1", "/pets/1", "/pets/1"]);
            expect(json(outcome.log[0])).toEqual({ client_id: SERVICE.clientId, client_secret: SECRET });
            expect(sentTo(outcome, "/pets/1")).toEqual(Array(3).fill(bearer("one")));
          },
        }),
      ],
    },
    {
      id: "OA-2",
      title: "Names of fields, header, prefix and scopes are as configured",
      cases: [
        {
          variant: "oauth-custom",
          client: SERVICE,
          script: [{ path: "/custom-token", json: { token: `abc-${MARK}`, ttl: 3600 } }, pets],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            const sent = { app: SERVICE.clientId, key: SECRET, permissions: ["read", "write"] };
            expect(json(to(outcome, "/custom-token")[0])).toEqual(sent);
            expect(header(to(outcome, "/pets/1")[0], "x-auth")).toBe(`Tok abc-${MARK}`);
            expect(header(to(outcome, "/pets/1")[0], "authorization")).toBeUndefined();
          },
        },
        {
          name: "scopes in one text",
          variant: "oauth-scopes",
          client: SERVICE,
          script: [token("one"), pets],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(json(to(outcome, "/token")[0])).toMatchObject({ scope: "read write" });
          },
        },
      ],
    },
    {
      id: "OA-3",
      title: "A token endpoint that takes a form with a literal grant type",
      cases: [
        {
          variant: "oauth-form",
          client: SERVICE,
          script: [token("one", { expires_in: 60 }, { path: "/form-token" }), pets],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            const [request] = to(outcome, "/form-token");
            expect(header(request, "content-type")).toMatch(/^application\/x-www-form-urlencoded/);
            expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
              grant_type: "client_credentials",
              client_id: SERVICE.clientId,
              client_secret: SECRET,
            });
            expect(header(request, "authorization")).toBeUndefined();
          },
        },
      ],
    },
    {
      id: "OA-4",
      title: "A token is renewed before its end, and not at every call",
      timing: true,
      cases: [
        service({
          script: [token("one", { expires_in: 2 }), token("two", { expires_in: 2 }), pets],
          steps: [getPet(), sleep(500), getPet(), sleep(1700), getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/token")).toHaveLength(2);
            expect(sentTo(outcome, "/pets/1")).toEqual([bearer("one"), bearer("one"), bearer("two")]);
          },
        }),
        service({
          name: "a lifetime below the usual margin",
          script: [token("one", { expires_in: 60 }), pets],
          steps: [getPet(), getPet(), getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/token")).toHaveLength(1);
          },
        }),
      ],
    },
    {
      id: "OA-5",
      title: "Parallel first calls share one token request",
      cases: [
        service({
          script: [{ ...token("one"), delay: 300 }, pets],
          steps: [getPet({ parallel: 20 })],
          expect: (outcome) => {
            const results = outcome.results[0]?.value as { ok: boolean }[];
            expect(results.filter(({ ok }) => ok)).toHaveLength(20);
            expect(to(outcome, "/token")).toHaveLength(1);
          },
        }),
      ],
    },
    {
      id: "OA-6",
      title: "A lifetime that says nothing keeps the token until it is refused",
      cases: [
        ...[undefined, 0, -1, "x"].map(unknownLifetime),
        service({
          name: "numeric text",
          script: [token("one", { expires_in: "3600" }), pets],
          steps: [getPet(), getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/token")).toHaveLength(1);
          },
        }),
      ],
    },
    {
      id: "OA-7",
      title: "A refused token is renewed and the call replayed, once",
      cases: [
        service({
          script: [token("one"), token("two"), failure(401), pets],
          steps: [getPet({ options: { maxRetries: 0 } })],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/token")).toHaveLength(2);
            expect(sentTo(outcome, "/pets/1")).toEqual([bearer("one"), bearer("two")]);
          },
        }),
        service({
          name: "refused again",
          script: [token("one"), token("two"), failure(401, { times: "always" })],
          steps: [getPet()],
          expect: (outcome) => {
            expect(errorOf(outcome.results[0])).toMatchObject({ kind: "api", status: 401, class: "UnauthorizedError" });
            expect(to(outcome, "/pets/1")).toHaveLength(2);
            expect(to(outcome, "/token")).toHaveLength(2);
          },
        }),
      ],
    },
    {
      id: "OA-8",
      title: "Parallel calls whose token is refused share one new token",
      cases: [
        service({
          script: [token("one"), token("two"), pet, failure(401, { times: 10, delay: 150 }), pets],
          steps: [getPet(), getPet({ parallel: 10 })],
          expect: (outcome) => {
            const results = outcome.results[1]?.value as { ok: boolean }[];
            expect(results.filter(({ ok }) => ok)).toHaveLength(10);
            expect(to(outcome, "/token")).toHaveLength(2);
          },
        }),
      ],
    },
    {
      id: "OA-9",
      title: "The refresh token is used, and kept until another one comes",
      timing: true,
      cases: [
        refreshing({
          script: [
            token("one", { expires_in: 1, refresh_token: `R1-${MARK}` }),
            renewed("two", { expires_in: 1, refresh_token: `R2-${MARK}` }),
            renewed("three"),
            renewed("four", { expires_in: 60 }),
            pets,
          ],
          steps: [getPet(), sleep(1100), getPet(), sleep(1100), getPet(), sleep(1100), getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/token")).toHaveLength(1);
            const bodies = to(outcome, "/refresh").map(json);
            expect(bodies).toEqual(["R1", "R2", "R2"].map((name) => ({ refresh_token: `${name}-${MARK}` })));
            expect(sentTo(outcome, "/pets/1")).toEqual(["one", "two", "three", "four"].map(bearer));
          },
        }),
      ],
    },
    {
      id: "OA-10",
      title: "A refused refresh token is dropped and credentials are used, once",
      timing: true,
      cases: [
        refreshing({
          script: [
            token("one", { expires_in: 1, refresh_token: `R1-${MARK}` }),
            { ...failure(400), path: "/refresh", times: "always" },
            token("two", { expires_in: 1 }),
            token("three", { expires_in: 60 }),
            pets,
          ],
          steps: [getPet(), sleep(1100), getPet(), sleep(1100), getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/refresh")).toHaveLength(1);
            expect(to(outcome, "/token")).toHaveLength(3);
          },
        }),
      ],
    },
    {
      id: "OA-11",
      title: "Where renewal fails for a while, a token that still lives is used",
      timing: true,
      cases: [
        refreshing({
          script: [
            token("one", { expires_in: 10, refresh_token: `R1-${MARK}` }),
            { ...failure(503, { headers: { "Retry-After": "0" } }), path: "/refresh", times: 3 },
            pets,
          ],
          steps: [getPet(), sleep(8100), getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/refresh")).toHaveLength(3);
            expect(sentTo(outcome, "/pets/1")).toEqual([bearer("one"), bearer("one")]);
          },
        }),
      ],
    },
    {
      id: "OA-12",
      title: "A token endpoint's error is reported with its fields, and the next call tries again",
      cases: [
        service({
          script: [
            { path: "/token", status: 401, json: { error: "invalid_client", error_description: "unknown client" } },
            token("one"),
            pets,
          ],
          steps: [getPet(), getPet()],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({
              kind: "oauth",
              inTree: true,
              status: 401,
              error: "invalid_client",
              errorDescription: "unknown client",
            });
            expect(results[1]?.ok).toBe(true);
          },
        }),
        service({
          name: "a description that echoes the secret",
          script: [{ path: "/token", status: 400, json: { error: "bad", error_description: `no client ${SECRET}` } }],
          steps: [getPet()],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "oauth", errorDescription: "no client ***" });
          },
        }),
      ],
    },
    {
      id: "OA-13",
      title: "Token calls are retried like any safe call, and carry no idempotency key",
      cases: [
        service({
          script: [{ ...failure(500, { headers: { "Retry-After": "0" } }), path: "/token" }, token("one"), pets],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/token")).toHaveLength(2);
            for (const request of to(outcome, "/token")) expect(header(request, "idempotency-key")).toBeUndefined();
          },
        }),
        {
          name: "keys are generated for other calls",
          variant: "oauth-idempotency",
          client: SERVICE,
          script: [{ ...failure(503, { headers: { "Retry-After": "0" } }), path: "/token" }, token("one"), pets],
          steps: [call("pets.create", { body: { name: "Rex" } })],
          expect: (outcome) => {
            values(outcome);
            expect(to(outcome, "/token")).toHaveLength(2);
            for (const request of to(outcome, "/token")) expect(header(request, "idempotency-key")).toBeUndefined();
            expect(header(to(outcome, "/pets")[0], "idempotency-key")).toBeDefined();
          },
        },
      ],
    },
    {
      id: "OA-14",
      title: "403 does not renew the token",
      cases: [
        service({
          script: [token("one"), failure(403)],
          steps: [getPet()],
          expect: (outcome) => {
            expect(errorOf(outcome.results[0])).toMatchObject({ kind: "api", class: "ForbiddenError", status: 403 });
            expect(to(outcome, "/token")).toHaveLength(1);
          },
        }),
      ],
    },
    {
      id: "OA-15",
      title: "A missing secret is named with its parameter and environment variable",
      cases: [
        service({
          client: { clientId: SERVICE.clientId },
          steps: [getPet()],
          expect: ({ log, results }) => {
            const error = errorOf(results[0]);
            expect(error.kind).toBe("credentials");
            expect(error.message).toContain("clientSecret");
            expect(error.message).toContain("ACME_CLIENT_SECRET");
            expect(log).toHaveLength(0);
          },
        }),
      ],
    },
    {
      id: "OA-16",
      title: "One waiter's cancellation leaves the shared token request to the others",
      cases: [
        service({
          script: [{ ...token("one"), delay: 500 }, pets],
          steps: [together(getPet({ cancelAfter: 150 }), getPet())],
          expect: (outcome) => {
            expect(errorOf(outcome.results[0]).kind).toBe("canceled");
            expect(outcome.results[1]?.ok).toBe(true);
            expect(to(outcome, "/token")).toHaveLength(1);
            expect(to(outcome, "/token")[0]?.aborted).toBe(false);
          },
        }),
      ],
    },
  ],
};

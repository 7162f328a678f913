import { rules, texts } from "../contract.js";
import { expect } from "../expect.js";
import { authorization, sentTo, service } from "../support/oauth.js";
import type { Case, Outcome, Scenario } from "../support/scenario.js";
import {
  call,
  empty,
  errorOf,
  failure,
  getPet,
  header,
  json,
  KEY,
  MARK,
  pets,
  SECRET,
  SERVICE,
  sleep,
  to,
  together,
  token,
  values,
} from "../support/steps.js";

const refreshing = (rest: Omit<Case, "variant">): Case => service({ ...rest, variant: "oauth-refresh" } as Case);
const renewed = (name: string, rest: { readonly [name: string]: unknown } = { expires_in: 1 }) =>
  token(name, rest, { path: "/refresh" });

/** Renewal, failure and cancellation of token requests. */
export const renewal: readonly Scenario[] = [
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
          for (const body of bodies) expect(Object.keys(body as object)).toEqual(rules.refreshSendsNoSecret.value);
          expect(bodies).toEqual(["R1", "R2", "R2"].map((name) => ({ refresh_token: `${name}-${MARK}` })));
          expect(sentTo(outcome, "/pets/1")).toEqual(["one", "two", "three", "four"].map(authorization));
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
          expect(sentTo(outcome, "/pets/1")).toEqual([authorization("one"), authorization("one")]);
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
          expect(errorOf(results[0])).toMatchObject({
            kind: "oauth",
            errorDescription: `no client ${texts.mask.value}`,
          });
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
        needs: ["idempotency-keys"],
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
          // However a language writes the name: clientSecret, client_secret, client-secret.
          expect(error.message.toLowerCase().replaceAll(/[^a-z]/g, "")).toContain(rules.namesOfMissing.value.option);
          expect(error.message).toContain(rules.namesOfMissing.value.variable);
          expect(log).toHaveLength(0);
        },
      }),
    ],
  },
  {
    id: "OA-16",
    title: "One waiter's cancellation leaves the shared token request to the others",
    needs: ["cancellation"],
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
  {
    id: "OA-17",
    title: "A token endpoint with requirements of its own: those that need its own token do not count",
    cases: (["oauth-guarded", "oauth-guarded-endpoint"] as const).map((variant) => ({
      name: variant,
      variant,
      client: { ...SERVICE, apiKey: KEY },
      script: [token("one", { expires_in: 3600 }, { path: "/guarded-token" }), empty],
      steps: [call("secure.oauthAndKey")],
      expect: (outcome: Outcome) => {
        values(outcome);
        const [request] = to(outcome, "/guarded-token");
        expect(header(request, "x-api-key")).toBe(KEY);
        expect(header(request, "authorization")).toBeUndefined();
        expect(header(to(outcome, "/secure/oauth-and-key")[0], "authorization")).toBe(`Bearer one-${MARK}`);
      },
    })),
  },
];

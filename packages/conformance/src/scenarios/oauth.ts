import { expect } from "../expect.js";
import { authorization, sentTo, service } from "../support/oauth.js";
import type { Case, Group } from "../support/scenario.js";
import {
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
  token,
  values,
} from "../support/steps.js";

import { renewal } from "./oauth-renewal.js";

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
      expect(sentTo(outcome, "/pets/1")).toEqual([
        ...Array(4).fill(authorization("one")),
        authorization("two"),
        authorization("two"),
      ]);
    },
  });
}

export const oauth: Group = {
  title: "OAuth client credentials",
  needs: ["oauth"],
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
            expect(sentTo(outcome, "/pets/1")).toEqual(Array(3).fill(authorization("one")));
          },
        }),
        service({
          name: "derived clients share it; a caller's own header needs none",
          script: [token("one"), pets],
          steps: [
            getPet({ options: { headers: { Authorization: "Custom x" } } }),
            { op: "derive", client: "derived", from: "main", options: { maxRetries: 1 } },
            getPet({ client: "derived" }),
            getPet(),
          ],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log.map(({ url }) => url)).toEqual(["/pets/1", "/token", "/pets/1", "/pets/1"]);
            expect(sentTo(outcome, "/pets/1")).toEqual(["Custom x", authorization("one"), authorization("one")]);
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
            expect(sentTo(outcome, "/pets/1")).toEqual([
              authorization("one"),
              authorization("one"),
              authorization("two"),
            ]);
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
      title: "Without a usable lifetime, a token is kept until it is rejected",
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
            expect(sentTo(outcome, "/pets/1")).toEqual([authorization("one"), authorization("two")]);
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
          script: [
            token("one"),
            token("two"),
            pet,
            failure(401, { when: { authorization: authorization("one") }, times: "always", delay: 150 }),
            pets,
          ],
          steps: [getPet(), getPet({ parallel: 10 })],
          expect: (outcome) => {
            const results = outcome.results[1]?.value as { ok: boolean }[];
            expect(results.filter(({ ok }) => ok)).toHaveLength(10);
            expect(to(outcome, "/token")).toHaveLength(2);
          },
        }),
      ],
    },
    ...renewal,
  ],
};

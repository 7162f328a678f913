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
  failure,
  getPet,
  header,
  KEY,
  PASS,
  pet,
  pets,
  TOK,
  USER,
  values,
} from "../support/steps.js";

const [bearerAuth] = shapes.missingSchemes.value;

export const credentials: Group = {
  title: "Bearer, basic, header",
  scenarios: [
    {
      id: "AU-1",
      title: "A supplier is asked again for each attempt",
      cases: [
        {
          variant: "bearer",
          client: { token: { $supplier: [`one-${TOK}`, `two-${TOK}`] } },
          script: [{ status: 503, headers: { "Retry-After": "0" } }, pet],
          steps: [getPet()],
          expect: ({ log }) => {
            const sent = log.map((request) => header(request, "authorization"));
            expect(sent).toEqual([`Bearer one-${TOK}`, `Bearer two-${TOK}`]);
          },
        },
      ],
    },
    {
      id: "AU-2",
      title: "Basic credentials are encoded as UTF-8",
      cases: [
        {
          variant: "basic",
          client: { username: USER, password: `pä:ss-${PASS}` },
          script: [pet],
          steps: [getPet()],
          expect: ({ log }) => expect(header(log[0], "authorization")).toBe(basic(USER, `pä:ss-${PASS}`)),
        },
      ],
    },
    {
      id: "AU-3",
      title: "An omitted password is the empty text",
      cases: [
        {
          variant: "basic-no-password",
          client: { username: USER },
          script: [pet],
          steps: [getPet(), client("other", { username: USER, password: PASS })],
          expect: ({ log, results }) => {
            expect(header(log[0], "authorization")).toBe(basic(USER, ""));
            expect(errorOf(results[1]).message).toBe(begin(texts.unknownOption.value, { name: "password" }));
          },
        },
      ],
    },
    {
      id: "AU-4",
      title: "An omitted user name is the empty text",
      cases: [
        {
          variant: "basic-no-username",
          client: { password: PASS },
          script: [pet],
          steps: [getPet()],
          expect: ({ log }) => expect(header(log[0], "authorization")).toBe(basic("", PASS)),
        },
      ],
    },
    {
      id: "AU-5",
      title: "Both parts omitted: no header and no error",
      cases: [
        {
          variant: "basic-nothing",
          script: [pet],
          steps: [getPet()],
          expect: expectNoAuthorization,
        },
      ],
    },
    {
      id: "AU-6",
      title: "A header scheme puts its prefix before the value, verbatim",
      cases: [
        {
          variant: "header",
          client: { key: KEY },
          script: [pet],
          steps: [getPet()],
          expect: ({ log }) => expect(header(log[0], "x-key")).toBe(`Key ${KEY}`),
        },
        {
          variant: "header-plain",
          client: { key: KEY },
          script: [pet],
          steps: [getPet()],
          expect: ({ log }) => expect(header(log[0], "x-key")).toBe(KEY),
        },
        {
          name: "in a query and in a cookie",
          variant: "definition",
          client: { queryKey: `a+b ${KEY}`, session: KEY, logger: "debug" },
          script: [failure(500, { headers: { "Retry-After": "0" } }), empty, { path: "/elsewhere", status: 204 }],
          steps: [call("secure.query"), call("secure.cookie")],
          expect: (outcome) => {
            values(outcome);
            const sent = outcome.log.map(({ url }) => url);
            expect(sent).toEqual([...Array(2).fill(`/secure/query?key=a%2Bb%20${KEY}`), "/secure/cookie"]);
            expect(header(outcome.log[2], "cookie")).toBe(`sid=${KEY}`);
          },
        },
        {
          name: "in a query that fails",
          variant: "definition",
          client: { queryKey: KEY, maxRetries: 0, logger: "debug" },
          script: [
            failure(404),
            { status: 302, headers: { Location: "{{other}}/elsewhere" } },
            { path: "/elsewhere", status: 500 },
          ],
          steps: [
            call("secure.query"),
            call("secure.query"),
            call("secure.query", {}, { options: { baseUrl: "{{closed}}" } }),
          ],
          expect: ({ log, results }) => {
            expect(results.map(({ error }) => error?.kind)).toEqual(["api", "api", "connection"]);
            expect(log[2]?.url).toBe("/elsewhere");
          },
        },
      ],
    },
    {
      id: "AU-7",
      title: "A credential with a line break is refused before anything is sent",
      cases: ["\r\nX-Evil: 1", "\nX-Evil: 1", "\u0000"].map((evil) => ({
        name: JSON.stringify(evil),
        variant: "bearer",
        client: { token: `${TOK}${evil}` },
        steps: [getPet()],
        expect: ({ log, results }) => {
          expect(errorOf(results[0])).toMatchObject({ kind: "config", inTree: true });
          expect(errorOf(results[0]).text).not.toContain("X-Evil");
          expect(log).toHaveLength(0);
        },
      })),
    },
    {
      id: "AU-8",
      title: "No credential for the single scheme: an error that names it, never an empty header",
      cases: [
        {
          name: "none",
          variant: "bearer",
          steps: [getPet()],
          expect: ({ log, results }) => {
            const error = errorOf(results[0]);
            expect(error).toMatchObject({ kind: "credentials", inTree: true, missingSchemes: [bearerAuth] });
            const start = begin(texts.missingCredentials.value, { schemes: "bearerAuth" });
            expect(error.message.slice(0, start.length)).toBe(start);
            expect(error.message).toContain("ACME_TOKEN");
            expect(log).toHaveLength(0);
          },
        },
        {
          name: "one of two parts",
          variant: "basic",
          client: { username: USER },
          steps: [getPet()],
          expect: ({ log, results }) => {
            const error = errorOf(results[0]);
            expect(error).toMatchObject({ kind: "credentials", inTree: true, missingSchemes: [["basicAuth"]] });
            expect(error.message).toMatch(/password/i);
            expect(error.message).not.toMatch(/user/i);
            expect(log).toHaveLength(0);
          },
        },
      ],
    },
    {
      id: "AU-9",
      title: "A caller's own header counts as the credential; null removes it",
      cases: [{ token: TOK }, {}].map((options) => ({
        name: JSON.stringify(options),
        variant: "bearer",
        client: options,
        script: [pets],
        steps: [
          getPet({ options: { headers: { Authorization: "Custom x" } } }),
          getPet({ options: { headers: { authorization: null } } }),
        ],
        expect: (outcome) => {
          values(outcome);
          expect(outcome.log.map((request) => header(request, "authorization"))).toEqual(["Custom x", undefined]);
        },
      })),
    },
    {
      id: "AU-10",
      title: "A credential for one call applies to that call alone",
      cases: [
        {
          variant: "bearer",
          client: { token: TOK },
          script: [pets],
          steps: [getPet(), getPet({ options: { token: `once-${TOK}` } }), getPet()],
          expect: ({ log }) => {
            const sent = log.map((request) => header(request, "authorization"));
            expect(sent).toEqual([`Bearer ${TOK}`, `Bearer once-${TOK}`, `Bearer ${TOK}`]);
          },
        },
      ],
    },
    {
      id: "AU-11",
      title: "A credential of one call comes whole: half of one is not joined with the client's",
      cases: [
        {
          variant: "basic",
          client: { username: USER, password: PASS },
          env: { ACME_PASSWORD: PASS },
          script: [{ ...pet, times: "always" }],
          steps: [
            getPet({ options: { username: `other-${USER}`, password: `other-${PASS}` } }),
            getPet({ options: { username: `other-${USER}` } }),
            getPet({ options: { password: `other-${PASS}` } }),
            getPet(),
          ],
          expect: ({ log, results }) => {
            const sent = log.map((request) => header(request, "authorization"));
            expect(sent).toEqual([basic(`other-${USER}`, `other-${PASS}`), basic(USER, PASS)]);
            for (const result of results.slice(1, 3)) {
              expect(errorOf(result)).toMatchObject({ kind: "credentials", inTree: true });
            }
          },
        },
      ],
    },
  ],
};

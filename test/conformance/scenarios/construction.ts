import { expect } from "vitest";
import type { Group } from "../support/scenario.js";
import {
  basic,
  call,
  client,
  empty,
  env,
  errorOf,
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

const inEnv = { ACME_TOKEN: TOK };

export const construction: Group = {
  title: "Construction and environment",
  scenarios: [
    {
      id: "EN-1",
      title: "A credential comes from the environment",
      cases: [
        {
          variant: "bearer",
          env: inEnv,
          script: [pet],
          steps: [getPet()],
          expect: ({ log }) => expect(header(log[0], "authorization")).toBe(`Bearer ${TOK}`),
        },
        {
          name: "no argument at all",
          variant: "definition",
          env: { ...inEnv },
          client: false,
          script: [pet],
          steps: [{ op: "client", client: "main", options: {} }, getPet({ options: { baseUrl: "{{main}}" } })],
          expect: ({ log }) => expect(header(log[0], "authorization")).toBe(`Bearer ${TOK}`),
        },
      ],
    },
    {
      id: "EN-2",
      title: "An argument wins over the environment",
      cases: [
        {
          variant: "bearer",
          env: { ACME_TOKEN: `env-${TOK}` },
          client: { token: `arg-${TOK}` },
          script: [pet],
          steps: [getPet()],
          expect: ({ log }) => expect(header(log[0], "authorization")).toBe(`Bearer arg-${TOK}`),
        },
      ],
    },
    {
      id: "EN-3",
      title: "The environment is read at construction, not at import and not at the call",
      cases: [
        {
          variant: "bearer",
          client: false,
          script: [pets],
          steps: [
            env({ ACME_TOKEN: `first-${TOK}` }),
            client("main", { baseUrl: "{{main}}" }),
            env({ ACME_TOKEN: `second-${TOK}` }),
            getPet(),
            env({ ACME_TOKEN: null }),
            getPet(),
          ],
          expect: ({ log }) => {
            expect(log.map((request) => header(request, "authorization"))).toEqual([
              `Bearer first-${TOK}`,
              `Bearer first-${TOK}`,
            ]);
          },
        },
      ],
    },
    {
      id: "EN-4",
      title: "Blank environment counts as unset; an explicit empty argument does not fall back",
      cases: [
        ...[{ ACME_TOKEN: "  " }, { ACME_TOKEN: "" }].map((blank) => ({
          name: JSON.stringify(blank),
          variant: "bearer",
          env: blank,
          steps: [getPet()],
          expect: ({ log, results }: Parameters<Group["scenarios"][number]["cases"][number]["expect"]>[0]) => {
            expect(errorOf(results[0]).kind).toBe("credentials");
            expect(log).toHaveLength(0);
          },
        })),
        {
          name: "empty argument",
          variant: "bearer",
          env: inEnv,
          client: { token: "" },
          steps: [getPet()],
          expect: ({ log, results }) => {
            expect(errorOf(results[0]).kind).toBe("credentials");
            expect(log).toHaveLength(0);
          },
        },
        {
          name: "trimmed",
          variant: "bearer",
          env: { ACME_TOKEN: ` ${TOK}\n` },
          script: [pet],
          steps: [getPet()],
          expect: ({ log }) => expect(header(log[0], "authorization")).toBe(`Bearer ${TOK}`),
        },
      ],
    },
    {
      id: "EN-5",
      title: "Without a credential, only calls that need one fail",
      cases: [
        {
          variant: "bearer",
          script: [{ path: "/ping", json: { ok: true } }],
          steps: [ping(), getPet()],
          expect: (outcome) => {
            const { log, results } = outcome;
            expect(results[0]?.value).toEqual({ ok: true });
            expect(header(log[0], "authorization")).toBeUndefined();
            expect(errorOf(results[1]).kind).toBe("credentials");
            expect(log).toHaveLength(1);
          },
        },
      ],
    },
    {
      id: "EN-6",
      title: "Base URL with path and query, environment by name, and both",
      cases: [
        {
          name: "prefix, trailing slash and query",
          variant: "bearer",
          client: { token: TOK, baseUrl: "{{main}}/v1/?tenant=7" },
          script: [pets],
          steps: [getPet(), call("pets.list", { query: { limit: 2 } })],
          expect: ({ log }) => {
            expect(log.map(({ url }) => url)).toEqual(["/v1/pets/1?tenant=7", "/v1/pets?tenant=7&limit=2"]);
          },
        },
        {
          name: "environments",
          variant: "bearer",
          client: false,
          script: [pets],
          steps: [
            client("first", { token: TOK, port: "{{port}}", run: "{{run}}" }),
            client("named", { token: TOK, port: "{{port}}", run: "{{run}}", environment: "Sandbox" }),
            client("both", { token: TOK, baseUrl: "{{main}}", environment: "Sandbox" }),
            getPet({ client: "first" }),
            getPet({ client: "named" }),
            getPet({ client: "both" }),
          ],
          expect: ({ log }) => {
            expect(log.map(({ url }) => url)).toEqual(["/production/pets/1", "/sandbox/pets/1", "/pets/1"]);
          },
        },
      ],
    },
    {
      id: "EN-7",
      title: "Two clients and a derived one do not mix",
      cases: [
        {
          variant: "bearer",
          client: { token: `a-${TOK}` },
          script: [pets],
          steps: [
            client("b", { baseUrl: "{{main}}", token: `b-${TOK}` }),
            { op: "derive", client: "c", from: "main", options: { token: `c-${TOK}` } },
            getPet(),
            getPet({ client: "b" }),
            getPet({ client: "c" }),
            getPet(),
            getPet({ client: "b" }),
          ],
          expect: ({ log }) => {
            const sent = log.map((request) => header(request, "authorization")?.replace(`-${TOK}`, ""));
            expect(sent).toEqual(["Bearer a", "Bearer b", "Bearer c", "Bearer a", "Bearer b"]);
          },
        },
      ],
    },
  ],
};

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
          client: { username: USER, password: PASS },
          script: [pet],
          steps: [getPet()],
          expect: ({ log }) => expect(header(log[0], "authorization")).toBe(basic(USER, "")),
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
          expect: (outcome) => {
            values(outcome);
            expect(header(outcome.log[0], "authorization")).toBeUndefined();
          },
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
          variant: "bearer",
          steps: [getPet()],
          expect: ({ log, results }) => {
            const error = errorOf(results[0]);
            expect(error).toMatchObject({ kind: "credentials", inTree: true, missingSchemes: [["bearerAuth"]] });
            expect(error.message).toMatch(/^No credentials provided for: bearerAuth/);
            expect(error.message).toContain("ACME_TOKEN");
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
          steps: [getPet({ options: { token: `once-${TOK}` } }), getPet()],
          expect: ({ log }) => {
            const sent = log.map((request) => header(request, "authorization"));
            expect(sent).toEqual([`Bearer once-${TOK}`, `Bearer ${TOK}`]);
          },
        },
      ],
    },
  ],
};

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
      cases: [
        {
          variant: "any-undeclared",
          env: { ACME_EXTRA: TOK },
          script: [pet],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(header(outcome.log[0], "authorization")).toBeUndefined();
          },
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
            expect(errorOf(results[1]).message).toMatch(/^No credentials provided for: basicAuth\b(?!,)/);
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
              missingSchemes: [["bearerAuth"], ["basicAuth"]],
            });
            expect(error.message).toMatch(
              /^No authentication credentials provided that satisfy the endpoint's security requirements\. Please provide credentials for: bearerAuth OR basicAuth(?! AND)/,
            );
            expect(log).toHaveLength(0);
          },
        },
        {
          name: "nothing set",
          variant: "endpoint",
          steps: [call("secure.either")],
          expect: ({ results }) => {
            expect(errorOf(results[0]).message).toContain(
              "Please provide credentials for: bearerAuth OR basicAuth AND apiKey",
            );
          },
        },
      ],
    },
    {
      id: "ES-3",
      title: "An operation without security sends no credentials and fetches no token",
      cases: ["endpoint", "oauth"].map((variant) => ({
        name: variant,
        variant,
        client: { token: TOK, ...basicAndKey, clientId: "id", clientSecret: PASS },
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

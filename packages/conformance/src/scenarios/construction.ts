import { expect } from "../expect.js";
import type { Group } from "../support/scenario.js";
import { call, client, env, errorOf, getPet, header, pet, pets, ping, TOK } from "../support/steps.js";

const inEnv = { ACME_TOKEN: TOK };

export const construction: Group = {
  title: "Construction and environment",
  scenarios: [
    {
      id: "EN-1",
      title: "A credential comes from the environment",
      needs: ["environment"],
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
      needs: ["environment"],
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
      needs: ["environment"],
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
      needs: ["environment"],
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
          needs: ["url-variables"],
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

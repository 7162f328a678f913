import { rules, texts } from "../contract.js";
import { expect } from "../expect.js";
import type { Case, Group } from "../support/scenario.js";
import {
  bearer,
  call,
  createPet,
  empty,
  failure,
  getPet,
  header,
  json,
  pet,
  pets,
  TOK,
  values,
} from "../support/steps.js";

const page = { json: { items: [] }, times: "always" } as const;

const USER_AGENT = new RegExp(
  `^${texts.userAgent.value
    .replaceAll(/[()]/g, "\\$&")
    .replace("{package}", "acme")
    .replace("{version}", "\\d+\\.\\d+\\.\\d+")
    .replace("{platform}", "[^()]+")}$`,
);

/** `search.run` with a query, and the query that has to arrive. */
function query(name: string, given: { readonly [name: string]: unknown }, expected: string): Case {
  return bearer({
    name,
    script: [page],
    steps: [call("search.run", { query: given })],
    expect: (outcome) => {
      values(outcome);
      expect(outcome.log[0]?.url).toBe(`/search${expected}`);
    },
  });
}

export const requests: Group = {
  title: "Requests, headers, environments",
  scenarios: [
    {
      id: "HD-1",
      title: "Global headers, and who wins",
      needs: ["environment", "global-headers"],
      cases: [
        {
          variant: "headers",
          env: { ACME_REGION: "eu" },
          client: { token: TOK, tenant: "t1" },
          script: [pets],
          steps: [
            getPet(),
            getPet({ options: { headers: { "x-version": "mine", "X-TENANT": "t2", "x-region": null } } }),
          ],
          expect: (outcome) => {
            values(outcome);
            const names = ["x-version", "x-tenant", "x-region"];
            const sent = outcome.log.map((request) => names.map((name) => header(request, name)));
            expect(sent).toEqual([
              ["2024-01-01", "t1", "eu"],
              ["mine", "t2", undefined],
            ]);
          },
        },
        bearer({
          name: "client, operation, call",
          client: { token: TOK, headers: { "X-Trace": "client", "X-Other": "client" } },
          script: [pets],
          steps: ["operation", undefined].flatMap((given) => [
            call(
              "pets.update",
              { path: { petId: "1" }, ...(given && { header: { "X-Trace": given } }), body: { owner: null } },
              given ? {} : { options: { headers: { "x-trace": "call" } } },
            ),
          ]),
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log.map((request) => header(request, "x-trace"))).toEqual(["operation", "call"]);
            expect(outcome.log.map((request) => header(request, "x-other"))).toEqual(["client", "client"]);
          },
        }),
      ],
    },
    {
      id: "HD-2",
      title: "No tool's name in any header; User-Agent; Content-Type only with a body",
      cases: [
        bearer({
          script: [pets],
          steps: [getPet(), createPet()],
          expect: (outcome) => {
            values(outcome);
            const [get, post] = outcome.log;
            expect(header(get, "user-agent")).toMatch(USER_AGENT);
            expect(header(get, "content-type")).toBeUndefined();
            expect(header(post, "content-type")).toBe("application/json");
            const text = JSON.stringify(outcome.log.map(({ headers }) => headers));
            expect(text).not.toMatch(/sdkwright|fern|stainless|speakeasy|openapi|telemetry/i);
          },
        }),
      ],
    },
    {
      id: "QS-1",
      title: "Queries, to the letter",
      cases: [
        query("deep object", { filter: { kind: "cat", age: 3 } }, "?filter%5Bkind%5D=cat&filter%5Bage%5D=3"),
        query("list", { tags: ["a", "b c", "d,e"] }, "?tags=a&tags=b%20c&tags=d%2Ce"),
        query("characters", { q: "a b+c&d=e/ü?" }, "?q=a%20b%2Bc%26d%3De%2F%C3%BC%3F"),
        query("booleans", { exact: false }, "?exact=false"),
        query("dates", { at: "2024-02-29T12:34:56Z", on: "2024-02-29" }, "?at=2024-02-29T12%3A34%3A56Z&on=2024-02-29"),
        {
          ...query("an offset", { at: "2024-02-29T12:34:56+05:30" }, "?at=2024-02-29T12%3A34%3A56%2B05%3A30"),
          needs: ["offsets"],
        },
        query("null and absent", { q: null, exact: true }, "?exact=true"),
        query("declared order", { q: "x", tags: ["t"], filter: { kind: "k" } }, "?filter%5Bkind%5D=k&tags=t&q=x"),
        query("nothing", {}, ""),
      ],
    },
    {
      id: "BD-1",
      title: "One name in query, header, path and body",
      cases: [
        bearer({
          script: [empty],
          steps: [
            call("places.move", { path: { id: "p" }, query: { id: "q" }, header: { id: "h" }, body: { id: "b" } }),
          ],
          expect: (outcome) => {
            values(outcome);
            const [request] = outcome.log;
            expect(request?.url).toBe("/places/p?id=q");
            expect(header(request, "id")).toBe("h");
            expect(json(request)).toEqual({ id: "b" });
          },
        }),
      ],
    },
    {
      id: "RQ-1",
      title: "Extras of one call, and calls of undeclared endpoints",
      cases: [
        bearer({
          script: [pets],
          steps: [
            createPet({
              options: {
                bodyProperties: { name: "Max", extra: [1] },
                query: { debug: true },
                headers: { "X-Extra": "1" },
              },
            }),
            call("pets.list", { query: { limit: 1 } }, { options: { query: { limit: 5, more: "x" } } }),
          ],
          expect: ({ log }) => {
            expect(json(log[0])).toEqual({ name: "Max", extra: [1] });
            expect(log[0]?.url).toBe("/pets?debug=true");
            expect(header(log[0], "x-extra")).toBe("1");
            expect(new URLSearchParams(log[1]?.url.split("?")[1]).getAll("limit")).toEqual(["5"]);
            expect(log[1]?.url).toContain("more=x");
          },
        }),
        bearer({
          name: "client.request",
          script: [failure(503, { headers: { "Retry-After": "0" } }), { json: { made: true } }, failure(404)],
          steps: [
            { op: "call", call: "request", method: "GET", url: "/undeclared", options: { query: { a: "b c" } } },
            { op: "call", call: "request", method: "PUT", url: "/undeclared", options: { body: { x: 1 } } },
          ],
          expect: ({ log, results }) => {
            expect(results[0]?.value).toEqual({ made: true });
            expect(log.map(({ method, url }) => `${method} ${url}`)).toEqual([
              "GET /undeclared?a=b%20c",
              "GET /undeclared?a=b%20c",
              "PUT /undeclared",
            ]);
            expect(header(log[1], "authorization")).toBe(`Bearer ${TOK}`);
            expect(json(log[2])).toEqual({ x: 1 });
            expect(results[1]?.error).toMatchObject({ kind: "api", status: 404 });
          },
        }),
        bearer({
          name: "an absolute URL is refused",
          steps: [{ op: "call", call: "request", method: "GET", url: "{{other}}/x" }],
          expect: ({ log, results }) => {
            expect(results[0]?.error?.kind).toBe(rules.absoluteUrls.value);
            expect(log).toHaveLength(0);
          },
        }),
        bearer({
          name: "a path that leaves the base URL is refused",
          client: { baseUrl: "{{main}}/v1" },
          steps: ["/../admin", "a/%2e%2E/../x", "\\..\\x", "/pets/..?a=b"].map((url) => ({
            op: "call",
            call: "request",
            method: "GET",
            url,
          })),
          expect: ({ log, results }) => {
            expect(results.map(({ error }) => error?.kind)).toEqual(results.map(() => rules.absoluteUrls.value));
            expect(log).toHaveLength(0);
          },
        }),
      ],
    },
    {
      id: "RW-1",
      title: "The value together with the response",
      cases: [
        bearer({
          script: [
            { ...pet, headers: { "X-Request-Id": "r1", "X-Rate": "9" } },
            { status: 204, headers: { "X-Rate": "8" } },
          ],
          steps: [getPet({ consume: "raw" }), call("pets.delete", { path: { petId: "1" } }, { consume: "raw" })],
          expect: (outcome) => {
            const [got, gone] = values(outcome) as { headers: object }[];
            expect(got).toMatchObject({ value: { id: "1", name: "Rex" }, status: 200, requestId: "r1" });
            expect(got?.headers).toMatchObject({ "x-rate": "9" });
            expect(gone).toMatchObject({ status: 204 });
            expect(gone).not.toHaveProperty("value");
            expect(outcome.log).toHaveLength(2);
          },
        }),
      ],
    },
  ],
};

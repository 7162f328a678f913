import { gzipSync } from "node:zlib";
import { begin, limits, rules, shapes, texts } from "../contract.js";
import { expect } from "../expect.js";
import type { Case, Group } from "../support/scenario.js";
import { call, errorOf, failure, getPet, pet, TOK, values } from "../support/steps.js";

/** A case of the variant `bearer` with its token, without retries. */
function bearer({ client, ...rest }: Omit<Case, "variant">): Case {
  return { variant: "bearer", client: { token: TOK, maxRetries: 0, ...client }, ...rest };
}

const list = call("pets.list");

function classOf(status: number, name: string): Case {
  return bearer({
    name: String(status),
    script: [{ status, json: { message: "no good" }, headers: { "X-Request-Id": "r1", "X-Detail": "d" } }],
    steps: [list],
    expect: ({ results }) => {
      const error = errorOf(results[0]);
      expect(error).toMatchObject({
        kind: "api",
        inTree: true,
        class: name,
        status,
        requestId: "r1",
        body: { message: "no good" },
        rawBody: '{"message":"no good"}',
      });
      expect(error.headers).toMatchObject({ "x-detail": "d" });
      const path = new URL(error.url ?? "").pathname;
      const told = { method: "GET", path, status, message: "no good", requestId: "r1" };
      expect(error.message).toBe(begin(texts.callFailed.value, told));
    },
  });
}

const html = "<html><body>Bad gateway</body></html>";

export const errors: Group = {
  title: "Errors",
  scenarios: [
    {
      id: "ER-1",
      title: "Class, status, headers, body and request id by status",
      cases: Object.entries(shapes.errorClasses.value).map(([status, name]) => classOf(Number(status), name)),
    },
    {
      id: "ER-2",
      title: "Declared error types, and bodies that are not as declared",
      cases: [
        bearer({
          script: [
            { status: 404, json: { petId: "1" } },
            { status: 422, json: { fields: ["name"] } },
            { status: 404, json: ["odd"] },
            { status: 422, text: "odd", headers: { "Content-Type": "application/json" } },
          ],
          steps: [getPet(), getPet(), getPet(), getPet()],
          expect: ({ results }) => {
            const [missing, bad, odd, text] = results.map(errorOf);
            expect(missing).toMatchObject({ kind: "api", status: 404, body: { petId: "1" } });
            expect(missing?.class).toMatch(/NotFoundError$/);
            expect(bad).toMatchObject({ status: 422, body: { fields: ["name"] } });
            expect(bad?.class).toMatch(/UnprocessableEntityError$/);
            expect(odd).toMatchObject({ kind: "api", status: 404, rawBody: '["odd"]', class: missing?.class });
            expect(text).toMatchObject({ kind: "api", status: 422, rawBody: "odd", class: bad?.class });
          },
        }),
      ],
    },
    {
      id: "ER-3",
      title: "Error bodies of any kind",
      cases: [
        { name: "HTML", reply: { text: html, headers: { "Content-Type": "text/html" } } },
        { name: "empty", reply: {}, says: "Bad Gateway" },
        { name: "invalid UTF-8", reply: { base64: "//79AIA=", headers: { "Content-Type": "application/json" } } },
        { name: "5 MiB", reply: { bytes: 5 * 1024 * 1024, headers: { "Content-Type": "application/json" } } },
        { name: "array", reply: { json: [1, 2] } },
        { name: "null", reply: { json: null }, says: "Bad Gateway" },
      ].map(({ name, reply, says = "" }) =>
        bearer({
          name,
          script: [{ status: 502, ...reply }],
          steps: [getPet()],
          expect: ({ results }) => {
            const error = errorOf(results[0]);
            expect(error).toMatchObject({ kind: "api", status: 502, class: "InternalServerError" });
            expect(error.message.length).toBeLessThan(limits.message.value);
            expect(error.message).toContain(says);
            expect(error.rawBody?.length ?? 0).toBeLessThanOrEqual(limits.rawBody.value);
          },
        }),
      ),
    },
    {
      id: "ER-4",
      title: "A server that echoes the credential",
      cases: [
        bearer({
          client: { logger: "debug" },
          script: [{ status: 400, json: { message: `the token ${TOK} is bad`, given: [TOK, "e1"] } }],
          steps: [getPet()],
          expect: ({ results }) => {
            const error = errorOf(results[0]);
            expect(error.message).toContain(`the token ${texts.mask.value} is bad`);
            expect(error.body).toEqual({ message: `the token ${TOK} is bad`, given: [TOK, "e1"] });
            expect(error.text).toContain("e1");
          },
        }),
        {
          name: "basic",
          variant: "basic",
          client: { username: "someone", password: TOK, maxRetries: 0, logger: "debug" },
          script: [{ status: 400, json: { error: { message: `password ${TOK} is bad` } } }],
          steps: [getPet()],
          expect: ({ results }) => expect(errorOf(results[0]).message).toContain(`password ${texts.mask.value} is bad`),
        },
      ],
    },
    {
      id: "ER-5",
      title: "A success whose body is not JSON",
      cases: [
        { text: '{"id":"1","na', headers: { "Content-Type": "application/json" } },
        { text: '{"id":"1"} {"id":"2"}', headers: { "Content-Type": "application/json" } },
        { text: html, headers: { "Content-Type": "text/html" } },
      ].map((reply) =>
        bearer({
          name: reply.text,
          script: [reply],
          steps: [getPet()],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({
              kind: "decode",
              inTree: true,
              status: 200,
              rawBody: reply.text,
            });
            expect(errorOf(results[0]).message).toMatch(/^GET /);
            expect(errorOf(results[0]).message).toContain(
              begin(texts.callBroken.value, { method: "", path: "/pets/1" }).trim(),
            );
          },
        }),
      ),
    },
    {
      id: "ER-6",
      title: "Statuses without a class of their own",
      cases: [classOf(418, "ApiError"), classOf(599, "InternalServerError")],
    },
    {
      id: "ER-7",
      title: "Errors that are declared for a class of statuses have a type, which an exact status goes before",
      cases: [
        bearer({
          client: { maxRetries: 0 },
          script: [
            { status: 404, json: { reason: "closed" } },
            { status: 418, json: { reason: "tea" } },
            { status: 409, json: { fields: ["name"] } },
            { status: 503, json: { until: "noon" } },
          ],
          steps: Array(4).fill(call("pets.replace", { path: { petId: "1" }, body: { name: "Rex" } })),
          expect: ({ results }) => {
            const [missing, teapot, conflict, outage] = results.map(errorOf);
            expect(missing).toMatchObject({ kind: "api", status: 404, body: { reason: "closed" } });
            expect(missing?.class).toMatch(/Client\w*Error$/);
            expect(teapot).toMatchObject({ status: 418, class: missing?.class });
            expect(conflict?.class).toMatch(/\wConflictError$/);
            expect(outage).toMatchObject({ kind: "api", status: 503, body: { until: "noon" } });
            expect(outage?.class).toMatch(/Server\w*Error$/);
          },
        }),
      ],
    },
    {
      id: "RB-1",
      title: "Responses larger than the caller allows",
      cases: [
        bearer({
          client: { maxResponseBytes: 100 },
          script: [
            { chunks: [{ text: `"${"x".repeat(60)}` }, { text: `${"x".repeat(60)}"` }] },
            { headers: { "Content-Encoding": "gzip" }, base64: gzipSync(`"${"x".repeat(10_000)}"`).toString("base64") },
            { json: { id: "1", name: "Rex" } },
          ],
          steps: Array(3).fill(call("pets.get", { path: { petId: "1" } })),
          expect: ({ results, log }) => {
            for (const result of results.slice(0, 2)) {
              expect(errorOf(result)).toMatchObject({ kind: "decode", status: 200, inTree: true });
              expect(errorOf(result).message).toMatch(/larger than 100 bytes/);
            }
            expect(results[2]).toMatchObject({ ok: true });
            expect(log).toHaveLength(3);
          },
        }),
        bearer({
          name: "a limit of one call",
          script: [{ json: { id: "1", name: "x".repeat(200) } }],
          steps: [call("pets.get", { path: { petId: "1" } }, { options: { maxResponseBytes: 100 } })],
          expect: ({ results }) => expect(errorOf(results[0])).toMatchObject({ kind: "decode" }),
        }),
      ],
    },
    {
      id: "ER-8",
      title: "Error bodies without a message",
      cases: [
        bearer({
          script: [
            { status: 400, text: '{ "errors": [ { "code": 7 } ] }', headers: { "Content-Type": "application/json" } },
          ],
          steps: [getPet()],
          expect: ({ results }) =>
            expect(errorOf(results[0]).message).toMatch(
              /^GET \S*\/pets\/1 failed with 400: \{"errors":\[\{"code":7\}\]\}$/,
            ),
        }),
      ],
    },
    {
      id: "CF-1",
      title: "Path parameters that would change the path",
      cases: [
        ...rules.refusedPathValues.value.map((petId) =>
          bearer({
            name: JSON.stringify(petId),
            steps: [call("pets.get", { path: { petId } })],
            expect: ({ log, results }) => {
              expect(errorOf(results[0])).toMatchObject({ kind: "config", inTree: true });
              expect(log).toHaveLength(0);
            },
          }),
        ),
        bearer({
          name: "encoded",
          script: [pet, pet],
          steps: [call("pets.get", { path: { petId: "a/b?c#d" } }), call("pets.get", { path: { petId: "ä%41 ;=" } })],
          expect: (outcome) => {
            values(outcome);
            const [first, second] = outcome.log.map(({ url }) => url);
            expect(first).toBe("/pets/a%2Fb%3Fc%23d");
            expect(second?.split("/")).toHaveLength(3);
            expect(decodeURIComponent(second ?? "")).toBe("/pets/ä%41 ;=");
          },
        }),
      ],
    },
    {
      id: "CF-2",
      title: "Values that cannot be sent",
      cases: [{ $number: "NaN" }, { $number: "Infinity" }]
        .map((weight) =>
          bearer({
            name: JSON.stringify(weight),
            steps: [call("pets.create", { body: { name: "Rex", weight } })],
            expect: ({ log, results }) => {
              expect(errorOf(results[0])).toMatchObject({ kind: "config", inTree: true });
              expect(log).toHaveLength(0);
            },
          }),
        )
        .concat(
          bearer({
            name: "lone surrogate in a path",
            steps: [call("pets.get", { path: { petId: "\ud800" } })],
            expect: ({ log, results }) => {
              expect(errorOf(results[0])).toMatchObject({ kind: "config", inTree: true });
              expect(log).toHaveLength(0);
            },
          }),
          bearer({
            name: "the process goes on",
            script: [failure(404), pet],
            steps: [call("pets.create", { body: { name: "Rex", weight: { $number: "NaN" } } }), getPet(), getPet()],
            expect: ({ results }) => expect(results.map(({ ok }) => ok)).toEqual([false, false, true]),
          }),
        ),
    },
  ],
};

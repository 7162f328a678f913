import { limits, rules, shapes } from "../contract.js";
import { expect } from "../expect.js";
import type { Case, Group } from "../support/scenario.js";
import {
  bearer,
  call,
  client,
  createPet,
  errorOf,
  failure,
  gaps,
  getPet,
  pet,
  pets,
  TOK,
  values,
} from "../support/steps.js";

/** More than a server may ask for. */
const beyond = limits.longestWait.value + 1;
const soon = { headers: { "Retry-After": "0" } };
const { least: shortest } = limits.firstWait.value;
/** Milliseconds by which timers may be early. */
const TIMER = 5;

function retriedOnce(status: number): Case {
  return bearer({
    name: String(status),
    script: [failure(status, soon), pet],
    steps: [getPet()],
    expect: (outcome) => {
      values(outcome);
      expect(outcome.log).toHaveLength(2);
    },
  });
}

function notRetried(status: number): Case {
  return bearer({
    name: String(status),
    script: [failure(status, soon)],
    steps: [getPet()],
    expect: ({ log, results }) => {
      expect(errorOf(results[0])).toMatchObject({ kind: "api", status, attempts: 1 });
      expect(log).toHaveLength(1);
    },
  });
}

/** 429 with a `Retry-After`, then success: how long the client waited. */
function waits(value: string, [least, most]: readonly [number, number]): Case {
  return bearer({
    name: `Retry-After: ${value}`,
    script: [failure(429, { headers: { "Retry-After": value } }), pet],
    steps: [getPet()],
    expect: (outcome) => {
      values(outcome);
      const [gap = 0] = gaps(outcome);
      expect(gap).toBeGreaterThanOrEqual(least);
      expect(gap).toBeLessThanOrEqual(most);
    },
  });
}

function requests(
  name: string,
  count: number,
  rest: Pick<Case, "needs" | "script" | "steps"> & { readonly variant?: string },
): Case {
  return {
    variant: "bearer",
    name,
    client: { token: TOK },
    ...rest,
    expect: ({ log }) => expect(log).toHaveLength(count),
  };
}

export const retries: Group = {
  title: "Retries",
  scenarios: [
    {
      id: "RT-1",
      title: "Statuses that a safe call is retried on",
      cases: [
        ...rules.retriedStatuses.value.map(retriedOnce),
        requests("PUT and DELETE", 4, {
          script: [failure(500, soon), pet, failure(502, soon), { status: 204 }],
          steps: [
            call("pets.replace", { path: { petId: "1" }, body: { name: "Rex" } }),
            call("pets.delete", { path: { petId: "1" } }),
          ],
        }),
        requests("PATCH", 1, {
          script: [failure(500, soon)],
          steps: [call("pets.update", { path: { petId: "1" }, body: { owner: null } })],
        }),
      ],
    },
    {
      id: "RT-2",
      title: "Statuses that are never retried",
      cases: rules.finalStatuses.value.map(notRetried),
    },
    {
      id: "RT-3",
      title: "Two retries by default, with a growing wait; the last response is the error",
      timing: true,
      cases: [
        bearer({
          script: [failure(503), failure(503), failure(503, { json: { message: "third" } })],
          steps: [getPet()],
          expect: (outcome) => {
            const error = errorOf(outcome.results[0]);
            expect(error).toMatchObject({
              kind: "api",
              status: 503,
              attempts: limits.attempts.value,
              body: { message: "third" },
            });
            const [first = 0, second = 0] = gaps(outcome);
            expect(first).toBeGreaterThanOrEqual(shortest - TIMER);
            expect(first).toBeLessThanOrEqual(1500);
            expect(second).toBeGreaterThanOrEqual(2 * shortest - TIMER);
            expect(second).toBeLessThanOrEqual(2000);
          },
        }),
      ],
    },
    {
      id: "RT-4",
      title: "Retry-After in seconds, as a date, and where it makes no sense",
      timing: true,
      cases: [
        waits("1", [995, 2000]),
        waits("{{date+2}}", [900, 3000]),
        waits("0", [0, 300]),
        waits("-5", [shortest - TIMER, 1500]),
        waits("soon", [shortest - TIMER, 1500]),
      ],
    },
    {
      id: "RT-5",
      title: "Retry-After-Ms wins",
      timing: true,
      cases: [
        bearer({
          script: [failure(429, { headers: { "Retry-After-Ms": "200", "Retry-After": "5" } }), pet],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            const [gap = 0] = gaps(outcome);
            expect(gap).toBeGreaterThanOrEqual(195);
            expect(gap).toBeLessThanOrEqual(1000);
          },
        }),
      ],
    },
    {
      id: "RT-6",
      title: "A wait beyond a minute is not waited: the error says how long was asked",
      cases: [
        bearer({
          script: [failure(429, { headers: { "Retry-After": String(beyond) } })],
          steps: [getPet({ cancelAfter: 3000 })],
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "api", status: 429, retryAfter: beyond, attempts: 1 });
            expect(log).toHaveLength(1);
            expect(results[0]?.ms).toBeLessThan(2000);
          },
        }),
      ],
    },
    {
      id: "RT-7",
      title: "maxRetries of the client and of the call",
      cases: [
        bearer({
          client: { token: TOK, maxRetries: 0 },
          script: [{ ...failure(503, soon), times: "always" }],
          steps: [
            client("one", { token: TOK, baseUrl: "{{main}}/one", maxRetries: 1 }),
            getPet(),
            getPet({ client: "one" }),
            call("pets.list", {}, { options: { maxRetries: 3 } }),
            call("search.run", {}, { client: "one", options: { maxRetries: 0 } }),
          ],
          expect: ({ log }) => {
            const count = (url: string) => log.filter((request) => request.url === url).length;
            expect(["/pets/1", "/one/pets/1", "/pets", "/one/search"].map(count)).toEqual([1, 2, 4, 1]);
          },
        }),
      ],
    },
    {
      id: "RT-8",
      title: "Connection failures of a safe call are retried",
      cases: [
        bearer({
          script: [{ reset: "before" }, pet],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log).toHaveLength(2);
          },
        }),
        bearer({
          name: "a port on which nothing listens",
          client: { token: TOK, baseUrl: "{{closed}}" },
          steps: [getPet()],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({
              kind: "connection",
              inTree: true,
              attempts: limits.attempts.value,
            });
          },
        }),
        bearer({
          name: "the phase says that nothing was sent",
          needs: ["unsent-failures"],
          client: { token: TOK, baseUrl: "{{closed}}", maxRetries: 0 },
          steps: [getPet()],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "connection", phase: shapes.phases.value.connection });
          },
        }),
      ],
    },
    {
      id: "RT-9",
      title: "A POST is repeated only where it cannot have taken effect, or carries a key",
      cases: [
        requests("500", 1, { script: [failure(500, soon)], steps: [createPet()] }),
        requests("reset", 1, { script: [{ reset: "before" }], steps: [createPet()] }),
        requests("503", 2, { script: [failure(503, soon), pet], steps: [createPet()] }),
        requests("500 with key", 2, {
          variant: "idempotency",
          needs: ["idempotency-keys"],
          script: [failure(500, soon), pet],
          steps: [createPet()],
        }),
        bearer({
          name: "retryUnsafe",
          client: { token: TOK, retryUnsafe: true },
          script: [failure(500, soon), pet],
          steps: [createPet()],
          expect: ({ log }) => expect(log).toHaveLength(2),
        }),
      ],
    },
    {
      id: "RT-10",
      title: "A body that can be read once is sent once",
      needs: ["streamed-bodies"],
      cases: ["files.append", "files.put"].map((name) =>
        requests(name, 1, {
          script: [{ status: 503, ...soon }],
          steps: [call(name, { value: { $stream: ["YWJj", "ZGVm"] } })],
        }),
      ),
    },
    {
      id: "RT-11",
      title: "The body of a failed attempt is not waited for",
      timing: true,
      cases: [
        bearer({
          script: [
            {
              status: 503,
              headers: { "Content-Length": "1048576", "Retry-After": "0", "Content-Type": "application/json" },
              chunks: Array.from({ length: 100 }, () => ({ text: "x".repeat(100), delay: 100 })),
            },
            pets,
          ],
          steps: [getPet(), getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.results[0]?.ms).toBeLessThan(3000);
            expect(outcome.log).toHaveLength(3);
          },
        }),
      ],
    },
  ],
};

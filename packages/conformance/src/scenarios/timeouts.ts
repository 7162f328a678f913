import { begin, shapes, texts } from "../contract.js";
import { expect } from "../expect.js";
import type { Group } from "../support/scenario.js";
import { bearer, call, errorOf, failure, getPet, pet, ping, values } from "../support/steps.js";

const events = (count: number, delay: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `data: {"text":"${index}"}\n\n`, delay }));
const { value: phases } = shapes.phases;
const sse = { "Content-Type": "text/event-stream" };
const news = call("chat.news", {}, { consume: "events" });

export const timeouts: Group = {
  title: "Timeouts, cancellation",
  scenarios: [
    {
      id: "TO-1",
      title: "A server that never answers",
      timing: true,
      cases: [
        bearer({
          client: { timeout: 0.3, maxRetries: 0 },
          script: [{ stall: "before" }],
          steps: [getPet({ cancelAfter: 4000 })],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "timeout", phase: phases.head, inTree: true });
            expect(errorOf(results[0]).message).toMatch(/^GET /);
            expect(errorOf(results[0]).message).toContain(
              begin(texts.callBroken.value, { method: "", path: "/pets/1" }).trim(),
            );
            expect(results[0]?.ms).toBeGreaterThanOrEqual(290);
            expect(results[0]?.ms).toBeLessThanOrEqual(1500);
          },
        }),
      ],
    },
    {
      id: "TO-2",
      title: "A body that stalls",
      timing: true,
      cases: [
        bearer({
          client: { timeout: 0.3, maxRetries: 0 },
          script: [{ chunks: [{ text: '{"id":' }], headers: { "Content-Type": "application/json" }, stall: "after" }],
          steps: [getPet({ cancelAfter: 4000 })],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "timeout", phase: phases.body });
            expect(results[0]?.ms).toBeLessThanOrEqual(1500);
          },
        }),
        bearer({
          name: "of an error",
          client: { timeout: 0.3, maxRetries: 0 },
          script: [{ status: 404, chunks: [{ text: '{"id":' }], stall: "after" }],
          steps: [getPet({ cancelAfter: 4000 })],
          expect: ({ results }) => {
            expect(results[0]?.ok).toBe(false);
            expect(results[0]?.ms).toBeLessThanOrEqual(1500);
          },
        }),
      ],
    },
    {
      id: "TO-3",
      title: "The limit is one attempt's",
      timing: true,
      cases: [
        bearer({
          client: { timeout: 0.3 },
          script: [{ ...pet, delay: 600 }, { ...pet, delay: 600 }, pet],
          steps: [getPet()],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log).toHaveLength(3);
          },
        }),
      ],
    },
    {
      id: "TO-4",
      title: "A stream may last: the limit counts between two chunks",
      needs: ["sse"],
      timing: true,
      cases: [
        bearer({
          client: { timeout: 0.9 },
          script: [{ headers: sse, chunks: events(10, 200), stall: "after" }],
          steps: [{ ...news, cancelAfter: 6000 }],
          expect: ({ results }) => {
            expect(results[0]?.partial).toHaveLength(10);
            expect(errorOf(results[0])).toMatchObject({ kind: "timeout", phase: phases.stream });
            expect(results[0]?.ms).toBeLessThanOrEqual(4500);
          },
        }),
      ],
    },
    {
      id: "TO-5",
      title: "A call's own limit wins; 0 is none",
      timing: true,
      cases: [
        bearer({
          client: { timeout: 10, maxRetries: 0 },
          script: [{ stall: "before" }],
          steps: [getPet({ options: { timeout: 0.3 }, cancelAfter: 4000 })],
          expect: ({ results }) => {
            expect(errorOf(results[0]).kind).toBe("timeout");
            expect(results[0]?.ms).toBeLessThanOrEqual(1500);
          },
        }),
        bearer({
          name: "none",
          client: { timeout: 0.3, maxRetries: 0 },
          script: [{ ...pet, delay: 900 }],
          steps: [getPet({ options: { timeout: 0 } })],
          expect: (outcome) => void values(outcome),
        }),
      ],
    },
    {
      id: "CX-1",
      title: "Cancellation in flight",
      needs: ["cancellation"],
      cases: [
        bearer({
          script: [{ stall: "before" }],
          steps: [getPet({ cancelAfter: 800 })],
          settle: 200,
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "canceled", native: true });
            expect(log).toHaveLength(1);
            expect(log[0]?.aborted).toBe(true);
          },
        }),
      ],
    },
    {
      id: "CX-2",
      title: "Cancellation while waiting for a retry",
      needs: ["cancellation"],
      timing: true,
      cases: [
        bearer({
          script: [failure(503, { headers: { "Retry-After": "5" } })],
          steps: [getPet({ cancelAfter: 1500 })],
          expect: ({ log, results }) => {
            expect(errorOf(results[0]).kind).toBe("canceled");
            expect(results[0]?.ms).toBeLessThanOrEqual(4000);
            expect(log).toHaveLength(1);
            // It had its answer before it was cancelled, so that it was waiting.
            expect(log[0]?.finished).toBe(true);
          },
        }),
      ],
    },
    {
      id: "CX-3",
      title: "A call that is cancelled before it begins",
      needs: ["cancellation"],
      cases: [
        bearer({
          steps: [getPet({ cancelAfter: 0 })],
          expect: ({ log, results }) => {
            expect(errorOf(results[0]).kind).toBe("canceled");
            expect(log).toHaveLength(0);
          },
        }),
      ],
    },
    {
      id: "CX-4",
      title: "Leaving a stream or a list early",
      cases: [
        bearer({
          needs: ["sse"],
          script: [{ headers: sse, chunks: events(50, 50) }],
          steps: [{ ...news, limit: 2 }],
          settle: 300,
          expect: (outcome) => {
            expect(values(outcome)[0]).toHaveLength(2);
            expect(outcome.log[0]?.aborted).toBe(true);
          },
        }),
        bearer({
          name: "list",
          needs: ["pagination"],
          script: [{ json: { items: [{ id: "1" }, { id: "2" }], next_cursor: "a" } }],
          steps: [call("pets.list", {}, { consume: "items", limit: 2 }), ping()],
          unscripted: true,
          expect: ({ log, results }) => {
            expect(results[0]?.value).toEqual([{ id: "1" }, { id: "2" }]);
            expect(log.map(({ url }) => url)).toEqual(["/pets", "/ping"]);
          },
        }),
      ],
    },
  ],
};

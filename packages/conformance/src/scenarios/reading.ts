import { expect } from "../expect.js";
import { canonicalJson, parseExact } from "../reading/exact.js";
import type { Reply } from "../server/script.js";
import { ODD, type Odd } from "../support/odd.js";
import { EMPTY, FULL, LARGE, LEAST, type Members, NULLS, objectText, UNDECLARED } from "../support/rich.js";
import type { CallStep, Case, Consume, Group } from "../support/scenario.js";
import { bearer, call, errorOf, TOK, values } from "../support/steps.js";

const JSON_TYPE = { "Content-Type": "application/json" };
const SSE = { "Content-Type": "text/event-stream" };

const get = (consume: Consume = "value"): CallStep => call("readings.get", { path: { id: "1" } }, { consume });
const reply = (text: string, rest: Reply = {}): Reply => ({ text, headers: JSON_TYPE, ...rest });

type Variant = "bearer" | "integers";

/** A case in which a program reads the members that the server sends. The types in the SDK depend on the variant. */
function reads(name: string, members: Members, variant: Variant = "bearer"): Case {
  return readsText(name, objectText(members), variant);
}

function readsText(name: string, text: string, variant: Variant = "bearer"): Case {
  return {
    name,
    variant,
    client: { token: TOK, maxRetries: 0 },
    script: [reply(text)],
    steps: [get()],
    sends: [text],
    expect: (outcome) => {
      expect(values(outcome)).toHaveLength(1);
      // What was read can be written again, as it came. A type of the second variant may hold the number of a text alone.
      if (variant === "bearer") expect(values(outcome)).toEqual([canonicalJson(parseExact(text))]);
    },
  };
}

/** A case in which a program makes the members, which the server sends back. */
function sent(name: string, members: Members): Case {
  const value = JSON.parse(objectText(members)) as { readonly [wire: string]: unknown };
  return bearer({
    name,
    script: [{ path: "/readings", echo: true }],
    steps: [call("readings.send", { body: value })],
    expect: (outcome) => {
      expect(values(outcome)).toEqual([value]);
      expect(JSON.parse(outcome.log[0]?.body ?? "")).toEqual(value);
    },
  });
}

/** The date-times that have an offset elsewhere. */
const IN_UTC: Members = {
  at: '"2024-02-29T18:29:59.123Z"',
  moments: '["2024-02-29T12:34:56Z","1970-01-01T07:59:59Z"]',
  stamped: '{"name":"s","first":"2024-02-29T12:34:56.125Z","second":"2023-12-31T23:00:00Z"}',
};

const TOKEN = /"(?:\\.|[^"\\])*"|[[\]{}:,]|[^\s[\]{}:,"]+/g;

/** JSON with white space of every kind between its tokens. */
const spaced = (text: string): string => ` ${(text.match(TOKEN) ?? []).join(" \r\n\t")} `;

/** Properties that may have another type in the second variant. */
const VARYING: ReadonlySet<string> = new Set(["at", "moments", "wide"]);

function odds(variant: Variant, those: readonly Odd[]): Case[] {
  return those.map(({ name, wire, text }) => reads(`${name}, ${variant}`, { ...LEAST, [wire]: text }, variant));
}

const two = [{ ...FULL, further: "1" }, NULLS].map(objectText);
const third = objectText({ ...LEAST, label: '"third"' });
const pageOf = (item = "", rest: Members = {}): string =>
  objectText({ items: `[${item}]`, total: "2", fetched: '"2024-02-29T12:00:00+01:00"', ...rest });

const FIRST = pageOf(`${two[0]},${third}`, { next_cursor: '"b"' });

/** Two pages, for as many iterations as a driver makes. */
const PAGES: readonly Reply[] = [
  reply(pageOf(two[1]), { query: { cursor: "b" }, times: "always" }),
  reply(FIRST, { times: "always" }),
];

const LISTED = `[${two[0]},${third},${two[1]}]`;
const all = `[${two.join(",")}]`;
const eventsOf = (...events: string[]): string => events.map((event) => `${event}\n\n`).join("");
const EVENTS = eventsOf(`event: added\nid: 7\ndata: ${two[0]}`, `data: ${two[1]}`, `event: gone\nid:\ndata: ${two[1]}`);
const NAMED = [
  { event: "added", id: "7" },
  { event: "message", id: "7" },
  { event: "gone", id: "" },
];
/** Another success than the usual one, with a header that comes twice. */
const HEAD = { status: 203, headers: { "X-Request-Id": "r-1", "X-Shelf": ["s", "t"] } };
const head = { status: 203, requestId: "r-1", headers: { "x-shelf": "s, t" } };

const headed = (headers: Reply["headers"], rest: Reply): Reply => ({
  ...HEAD,
  ...rest,
  headers: { ...headers, ...HEAD.headers },
});

const FAULT = objectText({
  code: '"red"',
  at: '"2024-02-29T12:34:56+05:30"',
  places: "[[1,2],[],[3]]",
  causes: '[{"name":"a","size":1},{"name":"b"}]',
  animal: '{"type":"dog","barks":true}',
  further: '"kept"',
});

export const reading: Group = {
  title: "What programs read",
  needs: ["show"],
  scenarios: [
    {
      id: "RE-1",
      title: "Every kind of value, by the property's own accessor",
      cases: [
        reads("everything", FULL),
        reads("null where it is allowed", NULLS),
        reads("what is required alone", LEAST),
        reads("empty, zero and false", EMPTY),
        readsText("everything, with space around it", spaced(objectText(FULL))),
        reads("nanoseconds", { ...LEAST, at: '"2024-02-29T12:34:56.123456789Z"' }),
        reads("everything, in types that hold all integers", FULL, "integers"),
        { ...reads("integers beyond 2^53", { ...FULL, ...LARGE }, "integers"), needs: ["large-integers"] },
        bearer({
          name: "text",
          script: [{ text: "é\n", headers: { "Content-Type": "text/plain; charset=utf-8" } }],
          steps: [call("text.plain")],
          sends: ['"é\\n"'],
          expect: (outcome) => expect(values(outcome)).toEqual(["é\n"]),
        }),
      ],
    },
    {
      id: "RE-2",
      title: "Enum values, variants, constants and properties that are not declared",
      cases: [reads("everywhere", UNDECLARED), reads("everywhere, with further types", UNDECLARED, "integers")],
    },
    {
      id: "RE-3",
      title: "Values that do not fit their types: what can be read of them, and what came",
      cases: [
        ...odds("bearer", ODD),
        ...odds(
          "integers",
          ODD.filter(({ wire }) => VARYING.has(wire)),
        ),
        reads("null where none is allowed", { ...LEAST, label: "null" }),
      ],
    },
    {
      id: "RE-4",
      title: "Values that a program makes are sent, and read as they were made",
      cases: [
        sent("everything", { ...FULL, ...IN_UTC }),
        { ...sent("everything, with an offset", FULL), needs: ["offsets"] },
        sent("null", NULLS),
        sent("what is required", LEAST),
      ],
    },
    {
      id: "RE-5",
      title: "The typed body of an error, with its status, headers and request id",
      cases: ["bearer", "integers"].map((variant) => ({
        name: variant,
        variant,
        client: { token: TOK, maxRetries: 0 },
        script: [headed({ ...JSON_TYPE, "Retry-After": "2" }, { status: 409, text: FAULT })],
        steps: [get()],
        sends: [FAULT],
        expect: ({ results }) => {
          const error = errorOf(results[0]);
          expect(error).toMatchObject({ kind: "api", requestId: "r-1", status: 409, attempts: 1, retryAfter: 2 });
          expect(error.headers?.["x-shelf"]).toBe("s, t");
          expect(error.rawBody).toBe(FAULT);
          expect(error.shown).toBeDefined();
        },
      })),
    },
    {
      id: "RE-6",
      title: "The result of a call beside its response",
      cases: [
        bearer({
          script: [headed(JSON_TYPE, { text: two[0] ?? "" })],
          steps: [get("raw")],
          sends: [two[0]],
          expect: (outcome) => expect(values(outcome)[0]).toMatchObject(head),
        }),
      ],
    },
    {
      id: "RE-7",
      title: "Items of lists by every iterator, and what a page tells of its response",
      needs: ["pagination"],
      cases: [
        bearer({
          script: PAGES,
          steps: [
            call("readings.list", {}, { consume: "items" }),
            call("readings.list", {}, { consume: "ways" }),
            call("readings.list", {}, { consume: "page" }),
          ],
          sends: [LISTED, LISTED, FIRST],
          expect: (outcome) => {
            const [, , page] = values(outcome);
            expect(page).toMatchObject({ hasNextPage: true, response: JSON.parse(FIRST) });
          },
        }),
        bearer({
          name: "the response",
          script: [headed(JSON_TYPE, { text: pageOf(two[0]) })],
          steps: [call("readings.list", {}, { consume: "head" })],
          expect: (outcome) => expect(values(outcome)[0]).toMatchObject(head),
        }),
      ],
    },
    {
      id: "RE-8",
      title: "Events of streams by every iterator, with their names and ids, and what the stream tells of its response",
      needs: ["sse"],
      cases: [
        bearer({
          script: [headed(SSE, { text: EVENTS, times: "always" })],
          steps: [
            call("readings.watch", {}, { consume: "events" }),
            call("readings.watch", {}, { consume: "named" }),
            call("readings.watch", {}, { consume: "ways" }),
            call("readings.watch", {}, { consume: "head" }),
          ],
          sends: Array(3).fill(`[${two.join(",")},${two[1]}]`),
          expect: (outcome) => {
            const [, named, , response] = values(outcome);
            expect(named).toEqual(NAMED);
            expect(response).toMatchObject(head);
          },
        }),
      ],
    },
    {
      id: "RE-9",
      title: "Lines of streams by every iterator, and what the stream tells of its response",
      needs: ["jsonl"],
      cases: [
        bearer({
          script: [
            headed({ "Content-Type": "application/x-ndjson" }, { text: `${two.join("\n")}\n`, times: "always" }),
          ],
          steps: [
            call("readings.tail", {}, { consume: "events" }),
            call("readings.tail", {}, { consume: "ways" }),
            call("readings.tail", {}, { consume: "head" }),
          ],
          sends: [all, all],
          expect: (outcome) => expect(values(outcome)[2]).toMatchObject(head),
        }),
      ],
    },
    {
      id: "RE-10",
      title: "A download in every way, and what it tells of its response",
      cases: [
        bearer({
          script: [
            headed(
              {
                "Content-Type": "text/csv; charset=utf-8",
                "Content-Disposition": "attachment; filename=plain.csv; filename*=UTF-8''..%2Fna%C3%AFve.csv",
              },
              { base64: Buffer.from("é\n").toString("base64"), times: "always" },
            ),
          ],
          steps: [call("files.download", {}, { consume: "head" }), call("files.download", {}, { consume: "ways" })],
          expect: (outcome) => {
            const [response, ways] = values(outcome);
            expect(response).toMatchObject({
              ...head,
              contentType: "text/csv; charset=utf-8",
              filename: "naïve.csv",
            });
            const texts = Object.values(ways as { readonly [way: string]: string });
            expect(texts.length).toBeGreaterThan(1);
            for (const text of texts) expect(text).toBe("c3a90a");
          },
        }),
      ],
    },
  ],
};

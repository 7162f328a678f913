import { begin, rules, shapes, texts } from "../contract.js";
import { expect } from "../expect.js";
import type { Reply } from "../server/script.js";
import type { CallStep, Case, Group } from "../support/scenario.js";
import { bearer, call, errorOf, failure, header, values } from "../support/steps.js";

const SSE = { "Content-Type": "text/event-stream" };
const JSONL = { "Content-Type": "application/x-ndjson" };
const DONE = rules.usualTerminator.value;
const chat = call("chat.stream", { body: { prompt: "hi" } }, { consume: "events" });
const news = call("chat.news", {}, { consume: "events" });
const ticks = call("chat.ticks", {}, { consume: "events" });
const tail = call("logs.tail", {}, { consume: "events" });
const messages = (...texts: string[]) => texts.map((text) => ({ text }));

/** Each byte in a chunk of its own. */
const bytewise = (text: string) =>
  [...Buffer.from(text)].map((byte) => ({ base64: Buffer.from([byte]).toString("base64") }));

function events(name: string, text: string, expected: readonly object[]): Case {
  return bearer({
    name,
    script: [{ headers: SSE, chunks: bytewise(text) }],
    steps: [chat],
    expect: (outcome) => expect(values(outcome)[0]).toEqual(expected),
  });
}

/** A successful response that is not a stream. */
const noStream = (name: string, step: CallStep, type: string, text: string): Case =>
  bearer({
    name,
    script: [{ headers: { "Content-Type": type }, text }],
    steps: [step],
    expect: ({ log, results }) => {
      const [mediaType = ""] = type.split(";", 1);
      const stream = step === tail ? "a stream of JSON lines" : "a stream of events";
      const message = begin(texts.noStream.value, { status: 200, type: mediaType, stream, message: "overloaded" });
      const error = errorOf(results[0]);
      expect(error).toMatchObject({ kind: "decode", inTree: true, rawBody: text });
      expect(error.message).toContain(message);
      expect(log).toHaveLength(1);
    },
  });

/** A stream that reports an error after its first item. */
const reports = (name: string, step: CallStep, text: string): Case =>
  bearer({
    name,
    script: [{ headers: step === tail ? JSONL : SSE, text }],
    steps: [step],
    expect: ({ results }) => {
      expect(results[0]?.partial).toEqual(messages("a"));
      const error = errorOf(results[0]);
      expect(error).toMatchObject({ kind: "stream", inTree: true });
      expect(error.message).toContain(begin(texts.errorInStream.value, { message: "overloaded" }));
    },
  });

/** A stream whose connection breaks after these chunks. */
const broken = (...texts: string[]): Reply => ({
  headers: SSE,
  chunks: texts.map((text) => ({ text, delay: 100 })),
  reset: "after",
});

export const streaming: Group = {
  title: "Streaming",
  scenarios: [
    {
      id: "ST-1",
      title: "Server-sent events in every legal form, one byte at a time",
      needs: ["sse"],
      cases: [
        events("CRLF", 'data: {"text":"é"}\r\n\r\ndata: {"text":"b"}\r\n\r\ndata: [DONE]\r\n\r\n', messages("é", "b")),
        events("CR", 'data: {"text":"a"}\r\rdata: {"text":"b"}\r\rdata: [DONE]\r\r', messages("a", "b")),
        events("BOM", '\ufeffdata: {"text":"a"}\n\ndata: [DONE]\n\n', messages("a")),
        events(
          "comments, ids and unknown fields",
          ': hello\n\nid: 1\nretry: 10\nevent: x\ndata:{"text":"a"}\nodd: 1\n\n:\n\ndata: [DONE]\n\n',
          messages("a"),
        ),
        events(
          "many lines of data, with CRLF",
          'data: {"text":\r\ndata: "a"}\r\n\r\ndata: [DONE]\r\n\r\n',
          messages("a"),
        ),
        events("many lines of data", 'data: {"text":\ndata: "a"}\n\ndata: [DONE]\n\n', messages("a")),
        events("nothing after the end", 'data: {"text":"a"}\n\ndata: [DONE]\n\ndata: {"text":"b"}\n\n', messages("a")),
        bearer({
          name: "an event that the end cuts off",
          script: [{ headers: SSE, chunks: bytewise('data: {"text":"a"}\n\ndata: {"text":"b"}') }],
          steps: [news],
          expect: (outcome) => expect(values(outcome)[0]).toEqual(messages("a")),
        }),
        events("a blank behind the terminator", 'data: {"text":"a"}\n\ndata: [DONE] \n\ndata: x\n\n', messages("a")),
        events("events without data", 'data:\n\ndata: {"text":"a"}\n\ndata: \n\ndata: [DONE]\n\n', messages("a")),
        events("no blank line after the terminator", 'data: {"text":"a"}\n\ndata: [DONE]', messages("a")),
      ],
    },
    {
      id: "ST-2",
      title: "A stream that breaks off",
      needs: ["sse"],
      cases: [
        bearer({
          name: "end before the terminator",
          script: [{ headers: SSE, chunks: [{ text: 'data: {"text":"a"}\n\n' }] }],
          steps: [chat],
          expect: ({ results }) => {
            expect(results[0]?.partial).toEqual(messages("a"));
            expect(errorOf(results[0])).toMatchObject({ kind: rules.missingTerminator.value, inTree: true });
          },
        }),
        bearer({
          name: "reset in an event",
          script: [
            {
              headers: SSE,
              chunks: [{ text: 'data: {"text":"a"}\n\n' }, { text: 'data: {"te', delay: 150 }],
              reset: "after",
            },
          ],
          steps: [chat],
          expect: ({ log, results }) => {
            expect(results[0]?.partial).toEqual(messages("a"));
            expect(errorOf(results[0])).toMatchObject({ kind: "connection", inTree: true });
            expect(log).toHaveLength(1);
          },
        }),
      ],
    },
    {
      id: "ST-3",
      title: "An error in place of a stream",
      needs: ["sse"],
      cases: [
        bearer({
          script: [failure(503, { headers: { "Retry-After": "0" } }), failure(400)],
          steps: [{ ...chat, consume: "none" }],
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "api", status: 400 });
            expect(log).toHaveLength(2);
          },
        }),
        noStream("JSON in place of events", chat, "application/json", '{"error":{"message":"overloaded"}}'),
        noStream("a page in place of events", news, "text/html; charset=utf-8", "overloaded"),
        { ...noStream("a page in place of lines", tail, "text/html", "overloaded"), needs: ["jsonl"] },
      ],
    },
    {
      id: "ST-4",
      title: "Events are delivered as they arrive",
      needs: ["sse"],
      timing: true,
      cases: [
        bearer({
          script: [
            {
              headers: SSE,
              chunks: ["a", "b", "c"].map((text) => ({ text: `data: {"text":"${text}"}\n\n`, delay: 200 })),
            },
          ],
          steps: [news],
          expect: ({ results }) => {
            const [first = 0, second = 0, third = 0] = results[0]?.times ?? [];
            expect(second - first).toBeGreaterThan(100);
            expect(third - second).toBeGreaterThan(100);
          },
        }),
      ],
    },
    {
      id: "ST-5",
      title: "JSON lines: blank lines, no last line end, a bad line",
      needs: ["jsonl"],
      cases: [
        bearer({
          script: [{ headers: JSONL, chunks: bytewise('{"text":"ä"}\n\n  \r\n{"text":"b"}\r\n{"text":"c"}') }],
          steps: [tail],
          expect: (outcome) => expect(values(outcome)[0]).toEqual(messages("ä", "b", "c")),
        }),
        bearer({
          name: "a bad line",
          script: [{ headers: JSONL, text: '{"text":"a"}\n\n{"text":\n{"text":"d"}\n' }],
          steps: [tail],
          expect: ({ results }) => {
            expect(results[0]?.partial).toEqual(messages("a"));
            expect(errorOf(results[0])).toMatchObject({ kind: "decode", line: shapes.decodeLine.value });
          },
        }),
      ],
    },
    {
      id: "ST-6",
      title: "A query parameter that chooses between an answer and a stream is sent as a query",
      cases: [
        bearer({
          script: [{ json: { text: "a" } }, { headers: SSE, text: 'data: {"text":"b"}\n\n' }],
          steps: [
            call("chat.answer", { query: { q: "x" } }),
            call("chat.answerStream", { query: { q: "x" } }, { consume: "events" }),
          ],
          expect: (outcome) => {
            expect(values(outcome)).toEqual([{ text: "a" }, messages("b")]);
            expect(outcome.log.map(({ url }) => url)).toEqual(["/answers?q=x&live=false", "/answers?q=x&live=true"]);
            expect(outcome.log.map(({ body }) => body)).toEqual(["", ""]);
          },
        }),
      ],
    },
    {
      id: "ST-7",
      title: "A stream that can be resumed goes on after its last event when it breaks off",
      cases: [
        bearer({
          script: [
            broken('id: 1\ndata: {"text":"a"}\n\n', 'id: 2\ndata: {"te'),
            { headers: SSE, text: 'id: 2\ndata: {"text":"b"}\n\n' },
            { headers: SSE, text: 'data: {"text":"c"}\n\ndata: [DONE]\n\n' },
          ],
          steps: [ticks],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(messages("a", "b", "c"));
            expect(outcome.log.map((request) => header(request, "last-event-id"))).toEqual([undefined, "1", "2"]);
          },
        }),
        bearer({
          name: "as often as calls are retried",
          client: { maxRetries: 1 },
          script: [broken('id: 1\ndata: {"text":"a"}\n\n'), broken(": nothing\n\n"), broken(": nothing\n\n")],
          steps: [ticks],
          expect: ({ log, results }) => {
            expect(results[0]?.partial).toEqual(messages("a"));
            expect(errorOf(results[0])).toMatchObject({ kind: "connection", inTree: true });
            expect(log).toHaveLength(2);
          },
        }),
        bearer({
          name: "not without an id",
          script: [broken('data: {"text":"a"}\n\n'), broken('data: {"text":"a"}\n\n')],
          steps: [ticks],
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "connection", inTree: true });
            expect(log).toHaveLength(1);
          },
        }),
      ],
    },
    {
      id: "ST-8",
      title: "A stream of JSON that declares no terminator ends with the usual one",
      needs: ["sse", "jsonl"],
      cases: [
        bearer({
          script: [
            { headers: SSE, text: `data: {"text":"a"}\n\ndata: ${DONE}\n\ndata: {"text":"b"}\n\n` },
            { headers: JSONL, text: `{"text":"a"}\n${DONE}\n{"text":"b"}\n` },
          ],
          steps: [news, tail],
          expect: (outcome) => expect(values(outcome)).toEqual([messages("a"), messages("a")]),
        }),
      ],
    },
    {
      id: "ST-9",
      title: "An error in a stream that does not declare how it reports errors",
      needs: ["sse"],
      cases: [
        reports(
          "an event of that name",
          news,
          `data: {"text":"a"}\n\nevent: ${rules.usualErrorEvent.value}\ndata: {"message":"overloaded"}\n\n`,
        ),
        reports("an item", news, 'data: {"text":"a"}\n\ndata: {"error":{"message":"overloaded"}}\n\n'),
        { ...reports("a line", tail, '{"text":"a"}\n{"error":"overloaded"}\n'), needs: ["jsonl"] },
      ],
    },
  ],
};

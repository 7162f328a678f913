import { gzipSync } from "node:zlib";
import type { Chunk, Reply } from "../../server/script.js";
import type { Scenario } from "../../support/scenario.js";
import { call } from "../../support/steps.js";
import { type Answer, answers, bytes, jsonText } from "./ends.js";

const SSE = { "Content-Type": "text/event-stream" };
const JSONL = { "Content-Type": "application/x-ndjson" };
const chat = call("chat.stream", { body: { prompt: "hi" } }, { consume: "events" });
const news = call("chat.news", {}, { consume: "events" });
const tail = call("logs.tail", {}, { consume: "events" });

const event = (text: string): string => `data: {"text":"${text}"}\n\n`;
const WHOLE = `${event("a")}id: 7\nevent: x\ndata: {"text":\ndata: "é"}\n\n: ping\n\ndata: [DONE]\n\n`;

/** A text in two chunks. */
function cut(text: string, at: number): Chunk[] {
  const all = Buffer.from(text);
  return [all.subarray(0, at), all.subarray(at)].map((part) => ({ base64: part.toString("base64") }));
}

const sse = (text: string, rest: Reply = {}): Reply => ({ text, headers: SSE, ...rest });

/** Cut in two between any two bytes, and with each ending of lines. */
const cuts: Answer[] = ["\n", "\r\n", "\r"].flatMap((end) => {
  const text = WHOLE.replaceAll("\n", end);
  return Array.from({ length: Math.ceil(Buffer.byteLength(text) / 3) }, (_, index): Answer => {
    return [`${JSON.stringify(end)}, cut at ${3 * index + 1}`, { headers: SSE, chunks: cut(text, 3 * index + 1) }];
  });
});

const EVENTS: readonly Answer[] = [
  ["nothing", sse("")],
  ["a comment alone", sse(": hello\n\n")],
  ["blank lines alone", sse("\n\n\r\n\r\n")],
  ["no blank line at the end", sse('data: {"text":"a"}\n')],
  ["events without data", sse(`event: x\n\nid: 1\n\n${event("a")}`)],
  ["an empty line of data", sse(`data:\n\n${event("a")}`)],
  ["data without a colon", sse(`data\n\n${event("a")}`)],
  ["the terminator with blanks", sse(`${event("a")}data:  [DONE] \n\n`)],
  ["the terminator first", sse("data: [DONE]\n\n")],
  ["a byte order mark", sse(`\ufeff${event("a")}`)],
  ["a null character in an id", sse(`id: a\u0000b\n${event("a")}`)],
  ["a retry that is no number", sse(`retry: soon\n${event("a")}`)],
  ["data that is no JSON", sse(`data: hello\n\n${event("a")}`)],
  ["data that is null", sse(`data: null\n\n${event("a")}`)],
  ["data that is a list", sse(`data: []\n\n${event("a")}`)],
  ["bytes that are not UTF-8", bytes(Buffer.from(`data: {"text":"caf\u00e9"}\n\n`, "latin1"), SSE)],
  ["compressed", { ...bytes(gzipSync(event("a")), { ...SSE, "Content-Encoding": "gzip" }) }],
  ["an event of 5 MB", sse(event("x".repeat(5_000_000)))],
  ["JSON in place of a stream", jsonText('{"text":"a"}')],
  ["HTML in place of a stream", { text: "<html></html>", headers: { "Content-Type": "text/html" } }],
  ["no type", { text: event("a") }],
  ["the type with a charset", { text: event("a"), headers: { "Content-Type": "Text/Event-Stream; charset=utf-8" } }],
  ["204", { status: 204 }],
  ["202 with events", sse(event("a"), { status: 202 })],
  ["an error of a stream", sse('{"message":"no"}', { status: 400 })],
  ["a reset before the first event", { headers: SSE, chunks: [{ text: "da" }], reset: "after" }],
];

const lines = (text: string, rest: Reply = {}): Reply => ({ text, headers: JSONL, ...rest });
const A = '{"text":"a"}';

const LINES: readonly Answer[] = [
  ["nothing", lines("")],
  ["blank lines", lines(`\n\n${A}\n\r\n${A}\n\n`)],
  ["CRLF", lines(`${A}\r\n${A}\r\n`)],
  ["no line break at the end", lines(`${A}\n${A}`)],
  ["spaces around", lines(`  ${A}  \n\t${A}\n`)],
  ["a byte order mark", lines(`\ufeff${A}\n`)],
  ["a line that is cut", lines(`${A}\n{"text":`)],
  ["a line that is no JSON", lines(`${A}\nhello\n${A}\n`)],
  ["null", lines(`null\n${A}\n`)],
  ["a list", lines(`[]\n${A}\n`)],
  ["two values in a line", lines(`${A}${A}\n`)],
  ["compressed", bytes(gzipSync(`${A}\n${A}\n`), { ...JSONL, "Content-Encoding": "gzip" })],
  ["a line of 5 MB", lines(`{"text":"${"x".repeat(5_000_000)}"}\n`)],
  ["JSON in place of lines", jsonText(A)],
  ["another type for lines", { text: `${A}\n`, headers: { "Content-Type": "application/jsonl" } }],
  ["HTML in place of lines", { text: "<html></html>", headers: { "Content-Type": "text/html" } }],
  ["a reset in a line", { headers: JSONL, chunks: [{ text: `${A}\n{"te` }], reset: "after" }],
];

const page = (text: string): Reply => jsonText(text);
const LAST = page('{"items":[{"id":"9"}]}');

/** Pages of a list that are none. */
const PAGES: readonly Answer[] = [
  ...["null", '""', "0", "false", "[]", "{}", '"a"', "5", "true"].map(
    (cursor): Answer => [`the cursor ${cursor}`, page(`{"items":[{"id":"1"}],"next_cursor":${cursor}}`), LAST],
  ),
  ["the same page again and again", { ...page('{"items":[{"id":"1"}],"next_cursor":"a"}'), times: "always" }],
  ["no items", page('{"next_cursor":"a"}'), LAST],
  ["items that are null", page('{"items":null,"next_cursor":"a"}'), LAST],
  ["items that are an object", page('{"items":{},"next_cursor":"a"}'), LAST],
  ["items that are texts", page('{"items":["x",null,1]}')],
  ["a list in place of a page", page('[{"id":"1"}]')],
  ["null in place of a page", page("null")],
  ["404 for the second page", page('{"items":[{"id":"1"}],"next_cursor":"a"}'), { status: 404, json: { petId: "1" } }],
  ["204 for the second page", page('{"items":[{"id":"1"}],"next_cursor":"a"}'), { status: 204 }],
  ["broken JSON for the second page", page('{"items":[{"id":"1"}],"next_cursor":"a"}'), page('{"items":')],
];

export const streams: readonly Scenario[] = [
  {
    id: "HA-14",
    title: "Events cut anywhere, with every ending of lines",
    needs: ["sse"],
    cases: answers([chat], cuts),
  },
  { id: "HA-15", title: "Events of streams that are none", needs: ["sse"], cases: answers([news], EVENTS) },
  { id: "HA-16", title: "Streams of JSON lines that are none", needs: ["jsonl"], cases: answers([tail], LINES) },
  {
    id: "HA-17",
    title: "Pages that are none",
    needs: ["pagination"],
    cases: answers([call("pets.list", {}, { consume: "items" })], PAGES),
  },
];

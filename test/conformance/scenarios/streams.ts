import { createHash } from "node:crypto";
import { expect } from "vitest";
import { partsOf } from "../support/multipart.js";
import type { Case, Group } from "../support/scenario.js";
import { call, empty, errorOf, failure, header, TOK, to, values } from "../support/steps.js";

/** A case of the variant `bearer` with its token. */
function bearer({ client, ...rest }: Omit<Case, "variant">): Case {
  return { variant: "bearer", client: { token: TOK, ...client }, ...rest };
}

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const all = (name: string) => call(name, {}, { consume: "items" });

/** A list in pages, and how many requests it takes. */
function pages(name: string, replies: readonly object[], expected: { ids: string[]; requests: number }): Case {
  return bearer({
    name,
    script: replies.map((json) => ({ json })),
    steps: [all("pets.list")],
    expect: (outcome) => {
      expect(values(outcome)[0]).toEqual(items(...expected.ids));
      expect(outcome.log).toHaveLength(expected.requests);
    },
  });
}

export const pagination: Group = {
  title: "Pagination",
  scenarios: [
    {
      id: "PG-1",
      title: "Three pages by cursor, one of them empty, fetched as they are needed",
      cases: [
        bearer({
          script: [
            { json: { items: items("1", "2"), next_cursor: "a" } },
            { json: { items: [], next_cursor: "b" } },
            { json: { items: items("3") } },
          ],
          steps: [call("pets.list", { query: { limit: 2 } }, { consume: "items" })],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2", "3"));
            expect(outcome.log.map(({ url }) => new URLSearchParams(url.split("?")[1]).get("cursor"))).toEqual([
              null,
              "a",
              "b",
            ]);
            expect(outcome.log.map(({ url }) => url.includes("limit=2"))).toEqual([true, true, true]);
          },
        }),
        bearer({
          name: "one page alone",
          script: [{ json: { items: items("1"), next_cursor: "a" } }],
          steps: [call("pets.list", {}, { consume: "page" })],
          expect: (outcome) => {
            expect(values(outcome)[0]).toMatchObject({ items: items("1"), hasNextPage: true });
            expect(outcome.log).toHaveLength(1);
          },
        }),
      ],
    },
    {
      id: "PG-2",
      title: "An empty, null or absent cursor ends the list",
      cases: [
        pages("empty", [{ items: items("1"), next_cursor: "" }], { ids: ["1"], requests: 1 }),
        pages("null", [{ items: items("1"), next_cursor: null }], { ids: ["1"], requests: 1 }),
        pages("absent", [{ items: items("1") }], { ids: ["1"], requests: 1 }),
      ],
    },
    {
      id: "PG-3",
      title: "A cursor that repeats is an error",
      cases: [
        bearer({
          script: [{ json: { items: items("1"), next_cursor: "a" }, times: "always" }],
          steps: [{ ...all("pets.list"), limit: 10 }],
          expect: ({ log, results }) => {
            expect(errorOf(results[0]).inTree).toBe(true);
            expect(log).toHaveLength(2);
          },
        }),
      ],
    },
    {
      id: "PG-4",
      title: "Later pages are retried and carry the call's own headers",
      cases: [
        bearer({
          script: [
            { json: { items: items("1"), next_cursor: "a" } },
            failure(503, { headers: { "Retry-After": "0" } }),
            { json: { items: items("2") } },
          ],
          steps: [call("pets.list", {}, { consume: "items", options: { headers: { "X-Mine": "1" } } })],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2"));
            expect(outcome.log.map((request) => header(request, "x-mine"))).toEqual(["1", "1", "1"]);
          },
        }),
      ],
    },
    {
      id: "PG-5",
      title: "Offsets, and the next URL on another origin",
      cases: [
        bearer({
          name: "empty page",
          script: [{ json: { items: items("1", "2") } }, { json: { items: items("3") } }, { json: { items: [] } }],
          steps: [all("pets.listOffset")],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2", "3"));
            expect(outcome.log.map(({ url }) => url)).toEqual([
              "/pets/offset",
              "/pets/offset?offset=2",
              "/pets/offset?offset=3",
            ]);
          },
        }),
        bearer({
          name: "has_more",
          script: [{ json: { items: items("1"), has_more: true } }, { json: { items: items("2"), has_more: false } }],
          steps: [all("pets.listOffset")],
          expect: (outcome) => {
            expect(values(outcome)[0]).toEqual(items("1", "2"));
            expect(outcome.log).toHaveLength(2);
          },
        }),
        bearer({
          name: "next URL",
          script: [
            { json: { items: items("1"), next: "{{main}}/pets/next?page=2" } },
            { json: { items: items("2"), next: "{{other}}/pets/next?page=3" } },
          ],
          steps: [all("pets.listNext")],
          expect: ({ log, results }) => {
            expect(results[0]?.partial).toEqual(items("1", "2"));
            expect(errorOf(results[0]).inTree).toBe(true);
            expect(log.map(({ origin, url }) => `${origin} ${url}`)).toEqual([
              "main /pets/next",
              "main /pets/next?page=2",
            ]);
          },
        }),
      ],
    },
  ],
};

const SSE = { "Content-Type": "text/event-stream" };
const JSONL = { "Content-Type": "application/x-ndjson" };
const chat = call("chat.stream", { body: { prompt: "hi" } }, { consume: "events" });
const news = call("chat.news", {}, { consume: "events" });
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

export const streaming: Group = {
  title: "Streaming",
  scenarios: [
    {
      id: "ST-1",
      title: "Server-sent events in every legal form, one byte at a time",
      cases: [
        events("CRLF", 'data: {"text":"é"}\r\n\r\ndata: {"text":"b"}\r\n\r\ndata: [DONE]\r\n\r\n', messages("é", "b")),
        events("CR", 'data: {"text":"a"}\r\rdata: {"text":"b"}\r\rdata: [DONE]\r\r', messages("a", "b")),
        events("BOM", '\ufeffdata: {"text":"a"}\n\ndata: [DONE]\n\n', messages("a")),
        events(
          "comments, ids and unknown fields",
          ': hello\n\nid: 1\nretry: 10\nevent: x\ndata:{"text":"a"}\nodd: 1\n\n:\n\ndata: [DONE]\n\n',
          messages("a"),
        ),
        events("many lines of data", 'data: {"text":\ndata: "a"}\n\ndata: [DONE]\n\n', messages("a")),
        events("nothing after the end", 'data: {"text":"a"}\n\ndata: [DONE]\n\ndata: {"text":"b"}\n\n', messages("a")),
        bearer({
          name: "pending data at a clean end",
          script: [{ headers: SSE, chunks: bytewise('data: {"text":"a"}\n\ndata: {"text":"b"}') }],
          steps: [news],
          expect: (outcome) => expect(values(outcome)[0]).toEqual(messages("a", "b")),
        }),
      ],
    },
    {
      id: "ST-2",
      title: "A stream that breaks off",
      cases: [
        bearer({
          name: "end before the terminator",
          script: [{ headers: SSE, chunks: [{ text: 'data: {"text":"a"}\n\n' }] }],
          steps: [chat],
          expect: ({ results }) => {
            expect(results[0]?.partial).toEqual(messages("a"));
            expect(errorOf(results[0])).toMatchObject({ kind: "stream", inTree: true });
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
      cases: [
        bearer({
          script: [failure(503, { headers: { "Retry-After": "0" } }), failure(400)],
          steps: [{ ...chat, consume: "none" }],
          expect: ({ log, results }) => {
            expect(errorOf(results[0])).toMatchObject({ kind: "api", status: 400 });
            expect(log).toHaveLength(2);
          },
        }),
      ],
    },
    {
      id: "ST-4",
      title: "Events are delivered as they arrive",
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
      cases: [
        bearer({
          script: [{ headers: JSONL, chunks: bytewise('{"text":"ä"}\n\n  \r\n{"text":"b"}\r\n{"text":"c"}') }],
          steps: [call("logs.tail", {}, { consume: "events" })],
          expect: (outcome) => expect(values(outcome)[0]).toEqual(messages("ä", "b", "c")),
        }),
        bearer({
          name: "a bad line",
          script: [{ headers: JSONL, text: '{"text":"a"}\n{"text":"b"}\n{"text":\n{"text":"d"}\n' }],
          steps: [call("logs.tail", {}, { consume: "events" })],
          expect: ({ results }) => {
            expect(results[0]?.partial).toEqual(messages("a", "b"));
            expect(errorOf(results[0])).toMatchObject({ kind: "decode", line: 3 });
          },
        }),
      ],
    },
  ],
};

const bytes = (text: string) => ({ $bytes: Buffer.from(text).toString("base64") });
const stored = { json: { id: "f" }, times: "always" } as const;
const upload = (body: { readonly [name: string]: unknown }) => call("files.upload", { body });

export const files: Group = {
  title: "Files and forms",
  scenarios: [
    {
      id: "MP-1",
      title: "Parts of every kind: order, names, types, file names",
      cases: [
        bearer({
          script: [stored],
          steps: [
            upload({
              title: "a title",
              file: { data: bytes("content"), filename: 'a"b\r\n.txt', contentType: "text/plain" },
              meta: { a: 1 },
              tags: ["x", "y"],
              preview: { data: bytes("p"), filename: "ä.png" },
            }),
          ],
          expect: (outcome) => {
            values(outcome);
            const parts = partsOf(outcome.log[0]);
            expect(parts.map(({ name }) => name)).toEqual(["title", "file", "meta", "tags", "tags", "preview"]);
            expect(parts.map(({ body }) => body)).toEqual(["a title", "content", '{"a":1}', "x", "y", "p"]);
            expect(parts[1]?.filename).toBe("a%22b%0D%0A.txt");
            expect(parts[1]?.type).toBe("text/plain");
            expect(parts[2]?.type).toBe("application/json");
            expect(parts[5]?.filename).toBe("ä.png");
          },
        }),
      ],
    },
    {
      id: "MP-2",
      title: "Files without a name, as bytes, stream and path",
      cases: [
        bearer({
          script: [stored],
          steps: [upload({ file: bytes("abc") }), upload({ file: { $stream: ["YWJj", "ZGVm"] } })],
          expect: (outcome) => {
            values(outcome);
            const [[known], [streamed]] = outcome.log.map(partsOf) as [
              ReturnType<typeof partsOf>,
              ReturnType<typeof partsOf>,
            ];
            expect(known).toMatchObject({ name: "file", type: "application/octet-stream", body: "abc" });
            expect(streamed).toMatchObject({ name: "file", type: "application/octet-stream", body: "abcdef" });
            expect(header(outcome.log[0], "content-length")).toBe(String(outcome.log[0]?.body.length));
            expect(header(outcome.log[1], "transfer-encoding")).toBe("chunked");
          },
        }),
        bearer({
          name: "path",
          script: [stored],
          steps: [upload({ file: { $path: import.meta.filename } })],
          expect: (outcome) => {
            values(outcome);
            const [part] = partsOf(outcome.log[0]);
            expect(part?.filename).toMatch(/^streams\.ts$/);
            expect(part?.body.length).toBeGreaterThan(1000);
          },
        }),
      ],
    },
    {
      id: "MP-3",
      title: "No file and an empty file",
      cases: [
        bearer({
          script: [stored],
          steps: [upload({ file: { data: bytes(""), filename: "e" } })],
          expect: (outcome) => {
            values(outcome);
            expect(partsOf(outcome.log[0])).toMatchObject([{ name: "file", body: "", filename: "e" }]);
          },
        }),
      ],
    },
    {
      id: "MP-4",
      title: "A repeated upload is the same",
      cases: [
        bearer({
          script: [failure(503, { headers: { "Retry-After": "0" } }), stored],
          steps: [
            upload({ title: "t", file: { data: bytes("abc"), filename: "f", contentType: "text/x" }, tags: ["a"] }),
          ],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log).toHaveLength(2);
            expect(partsOf(outcome.log[1])).toEqual(partsOf(outcome.log[0]));
          },
        }),
      ],
    },
    {
      id: "BN-1",
      title: "A large download, read slowly and left early",
      timing: true,
      cases: [
        bearer({
          script: [{ path: "/files", bytes: 5 * 1024 * 1024 }],
          steps: [call("files.download", {}, { consume: "bytes", pause: 2 })],
          expect: (outcome) => {
            const sha256 = createHash("sha256")
              .update(Buffer.alloc(5 * 1024 * 1024, "0123456789abcdef"))
              .digest("hex");
            const value = values(outcome)[0] as { memory: number };
            expect(value).toMatchObject({ length: 5 * 1024 * 1024, sha256 });
          },
        }),
        bearer({
          name: "left early",
          script: [{ path: "/files", bytes: 64 * 1024 * 1024 }],
          steps: [call("files.download", {}, { consume: "bytes", limit: 1 })],
          settle: 200,
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log[0]?.aborted).toBe(true);
            expect(outcome.log[0]?.sent).toBeLessThan(32 * 1024 * 1024);
          },
        }),
      ],
    },
    {
      id: "BN-2",
      title: "An error in place of a download",
      cases: [
        bearer({
          script: [failure(404)],
          steps: [call("files.download", {}, { consume: "bytes" })],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({
              kind: "api",
              status: 404,
              body: { message: "failed with 404" },
            });
          },
        }),
      ],
    },
    {
      id: "FM-1",
      title: "A form, to the letter",
      cases: [
        bearer({
          script: [empty],
          steps: [call("forms.submit", { body: { name: "a&b=c+d%e f", note: "ü" } })],
          expect: (outcome) => {
            values(outcome);
            const [request] = to(outcome, "/forms");
            expect(header(request, "content-type")).toMatch(/^application\/x-www-form-urlencoded/);
            expect(request?.body).toMatch(/^name=a%26b%3Dc%2Bd%25e(%20|\+)f&note=%C3%BC$/);
          },
        }),
      ],
    },
  ],
};

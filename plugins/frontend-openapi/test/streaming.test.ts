import type { Api } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { lower } from "./lower.js";

const message = { type: "object", properties: { text: { type: "string" } } };
const chunk = { type: "object", properties: { delta: { type: "string" } } };

interface Input {
  readonly streaming?: unknown;
  readonly contents?: object;
  readonly root?: object;
  readonly body?: object;
  readonly sends?: string;
}

const asJson = { "application/json": { schema: message } };
const asFile = { "audio/mpeg": { schema: { type: "string", format: "binary" } } };
const asEvents = { "text/event-stream": { schema: chunk } };

async function chat({ streaming, contents = asJson, root = {}, body = {}, sends = "application/json" }: Input) {
  const request = { type: "object", properties: { prompt: { type: "string" }, stream: { type: "boolean" }, ...body } };
  const { api, findings } = await lower({
    ...root,
    paths: {
      "/chat": {
        post: {
          operationId: "chat",
          requestBody: { content: { [sends]: { schema: request } } },
          responses: { 200: { description: "An answer.", content: contents } },
          ...(streaming !== undefined && { "x-gen-streaming": streaming }),
        },
      },
    },
  });
  return { api, findings, calls: calls(api) };
}

/** Of each call: its name, its contents, and what it pins. */
function calls(api: Api) {
  return Object.values(api.operations).map((operation) => {
    if (operation.kind !== "http") throw new Error(operation.kind);
    const contents = operation.responses.flatMap((response) => response.contents);
    return {
      name: operation.name.words.join(" "),
      kinds: contents.map(({ kind }) => kind),
      first: contents[0],
      pinned: operation.streamCondition,
    };
  });
}

const condition = (value: boolean) => ({ property: { in: "body", path: ["stream"] }, value });

describe("streaming", () => {
  test("`true` reads JSON item by item", async () => {
    const { calls, findings } = await chat({ streaming: true });
    expect(calls).toMatchObject([{ name: "chat", kinds: ["jsonl"] }]);
    expect(findings).toEqual([]);
  });

  test("a format makes events of JSON, with all that is said of them", async () => {
    const streaming = { format: "sse", terminator: "[DONE]", "error-event": "error", resumable: true };
    const { calls } = await chat({ streaming });
    expect(calls[0]?.first).toMatchObject({
      kind: "sse",
      mediaType: "text/event-stream",
      terminator: "[DONE]",
      errorEvent: "error",
      resumable: true,
    });
  });

  test("an event stream needs no extension, and takes the document's settings", async () => {
    const { calls, findings } = await chat({
      contents: asEvents,
      root: { "x-gen-streaming": { terminator: "[END]" } },
    });
    expect(calls).toMatchObject([{ name: "chat", kinds: ["sse"], first: { terminator: "[END]" } }]);
    expect(calls[0]?.pinned).toBeUndefined();
    expect(findings).toEqual([]);
  });

  test("JSON beside events gives two methods, told apart by a boolean `stream`", async () => {
    const { calls, api } = await chat({ contents: { ...asJson, ...asEvents } });
    expect(calls).toMatchObject([
      { name: "chat", kinds: ["json", "sse"], pinned: condition(false) },
      { name: "chat stream", kinds: ["sse", "json"], pinned: condition(true) },
    ]);
    expect(api.resources["resource:"]?.operations).toEqual(Object.keys(api.operations));
  });

  test("JSON beside events pins nothing where no boolean chooses", async () => {
    const { calls } = await chat({ contents: { ...asJson, ...asEvents }, body: { stream: { type: "string" } } });
    expect(calls.map(({ pinned }) => pinned)).toEqual([undefined, undefined]);
  });

  test("a file beside events gives two methods, whichever comes first", async () => {
    for (const contents of [
      { ...asFile, ...asEvents },
      { ...asEvents, ...asFile },
    ]) {
      const { calls } = await chat({ contents });
      expect(calls).toMatchObject([
        { name: "chat", first: { kind: "binary" }, pinned: condition(false) },
        { name: "chat stream", first: { kind: "sse" }, pinned: condition(true) },
      ]);
    }
  });

  test("JSON after events gives the same two methods as before them", async () => {
    const { calls } = await chat({ contents: { ...asEvents, ...asJson } });
    expect(calls.map(({ first }) => first?.kind)).toEqual(["json", "sse"]);
  });

  test.each(["multipart/form-data", "application/x-www-form-urlencoded"])(
    "the boolean may be a field of a form: %s",
    async (sends) => {
      const { calls } = await chat({ contents: { ...asJson, ...asEvents }, sends });
      expect(calls.map(({ pinned }) => pinned)).toEqual([condition(false), condition(true)]);
    },
  );

  test("`false` leaves one method", async () => {
    const { calls } = await chat({ contents: { ...asJson, ...asEvents }, streaming: false });
    expect(calls).toMatchObject([{ name: "chat", kinds: ["json", "sse"] }]);
  });

  test("a condition gives two methods with types of their own", async () => {
    const { calls, api, findings } = await chat({
      streaming: {
        "stream-condition": "$request.more",
        format: "sse",
        terminator: "[DONE]",
        response: message,
        "response-stream": chunk,
        "stream-description": "Streams.",
      },
      contents: asEvents,
      body: { more: { type: ["boolean", "null"] } },
    });
    const property = { in: "body", path: ["more"] };
    expect(calls).toMatchObject([
      { name: "chat", kinds: ["json"], pinned: { property, value: false } },
      { name: "chat stream", kinds: ["sse"], first: { terminator: "[DONE]" }, pinned: { property, value: true } },
    ]);
    const [plain, streamed] = calls.map(({ first }) => first && "type" in first && first.type);
    expect(plain).not.toEqual(streamed);
    expect(Object.values(api.operations)[1]?.description).toBe("Streams.");
    expect(findings).toEqual([]);
  });
});

describe("wrong streaming", () => {
  const at = "/paths/~1chat/post/x-gen-streaming";

  test.each<[Input, string]>([
    [{ streaming: "sse" }, `wrong-type ${at}`],
    [{ streaming: { format: "xml" } }, `wrong-type ${at}/format`],
    [{ streaming: { resumable: "yes" } }, `wrong-type ${at}/resumable`],
    [{ streaming: { terminater: "x" } }, `unknown-extension ${at}/terminater`],
    [{ streaming: true, contents: { "image/png": {} } }, `no-effect ${at}`],
    [{ streaming: { "stream-condition": "$request.prompt" } }, `value-path ${at}/stream-condition`],
    [{ streaming: { "stream-condition": "$request.none" } }, `value-path ${at}/stream-condition`],
  ])("%j: %s", async (input, finding) => {
    expect((await chat(input)).findings[0]).toBe(`openapi/${finding}`);
  });
});

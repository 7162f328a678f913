import type { BodyContent, HttpOperation, JsonValue, Response, Type } from "@sdkwright/plugin-api";
import { describe, expect, it } from "vitest";
import { hasWireTests, type WireCase, type WireRefusal, wirePrograms } from "../../src/index.js";
import { jsonBody, object, operation, parameter, property, sdkContext, text, whole } from "../api.js";

const point = object("Point", [property("x", whole)]);
const pointType: Type = { kind: "ref", id: point.id };

function casesOf(operations: readonly HttpOperation[], refuses: readonly WireRefusal[] = []): WireCase[] {
  const suites = wirePrograms(sdkContext({ types: [point], operations }), refuses);
  return suites.flatMap(({ programs }) => programs.map(({ test }) => test));
}

function caseOf(more: Partial<HttpOperation>): WireCase | undefined {
  return casesOf([operation(more)])[0];
}

function sending(content: object, more: Partial<HttpOperation> = {}): Partial<HttpOperation> {
  const body = { required: true, contents: [content as BodyContent], origin: 0 };
  return { method: "POST", body, ...more };
}

function answering(content: object, more: Partial<HttpOperation> = {}): Partial<HttpOperation> {
  const response = { status: { kind: "code", code: 200 }, contents: [content], headers: [], origin: 0 };
  return { responses: [response as unknown as Response], ...more };
}

const json = { kind: "json", mediaType: "application/json", type: pointType };

describe("requests of wire tests", () => {
  it("have only what is there", () => {
    expect(caseOf({})?.request).toEqual({ method: "GET", path: "/one" });
    const parameters = [parameter("q", "query"), parameter("X-Tenant", "header"), parameter("c", "cookie")];
    expect(caseOf({ parameters })?.request).toEqual({
      method: "GET",
      path: "/one",
      query: [["q", "q"]],
      headers: [["x-tenant", "X-Tenant"]],
      cookies: [["c", "c"]],
    });
  });

  it.each([
    [json, { type: "application/json", json: '{"x":1}' }],
    [
      { ...json, mediaType: "Application/JSON; charset=utf-8" },
      { type: "application/json", json: '{"x":1}' },
    ],
    [
      { kind: "text", mediaType: "text/plain", type: text },
      { type: "text/plain", text: "text" },
    ],
    [
      { kind: "form", mediaType: "a/b", type: pointType, fields: [] },
      { type: "a/b", form: [["x", "1"]] },
    ],
    [
      { kind: "multipart", mediaType: "a/b", type: pointType, fields: [] },
      { type: "a/b", multipart: [["x", "1"]] },
    ],
  ])("have the body %j in its form", (content, body) => {
    expect(caseOf(sending(content))?.request.body).toMatchObject({
      ...body,
      ...("text" in body && { text: expect.any(String) as string }),
    });
  });

  it("have no media type where the definition leaves it open", () => {
    expect(caseOf(sending({ kind: "binary", mediaType: "*/*" }))?.request.body).not.toHaveProperty("type");
  });
});

describe("results of wire tests", () => {
  const result = (content: object, more: Partial<HttpOperation> = {}) => caseOf(answering(content, more))?.result;

  it("say what callers get, its type, and whether that is the body as it was sent", () => {
    expect(result(json)).toEqual({ kind: "json", value: { x: 1 }, type: pointType, expected: '{"x":1}', asSent: true });
    const handedOut = { kind: "json", value: 1, type: whole, expected: "1", asSent: false };
    expect(result(json, { returns: ["x"] })).toEqual(handedOut);
    expect(result({ kind: "text", mediaType: "text/plain", type: text })).toMatchObject({ kind: "text", asSent: true });
  });

  it.each(["sse", "jsonl"])("list the one event of a stream of %s", (kind) => {
    expect(result({ ...json, kind })).toMatchObject({ value: { x: 1 }, expected: '[{"x":1}]', asSent: false });
  });

  it("are the content of a file, as JSON where it arrives as bytes", () => {
    const file = { kind: "binary", mediaType: "image/*" };
    expect(result(file)).toEqual({ kind: "file", buffered: false, expected: "content of the file" });
    expect(result({ ...file, bytes: true })).toEqual({
      kind: "file",
      buffered: true,
      expected: '"content of the file"',
    });
    expect(caseOf(answering(file))?.reply).toEqual({
      status: 200,
      type: "application/octet-stream",
      body: "content of the file",
    });
  });

  it("are none where nothing comes back", () => {
    expect(caseOf({})).toMatchObject({ result: { kind: "none" }, reply: { status: 204, body: "" } });
  });
});

describe("requests that a language refuses", () => {
  const given = (body: JsonValue) => ({ parameters: [], body, origin: 0 });
  const endless = sending({ kind: "json", mediaType: "application/json", type: { kind: "never" } });
  const scalar = sending({ kind: "form", mediaType: "a/b", type: text, fields: [] });
  const nullable: Type = { kind: "nullable", inner: pointType };
  it.each<[WireRefusal, Partial<HttpOperation>]>([
    ["null-body", { method: "POST", body: jsonBody(nullable), examples: [given(null)] }],
    ["missing-body", endless],
    ["scalar-form", scalar],
    ["tunnel", { method: "TRACE" }],
    ["tunnel", { method: "CONNECT" }],
    ["body-of-get", { method: "GET", body: jsonBody(pointType) }],
  ])("as %s are left out where it says so", (refusal, more) => {
    const plain = operation({ id: "op:plain" });
    const operations = [plain, operation(more)];
    expect(casesOf(operations)).toHaveLength(2);
    expect(casesOf(operations, [refusal]).map(({ operation: { id } }) => id)).toEqual(["op:plain"]);
  });
});

it("an SDK has wire tests where its generator wants them and there is something to call", () => {
  const { api } = sdkContext({ operations: [operation()] });
  expect(hasWireTests({ api, options: { "wire-tests": true } })).toBe(true);
  expect(hasWireTests({ api, options: { "wire-tests": false } })).toBe(false);
  expect(hasWireTests({ api: sdkContext().api, options: { "wire-tests": true } })).toBe(false);
});

import type { HttpOperation, ReadStep, Response, SampleReads, Type, TypeDecl, UnionDecl } from "@sdkwright/plugin-api";
import { makeName, primitive } from "@sdkwright/plugin-api";
import { describe, expect, it } from "vitest";
import { wirePrograms } from "../../src/index.js";
import { object, operation, property, sdkContext, text, whole } from "../api.js";

const list = (items: Type): Type => ({ kind: "list", items });
const nullable = (inner: Type): Type => ({ kind: "nullable", inner });
const ref = ({ id }: TypeDecl): Type => ({ kind: "ref", id });

function answering(type: Type, more: Partial<HttpOperation> = {}): Partial<HttpOperation> {
  const contents = [{ kind: "json", mediaType: "application/json", type }];
  const response = { status: { kind: "code", code: 200 }, contents, headers: [], origin: 0 };
  return { responses: [response as unknown as Response], ...more };
}

/** What the tests of operations read, an operation for each type of result. */
function readsOf(results: readonly Type[], types: readonly TypeDecl[] = []): (SampleReads | null)[] {
  const operations = results.map((type, at) => operation({ ...answering(type), id: `op:${at}` }));
  return wirePrograms(sdkContext({ types, operations })).flatMap(({ programs }) => programs.map(({ reads }) => reads));
}

function stepText(step: ReadStep): string {
  switch (step.kind) {
    case "property":
      return `.${step.wire}`;
    case "index":
      return `[${step.index}]`;
    case "key":
      return `{${step.key}}`;
    case "variant":
      return `<${step.index}>`;
    default:
      return step satisfies never;
  }
}

/** Paths as text, each with what is found there. */
function texts(reads: SampleReads | null | undefined): string[] {
  return (reads?.list ?? []).map(({ path, value }) => {
    const found =
      "value" in value ? value.value : "base64" in value ? value.base64 : "text" in value ? value.text : null;
    return `${path.map(stepText).join("")} ${JSON.stringify(found)}`;
  });
}

describe("reads of results", () => {
  it("pass a property into each container, to the ends of lists and of their rows", () => {
    const part = object("Part", [property("id", text)]);
    const thing = object("Thing", [
      property("rows", list(list(whole))),
      property("sizes", { kind: "map", values: whole }),
      property("parts", list(ref(part))),
      property("part", ref(part)),
    ]);
    const [first, second] = readsOf([ref(thing), ref(thing)], [part, thing]);
    expect(texts(first)).toEqual([
      ".sizes{key} 1",
      '.part.id "id"',
      ".rows[0][0] 1",
      ".rows[0][1] 2",
      ".rows[1][0] 2",
      '.parts[0].id "id"',
      '.parts[1].id "id2"',
    ]);
    // What a test has read need not be read again, but each shows something.
    expect(texts(second)).toHaveLength(2);
  });

  it("have values that are easily read wrongly", () => {
    const thing = object("Thing", [
      property("id", primitive("int64")),
      property("data", primitive("base64")),
      property("at", primitive("date-time")),
      property("note", nullable(text)),
      property("more", nullable(text)),
      property("last", nullable(text)),
    ]);
    expect(texts(readsOf([ref(thing)], [thing])[0])).toEqual([
      ".id 9007199254740991",
      '.data "AP/+"',
      '.at "2026-01-31T17:30:00.25+05:30"',
      '.note "note"',
      '.more "more"',
      ".last null",
    ]);
  });

  it("reach into the variant that a value is of: the closest where several fit", () => {
    const first = object("First", [property("a", text), property("b", text, { required: false })]);
    const second = object("Second", [property("a", text)]);
    const union: UnionDecl = {
      kind: "union",
      id: "type:Either",
      name: makeName("Either"),
      variants: [second, first].map((decl) => ({ type: ref(decl), tags: [], origin: 0 })),
      discriminator: null,
      origin: 0,
    } as unknown as UnionDecl;
    const [reads] = readsOf([ref(union)], [first, second, union]);
    expect(texts(reads).map((line) => line.slice(0, 5))).toContain("<1>.a");
  });

  it("leave out constants, tuples, any JSON, and texts that are not what their format says", () => {
    const day = { type: primitive("date"), examples: [{ value: "yesterday", origin: 0 }] };
    const thing = object("Thing", [
      property("kind", { kind: "literal", value: "thing" }),
      property("pair", { kind: "tuple", items: [text, whole], rest: null } as Type),
      property("any", { kind: "unknown" }),
      { ...property("day", day.type), examples: day.examples },
      property("name", text),
    ]);
    expect(texts(readsOf([ref(thing)], [thing])[0])).toEqual(['.name "name"']);
    expect(readsOf([{ kind: "unknown" }])).toEqual([null]);
  });

  it("begin at the items of a stream", () => {
    const event = object("Event", [property("id", text)]);
    const contents = [{ kind: "sse", mediaType: "text/event-stream", type: ref(event) }];
    const response = { status: { kind: "code", code: 200 }, contents, headers: [], origin: 0 };
    const context = sdkContext({
      types: [event],
      operations: [operation({ responses: [response as unknown as Response] })],
    });
    const [program] = wirePrograms(context).flatMap(({ programs }) => programs);
    expect(program?.reads).toMatchObject({ from: { kind: "items", count: 1 }, of: { type: ref(event) } });
    expect(texts(program?.reads)).toEqual(['[0].id "id"']);
  });

  it("are few where a result has many properties", () => {
    const wide = object(
      "Wide",
      Array.from({ length: 30 }, (_, at) => property(`p${at}`, text)),
    );
    expect(texts(readsOf([ref(wide)], [wide])[0])).toHaveLength(8);
  });
});

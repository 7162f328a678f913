import { createCollector } from "@sdkwright/diagnostics";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLocator, createMemorySources, type Json } from "../src/index.js";

function open(path: string, text: string) {
  const sources = createMemorySources({ [path]: text }, (diagnostic) => {
    if (diagnostic.severity === "error") throw new Error(diagnostic.message);
  });
  const document = sources.read(path);
  if (!document) throw new Error("not read");
  const at = (pointer: string, which?: "key" | "value"): string => {
    const { line, column } = document.position(pointer, which);
    return `${line}:${column}`;
  };
  return { sources, document, at };
}

const JSON_TEXT = `{
  "paths": {
    "/pets/{id}": { "get": [1, {"~x": "a,}\\"{"}] },
    "empty": {}
  },
  "a": 1, "a": 2
}`;

const YAML_TEXT = `paths:
  /pets/{id}:
    get:
      - 1
      - ~x: "a"
  'quoted': &anchor
    inner: here
alias: *anchor
merged:
  <<: *anchor
  own:
flow: {a: [x, y]}
dup: 1
dup: 2
`;

describe("positions in JSON", () => {
  const { at, sources } = open("a.json", JSON_TEXT);
  it.each([
    ["", "value", "1:1"],
    ["/paths", "key", "2:3"],
    ["/paths", "value", "2:12"],
    ["/paths/~1pets~1{id}/get/1/~0x", "key", "3:33"],
    ["/paths/~1pets~1{id}/get/1/~0x", "value", "3:39"],
    ["/paths/~1pets~1{id}/get/0", "value", "3:29"],
    ["/paths/empty", "value", "4:14"],
    ["/a", "value", "6:16"],
    ["/paths/empty/nothing/here", "key", "4:14"],
    ["/paths/~1pets~1{id}/get/9", "value", "3:28"],
  ] as const)("%s (%s) is at %s", (pointer, which, place) => {
    expect(at(pointer, which)).toBe(place);
  });

  it("underlines the key or the text", () => {
    const locate = createLocator(sources);
    expect(locate({ document: "a.json", pointer: "/paths/~1pets~1{id}", at: "key" })).toEqual({
      line: 3,
      column: 5,
      endColumn: 17,
      lineText: '    "/pets/{id}": { "get": [1, {"~x": "a,}\\"{"}] },',
    });
    expect(locate({ document: "a.json" })).toBeUndefined();
    expect(locate({ document: "other.json", pointer: "" })).toBeUndefined();
  });
});

describe("positions in YAML", () => {
  const { at, sources } = open("a.yml", YAML_TEXT);
  it.each([
    ["", "value", "1:1"],
    ["/paths/~1pets~1{id}", "key", "2:3"],
    ["/paths/~1pets~1{id}/get/0", "value", "4:9"],
    ["/paths/~1pets~1{id}/get/1/~0x", "value", "5:13"],
    ["/paths/quoted", "key", "6:3"],
    ["/paths/quoted/inner", "value", "7:12"],
    ["/alias", "value", "8:8"],
    ["/alias/inner", "value", "7:12"],
    ["/merged/inner", "key", "7:5"],
    ["/merged/own", "value", "11:3"],
    ["/flow/a/1", "value", "12:15"],
    ["/dup", "value", "14:6"],
    ["/merged/none", "value", "10:3"],
  ] as const)("%s (%s) is at %s", (pointer, which, place) => {
    expect(at(pointer, which)).toBe(place);
  });

  it.each([
    ["/paths/~1pets~1{id}", "key", "/pets/{id}"],
    ["/paths/quoted", "key", "'quoted'"],
    ["/paths/quoted/inner", "value", "here"],
    ["/flow/a/0", "value", "x"],
  ] as const)("underlines %s", (pointer, which, text) => {
    const place = createLocator(sources)({ document: "a.yml", pointer, at: which });
    expect(place?.lineText.slice(place.column - 1, (place.endColumn ?? 0) - 1)).toBe(text);
  });
});

describe("positions in any document", () => {
  function pointersOf(value: Json, at = ""): { pointer: string; value: Json }[] {
    const inside = typeof value === "object" && value !== null ? Object.entries(value) : [];
    const below = inside.flatMap(([key, item]) =>
      pointersOf(item, `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
    );
    return [{ pointer: at, value }, ...below];
  }

  it.each([
    ["compact", undefined],
    ["indented", 2],
  ])("finds each scalar of a JSON text (%s)", (_, space) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        fc.pre(typeof value === "object" && value !== null);
        const text = JSON.stringify(value, null, space);
        const collector = createCollector();
        const document = createMemorySources({ "a.json": text }, collector.report).read("a.json");
        for (const found of pointersOf(document?.data ?? null)) {
          const { offset } = document?.position(found.pointer) ?? { offset: -1 };
          if (typeof found.value === "object" && found.value !== null) expect("{[").toContain(text[offset]);
          else expect(text.startsWith(JSON.stringify(found.value), offset)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("finds the same places with Windows line ends, and none is beyond the text", () => {
    const unix = open("a.yml", YAML_TEXT);
    const windows = open("a.yml", YAML_TEXT.replaceAll("\n", "\r\n"));
    for (const { pointer } of pointersOf(unix.document.data)) expect(windows.at(pointer)).toBe(unix.at(pointer));
    expect(windows.document.lineText(3)).toBe("    get:");
  });
});

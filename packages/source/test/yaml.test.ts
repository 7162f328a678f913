import { createCollector } from "@sdkwright/diagnostics";
import { describe, expect, it } from "vitest";
import { createMemorySources, type Json } from "../src/index.js";

/** Parses a YAML text; fails the test where anything is reported. */
function yaml(text: string): Json {
  const { data, codes } = report(text);
  expect(codes).toEqual([]);
  return data;
}

function report(text: string, path = "a.yml") {
  const collector = createCollector();
  const document = createMemorySources({ [path]: text }, collector.report).read(path);
  const places = collector.list.map(({ location }) =>
    location && "line" in location ? `${location.line}:${location.column}` : "none",
  );
  return {
    data: document?.data ?? null,
    format: document?.format,
    codes: collector.list.map((diagnostic) => diagnostic.code),
    messages: collector.list.map((diagnostic) => diagnostic.message),
    places,
  };
}

describe("YAML 1.2 scalars", () => {
  it.each([
    ["no", "no"],
    ["yes", "yes"],
    ["on", "on"],
    ["y", "y"],
    ["2024-01-01", "2024-01-01"],
    ["2024-01-01T10:00:00Z", "2024-01-01T10:00:00Z"],
    ["12:30:45", "12:30:45"],
    ["1_000", "1_000"],
    ["0b11", "0b11"],
    ["1.2.3", "1.2.3"],
    ["012", 12],
    ["0o14", 12],
    ["0x1F", 31],
    ["1e3", 1000],
    ["-0.5", -0.5],
    ["~", null],
    ["null", null],
    ["True", true],
    ["FALSE", false],
    ["tRue", "tRue"],
    ['"012"', "012"],
    ["!!str 012", "012"],
  ])("reads %s", (text, value) => {
    expect(yaml(`a: ${text}`)).toEqual({ a: value });
  });

  it("gives integers beyond 2^53 the nearest number, as JSON does", () => {
    const text = "12345678901234567890";
    expect(yaml(`a: ${text}`)).toEqual({ a: JSON.parse(text) });
  });

  it("keeps keys as they are written", () => {
    const text = "1.10: a\n0x10: b\n200: c\nno: d\n~: e\n<<: {f: g}\n? null\n: h\n";
    expect(yaml(text)).toEqual({ "1.10": "a", "0x10": "b", "200": "c", no: "d", "~": "e", f: "g", null: "h" });
  });
});

describe("YAML structure", () => {
  it("merges mappings, own keys winning", () => {
    const text = "base: &b {a: 1, b: 2}\nother: &o {b: 3, c: 4}\nx:\n  <<: [*b, *o]\n  a: 0\n";
    expect((yaml(text) as { x: Json }).x).toEqual({ a: 0, b: 2, c: 4 });
  });

  it("resolves aliases, also of scalars", () => {
    expect(yaml("a: &x [1, 2]\nb: *x\nc: &y text\nd: *y\n")).toEqual({ a: [1, 2], b: [1, 2], c: "text", d: "text" });
  });

  it("lets the last of duplicate keys count and warns at the earlier ones", () => {
    const result = report("a: 1\nb:\n  c: 1\n  c: 2\na: 3\n");
    expect(result.data).toEqual({ a: 3, b: { c: 2 } });
    expect(result.codes).toEqual(["source/duplicate-key", "source/duplicate-key"]);
    expect(result.places).toEqual(["1:1", "3:3"]);
  });

  it("does not take a key that overrides a merged one for a duplicate", () => {
    expect(yaml("b: &b {k: 1}\nx:\n  <<: *b\n  k: 2\n")).toEqual({ b: { k: 1 }, x: { k: 2 } });
  });

  it.each(["a.yml", "a.json"])("takes __proto__ for a plain key in %s", (path) => {
    const { data } = report('{"__proto__": {"polluted": true}, "constructor": 1}', path);
    const object = data as { [key: string]: Json };
    expect(Object.keys(object)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
    expect(object.polluted).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("reads block texts and CRLF line ends", () => {
    expect(yaml("a: |\r\n  one\r\n  two\r\nb: >-\r\n  three\r\n  four\r\n")).toEqual({
      a: "one\ntwo\n",
      b: "three four",
    });
  });

  it("skips a byte order mark", () => {
    expect(yaml("\ufeffa: 1")).toEqual({ a: 1 });
  });

  it("reads what looks like JSON but is YAML", () => {
    expect(report("{a: 1, b: [x, y,],}").data).toEqual({ a: 1, b: ["x", "y"] });
    expect(report("{a: 1}").format).toBe("yaml");
  });
});

describe("bad YAML", () => {
  it.each([
    ["a: [1, 2", "source/yaml-syntax", "1:9"],
    ["a: b: c", "source/yaml-syntax", "1:4"],
    ["a:\n  b: 1\n c: 2", "source/yaml-syntax", "3:2"],
    ["a: *nowhere", "source/yaml-syntax", "1:4"],
    ["a: !Ref x", "source/yaml-syntax", "1:4"],
    ["a: 1\n---\nb: 2\n", "source/multiple-documents", "3:1"],
    ["a: &x\n  b: [*x]\n", "source/recursive-alias", "2:7"],
    ["a:\n\t- b", "source/yaml-syntax", "2:1"],
    ["a:\n  b: c\n   d: e", "source/yaml-syntax", "3:4"],
    ["[a]: 1\n? {b: c}\n: 2", "source/yaml-syntax", "1:1"],
  ])("%j is reported", (text, code, place) => {
    const result = report(text);
    expect(result.codes).toEqual([code]);
    expect(result.places).toEqual([place]);
    expect(result.data).toBeNull();
  });

  it("reports all syntax errors in one run, in clear words", () => {
    const result = report(
      [
        "title: API: the first",
        "version: 1",
        "quoted: 'it's'",
        'escaped: "\\q"',
        "tags: - one",
        "at: @sign",
        "list: [a, b",
        "last: 'open",
        "",
      ].join("\n"),
    );
    expect(new Set(result.codes)).toEqual(new Set(["source/yaml-syntax"]));
    const found = result.places.map(
      (place, index) => `${place} ${result.messages[index]?.split(": ").slice(1).join(": ")}`,
    );
    expect(found).toMatchInlineSnapshot(`
      [
        "1:8 text that contains \`: \` must be in quotes.",
        "3:13 the value ends before this.",
        "4:11 invalid escape sequence \\q.",
        "5:7 a list must start on its own line.",
        "6:5 a text that starts with @ must be in quotes.",
        "8:1 the closing ] is missing, or what comes before it is indented too little.",
        "9:1 the closing ' is missing.",
      ]
    `);
  });

  it.each([
    ["aliases", "a: *one\nb: 1\nc: *two\n", ["1:4 *one", "3:4 *two"]],
    ["tags", "a: !Ref x\nb: 1\nc: !Sub y\n", ["1:4 !Ref", "3:4 !Sub"]],
  ])("reports all unknown %s", (_, text, expected) => {
    const { places, messages } = report(text);
    const found = places.map((place, index) => `${place} ${/[*!]\w+/.exec(messages[index] ?? "")?.[0]}`);
    expect(found).toEqual(expected);
  });

  it("ends after 20 syntax errors", () => {
    const { places } = report(Array.from({ length: 30 }, (_, index) => `key${index}: a: b`).join("\n"));
    expect(places).toEqual(Array.from({ length: 20 }, (_, index) => expect.stringMatching(`^${index + 1}:`)));
  });

  it("keeps to the first syntax error of a text too large to be read again", () => {
    const { places } = report(`a: b: c\nd: e: f\n${"# comment\n".repeat(50_001)}`);
    expect(places).toEqual(["1:5"]);
  });

  it("refuses aliases that multiply", () => {
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
    for (let level = 1; level < 9; level++) {
      const items = Array.from({ length: 10 }, () => `*a${level - 1}`).join(", ");
      lines.push(`a${level}: &a${level} [${items}]`);
    }
    expect(report(lines.join("\n")).codes).toEqual(["source/alias-expansion"]);
  });

  it("refuses depth that only aliases add up to", () => {
    const nest = (inner: string): string => "[".repeat(300) + inner + "]".repeat(300);
    expect(report(`a: &a ${nest("x")}\nb: ${nest("*a")}\n`).codes).toEqual(["source/nesting-too-deep"]);
  });

  it.each([
    ["flow", `a: ${"[".repeat(100_000)}`],
    ["block", Array.from({ length: 2000 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
    ["JSON", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["JSON objects", `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`],
  ])("refuses deep nesting (%s)", (_, text) => {
    const result = report(text);
    expect(result.codes).toEqual(["source/nesting-too-deep"]);
    expect(result.places[0]).toMatch(/^\d+:\d+$/);
    expect(result.data).toBeNull();
  });

  it.each(["", " \n\n", "# only a comment\n", "---\n", "null"])("reports the empty text %j", (text) => {
    expect(report(text).codes).toEqual(["source/empty-file"]);
  });
});

describe("a closing bracket in the first column", () => {
  it("is read, with a note, and places behind it stay where they are", () => {
    const { data, codes, places } = report("a: {\n  b: [1,\n  2\n  ], c: 1 # more\n}\nd: [\n  1\n]\nf: 1\nf: 2\n");
    expect(data).toEqual({ a: { b: [1, 2], c: 1 }, d: [1], f: 2 });
    expect(codes).toEqual(["source/duplicate-key", "source/yaml-closing", "source/yaml-closing"]);
    expect(places).toEqual(["9:1", "5:1", "8:1"]);
  });

  it("is an error where other readers refuse it too", () => {
    const { data, codes } = report("x:\n  a: {\n  b: 1\n}\n");
    expect(data).toBeNull();
    expect(new Set(codes)).toEqual(new Set(["source/yaml-syntax"]));
  });
});

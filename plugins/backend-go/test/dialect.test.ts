import { createFile, makeName } from "@sdkwright/plugin-api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeComment } from "../src/comment.js";
import { dialectOf, numberLiteral, packageOf, stringLiteral, structTag } from "../src/dialect.js";
import { atom, layOut, slice, struct, text } from "../src/literals.js";
import { modulePath, packageName } from "../src/package.js";
import { namesOf, standard } from "../src/types.js";

describe("literals", () => {
  test.each([
    ["plain", '"plain"'],
    ['a "b" \\ c', '"a \\"b\\" \\\\ c"'],
    ["line\nbreak\ttab\u0000", '"line\\nbreak\\ttab\\u0000"'],
    ["\u202eabc", '"\\u202eabc"'],
    ["half \ud800 pair", '"half \\ufffd pair"'],
    ["whole \u{1f600}", '"whole \u{1f600}"'],
  ])("%j is %s", (value, literal) => {
    expect(stringLiteral(value)).toBe(literal);
  });

  test("a string never ends its literal early, nor spans lines", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        expect(stringLiteral(value)).toMatch(/^"(?:[^"\\\n\r]|\\.)*"$/u);
      }),
    );
  });

  test("numbers are spelled as Go spells them", () => {
    expect([-0, 1e21, 1.5, 2 ** 53, -(2 ** 63)].map(numberLiteral)).toEqual([
      "0",
      "1e21",
      "1.5",
      "9.007199254740992e15",
      "-9.223372036854776e18",
    ]);
  });

  test("tags are raw strings, unless a name has a backquote", () => {
    expect(structTag([["json", 'a"b,omitzero']])).toBe('`json:"a\\"b,omitzero"`');
    expect(structTag([["json", "a`b"]])).toBe('"json:\\"a`b\\""');
  });
});

function printed(value: Parameters<typeof layOut>[0]): string {
  const file = createFile(
    "a.go",
    dialectOf(() => "a"),
  );
  file.line("var x = ", layOut(value));
  return file.finish().content;
}

test("composite literals are on one line where they are short, else their keys are aligned", () => {
  const short = struct("T", [["A", text("a")]], 1);
  expect(printed(short)).toBe('package a\n\nvar x = T{A: "a"}\n');
  const long = struct("T", [
    ["ID", text("x".repeat(90))],
    ["Longer", atom("1")],
    ["List", slice("[]string", [text("y".repeat(90)), text("z")])],
    ["End", atom("2")],
  ]);
  expect(printed(long)).toBe(
    [
      "package a",
      "",
      "var x = T{",
      `\tID:     "${"x".repeat(90)}",`,
      "\tLonger: 1,",
      "\tList: []string{",
      `\t\t"${"y".repeat(90)}",`,
      '\t\t"z",',
      "\t},",
      "\tEnd: 2,",
      "}\n",
    ].join("\n"),
  );
});

test("imports name packages, the standard library first; two of one name are told apart", () => {
  const file = createFile(
    "a.go",
    dialectOf(() => "a"),
  );
  file.line(standard("encoding/json", "Number"), namesOf("example.com/x/json")("T"), namesOf("example.com/x/v2")("U"));
  expect(file.finish().content).toBe(
    'package a\n\nimport (\n\t"encoding/json"\n\n\tjson_ "example.com/x/json"\n\t"example.com/x/v2"\n)\n\njson.Numberjson_.Tx.U\n',
  );
  expect(packageOf("example.com/x/v2")).toBe("x");
});

describe("comments", () => {
  test("are paragraphs, lists and code as gofmt lays them out", () => {
    const source = "# Title\n\nText <b>bold</b>\n* one\n\n* two\n\n```\n  code\n    more\n```\nend */ // x";
    expect(encodeComment({ text: ["Pet: a pet.", source] })).toEqual([
      "// Pet: a pet.",
      "//",
      "// Title.",
      "//",
      "// Text bold",
      "//",
      "//   - one",
      "//   - two",
      "//",
      "// code",
      "// more",
      "//",
      "// end */ // x",
    ]);
  });

  test("have code that touches a list as text, and a list alone without indentation: gofmt would change them", () => {
    expect(encodeComment({ text: ["Pet: a pet.", "1. one\n\n```\ncode {\n```\n\n2. two"] })).toEqual([
      "// Pet: a pet.",
      "//",
      "//  1. one",
      "//",
      "// code {",
      "//",
      "//  2. two",
    ]);
    expect(encodeComment({ text: ["- one\n- two"] })).toEqual(["// - one", "// - two"]);
    expect(encodeComment({ text: ["Text.\n\n```\na\n  b\n```\n\nMore."] })).toEqual([
      "// Text.",
      "//",
      "//\ta",
      "//\t  b",
      "//",
      "// More.",
    ]);
  });

  test("say what is deprecated in a paragraph of its own", () => {
    const tags = [{ tag: "Deprecated", text: "" }];
    expect(encodeComment({ text: ["A."], tags })).toEqual(["// A.", "//", "// Deprecated: do not use."]);
  });

  test("are comments, whatever a definition says", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        for (const line of encodeComment({ text: [value] })) expect(line).toMatch(/^\/\/[^\n\r]*$/);
      }),
    );
  });
});

describe("the module", () => {
  const target = (options: object, packageInfo: object = {}) =>
    ({
      api: { name: makeName("Acme API") },
      options,
      packageInfo: { version: "1.0.0", whitelabel: false, ...packageInfo },
    }) as never;

  test.each([
    [{}, {}, "example.com/acme", "acme"],
    [{ module: "github.com/acme/acme-go" }, {}, "github.com/acme/acme-go", "acme"],
    [{ module: "github.com/acme/go-acme" }, { version: "2.1.0" }, "github.com/acme/go-acme/v2", "acme"],
    [{ module: "github.com/acme/x/v3" }, { version: "3.0.0" }, "github.com/acme/x/v3", "x"],
    [{ module: "../evil path" }, {}, "example.com/acme", "acme"],
    [{}, { repository: "git@github.com:acme/sdk.git" }, "github.com/acme/sdk", "sdk"],
    [{ "package-name": "range" }, {}, "example.com/acme", "rangesdk"],
    [{ module: "example.com/3d" }, {}, "example.com/3d", "sdk3d"],
    [{ module: "example.com/core" }, {}, "example.com/core", "coresdk"],
    [{ module: "example.com/client" }, {}, "example.com/client", "clientsdk"],
    [{ module: "example.com/go-errors" }, {}, "example.com/go-errors", "errorssdk"],
  ])("of %j and %j is %s, its package %s", (options, packageInfo, path, name) => {
    expect(modulePath(target(options, packageInfo))).toBe(path);
    expect(packageName(target(options, packageInfo))).toBe(name);
  });
});

import { runInNewContext } from "node:vm";
import fc from "fast-check";
import prettier from "prettier";
import { describe, expect, test } from "vitest";
import { encodeComment } from "../src/comment.js";
import { dialect, memberKey, objectKey, specifier, stringLiteral } from "../src/dialect.js";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      "*/",
      "/*",
      "`",
      "${",
      "'",
      '"',
      "\\",
      "\n",
      "\r",
      "\u2028",
      "\u2029",
      "\0",
      "\ud800",
      "@",
      "{@",
      "a",
      " ",
      "\t",
    ),
  }),
);
const layout = (code: string) => prettier.format(code, { parser: "typescript", printWidth: 100 });

describe("string literals", () => {
  test("mean exactly the text that they stand for", () => {
    const check = fc.property(anyText, (value) => {
      expect(runInNewContext(stringLiteral(value))).toBe(value);
    });
    fc.assert(check);
  });

  test("hold no character that could end a line, hide itself or change the direction of reading", () => {
    const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
    const check = fc.property(anyText, (value) => {
      expect(stringLiteral(value)).not.toMatch(hidden);
    });
    fc.assert(check);
  });

  test("are quoted as formatters quote", async () => {
    for (const value of ["plain", "it's", 'say "hi"', `"it's"`, `'"'`, "back\\slash", "tab\t"]) {
      const code = `const a = ${stringLiteral(value)};\n`;
      expect(await layout(code)).toBe(code);
    }
  });
});

describe("comments", () => {
  test("end where they are meant to, and nowhere else", () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), anyText, (text, tag) => {
        const comment = encodeComment({ text, tags: [{ tag: "throws", name: "{ApiError}", text: tag }] }).join("\n");
        expect(comment.indexOf("*/")).toBe(comment.length - 2);
        expect(comment).not.toMatch(/[\r\u2028\u2029\0]/);
      }),
    );
  });

  test("take no tag from the definition", () => {
    const lines = encodeComment({ text: ["First.\n  @deprecated by {@link evil}"], tags: [{ tag: "beta", text: "" }] });
    expect(lines).toEqual(["/**", " * First.", " *   \\@deprecated by {\\@link evil}", " *", " * @beta", " */"]);
  });

  test("keep to one line where that is enough, and are none where there is nothing to say", () => {
    expect(encodeComment({ text: ["A pet."] })).toEqual(["/** A pet. */"]);
    expect(encodeComment({ text: [" \n "] })).toEqual([]);
  });

  test("turn layout HTML into Markdown and leave the rest alone", () => {
    const html = '<p>See <a href="https://a.example">the <b></a> <code>List<String></code></p>a<br/>b';
    expect(encodeComment({ text: [html] }).join("\n")).toContain("`List<String>`");
    expect(encodeComment({ text: ["<a href='https://a.example'>docs</a>"] })).toEqual([
      "/** [docs](https://a.example) */",
    ]);
  });
});

test("keys are bare only where that is the same key", () => {
  expect(["a", "$a_1", "a-b", "1a", "", "🐈"].map(memberKey)).toEqual(["a", "$a_1", '"a-b"', '"1a"', '""', '"🐈"']);
  expect(["404", "007", "__proto__"].map(objectKey)).toEqual(["404", '"007"', '["__proto__"]']);
});

test("imports name the built files", () => {
  expect(specifier("src/api/index.ts", "src/core/http/send.ts")).toBe("../core/http/send.js");
  expect(specifier("src/index.ts", "src/Client.ts")).toBe("./Client.js");
});

test("a module whose names are all types is imported as types", () => {
  const names = [
    { name: "A", alias: "A", typeOnly: true },
    { name: "B", alias: "B_", typeOnly: false },
  ];
  const print = (list: typeof names) =>
    JSON.stringify(dialect.imports([{ module: "src/a.ts", external: false, names: list }], "src/b.ts"));
  expect(print(names.slice(0, 1))).toContain("import type {");
  expect(print(names)).toContain("type A");
});

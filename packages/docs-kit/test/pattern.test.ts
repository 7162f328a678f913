import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPattern } from "../src/pattern.js";

describe("texts for patterns", () => {
  it.each([
    ["^AC[0-9a-fA-F]{32}$", {}, "AC0123456789abcdef0123456789abcdef"],
    ["^(foo|bar)-\\d{2,4}$", {}, "foo-1234"],
    ["^(foo|bar)-\\d{2,4}$", { maxLength: 6 }, "foo-12"],
    ["^[a-z0-9]+(?:-[a-z0-9]+)*$", {}, "abcd"],
    ["^https?://.+$", { minLength: 12 }, "https://abcdefgh"],
    ["^\\p{Lu}\\p{Ll}*$", {}, "Abcd"],
    ["^MC[0-9a-f]{32}$|^MB$", { maxLength: 2 }, "MB"],
    ["^[a-zA-Z0-9_\\-\\:]+$", {}, "abcd"],
    ["(?<year>\\d{4})", {}, "1234"],
    ["^.{0,262144}$", { maxLength: 6 }, "abc"],
    ["^[\\u{1F600}-\\u{1F64F}]$", {}, "😀"],
    ["^\\p{Script=Latin}+$", {}, "abcd"],
    ["\\A[a-z]+\\z", {}, undefined],
  ])("match %s within %j", (pattern, limits, expected) => {
    expect(readPattern(pattern)?.make(limits)).toBe(expected);
  });

  it.each(["(a)\\1", "(?<n>a)\\k<n>", "[", "a{2}{3}", "(?i:a)", `^${"a".repeat(2000)}$`])(
    "are not made for %s, which is not understood",
    (pattern) => {
      expect(readPattern(pattern)?.make({})).toBeUndefined();
    },
  );

  it.each([
    ["^a{5}$", { maxLength: 3 }],
    ["^(?!a)a$", {}],
    ["^a{9000}$", {}],
  ] as const)("are not made for %s within %j, which no text keeps", (pattern, limits) => {
    expect(readPattern(pattern)?.make(limits)).toBeUndefined();
  });

  it("differ from each other where several are asked for", () => {
    const pattern = readPattern("^[A-Z]{3}$");
    expect(new Set([0, 1, 2, 3].map((nth) => pattern?.make({}, nth))).size).toBe(4);
    const digits = readPattern("^(?:0|[1-9][0-9]*)$");
    expect(new Set([0, 1, 2].map((nth) => digits?.make({}, nth))).size).toBe(3);
  });

  it("end at once, however long a match could take", () => {
    const before = process.cpuUsage().user;
    for (const evil of [
      "^(a+)+$",
      "^(a|a)*$",
      "^(.*a){20}$",
      "^(([a-z])+.)+[A-Z]([a-z])+$",
      "^\\s*\\s*\\s*\\s*\\s*x$",
    ]) {
      const pattern = readPattern(evil);
      pattern?.make({ minLength: 60 });
      pattern?.accepts(`${"a".repeat(400)}!`);
      pattern?.accepts(`${" ".repeat(400)}!`);
    }
    expect(process.cpuUsage().user - before).toBeLessThan(5_000_000);
  });

  it("match, whatever the pattern, or are not made", () => {
    const part = fc.constantFrom("a", "[a-f]", "\\d", "(?:x|yy)", "(z)", ".", "[^a]", "\\w{2,3}", "-?", "q*", "\\.");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const source = `^${parts.join("")}$`;
        const text = readPattern(source)?.make({});
        expect(text).toMatch(new RegExp(source, "u"));
      }),
    );
  });
});

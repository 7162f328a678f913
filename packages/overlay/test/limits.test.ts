import { createCollector } from "@sdkwright/diagnostics";
import { createMemorySources, type Json, type SourceDocument } from "@sdkwright/source";
import { describe, expect, it } from "vitest";
import { countSteps, TooCostly } from "../src/budget.js";
import { compilePattern, matches } from "../src/iregexp.js";
import { applyOverlay } from "../src/overlay.js";
import { runQuery } from "../src/query.js";

interface Action {
  readonly target: string;
  readonly update?: Json;
  readonly copy?: string;
}

function applied(base: Json, actions: readonly Action[]) {
  const overlay = JSON.stringify({ overlay: "1.1.0", info: { title: "t", version: "1" }, actions });
  const collector = createCollector();
  const sources = createMemorySources({ "base.json": JSON.stringify(base), "overlay.json": overlay });
  const read = (path: string) => sources.read(path) as SourceDocument;
  const { data } = applyOverlay(read("base.json"), read("overlay.json"), collector.report);
  const found = collector.list.map(({ code, location }) => [code, location?.pointer]);
  return { data, found };
}

function nested(levels: number): Json {
  let value: Json = [];
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

const AT_TARGET = [["overlay/path-too-costly", "/actions/0/target"]];

describe("expressions that multiply", () => {
  it("finds what several `..` select in a few steps", () => {
    const { found } = applied({ a: nested(100) }, [{ target: "$..*..*..*..*..*", update: [] }]);
    expect(found).toEqual([["overlay/no-effect", "/actions/0"]]);
  });

  it("counts the steps of queries in filters", () => {
    const items = Array.from({ length: 300 }, (_, index) => ({ index }));
    const run = (path: string) => runQuery({ items }, path, countSteps(100_000));
    expect(run("$.items[?count(@..*) > 0]")).toHaveLength(300);
    expect(() => run("$.items[?count($..*) > 0]")).toThrow(TooCostly);
  });

  it.each(["[?", "(", "!", "[?@"])("reports 50,000 nested `%s`", (opening) => {
    const { found } = applied({}, [{ target: `$[?${opening.repeat(50_000)}`, update: {} }]);
    expect(found.map(([code]) => code)).toEqual(["overlay/invalid-path"]);
  });

  it("selects from long lists", () => {
    const items = Array.from({ length: 200_000 }, (_, index) => index);
    expect(runQuery({ items }, "$.items[*]")).toHaveLength(200_000);
    expect(runQuery({ items }, "$.items[?@ == 7]")).toEqual([["items", 7]]);
  });

  it("selects each value once, in the order of the document", () => {
    const found = runQuery({ a: { b: 1, c: [2] } }, "$..['b','c','b']").map((tokens) => tokens.join("."));
    expect(found).toEqual(["a.b", "a.c"]);
  });
});

describe("patterns", () => {
  const isMatch = (pattern: string, text: string, extent: "whole" | "part") => {
    const compiled = compilePattern(pattern);
    return compiled && matches(compiled, text, extent, countSteps());
  };

  it.each([
    ["a+b", "caab", false, true],
    ["(foo|bar|baz){2}", "foobaz", true, true],
    ["(foo|bar)?", "", true, true],
    ["[^a-c]x", "dx", true, true],
    ["[^a-c]x", "ax", false, false],
    ["\\p{Lu}.*", "Äb", true, true],
    ["a{2,3}", "aaaa", false, true],
    ["a{2,}", "aaaa", true, true],
    ["^get", "forget", false, false],
    ["^get", "getThis", false, true],
    ["get$", "forget", false, true],
    [".", "\u{1f600}", true, true],
    ["a\\.b", "a.b", true, true],
    ["a|b|", "", true, true],
    ["(a*)*b", "aab", true, true],
  ])("%s and %j", (pattern, text, whole, part) => {
    expect([isMatch(pattern, text, "whole"), isMatch(pattern, text, "part")]).toEqual([whole, part]);
  });

  it.each(["(", ")", "a**", "[", "a{3,2}", "\\d", "*", "(?=a)"])("%s is not one", (pattern) => {
    expect(compilePattern(pattern)).toBeUndefined();
  });

  it("take linear time", () => {
    expect(isMatch("(a+)+b", "a".repeat(10_000), "part")).toBe(false);
    expect(isMatch("(a|a|a)*c", "a".repeat(10_000), "whole")).toBe(false);
    expect(isMatch("a*a*a*a*a*b", "a".repeat(10_000), "whole")).toBe(false);
  });

  it("that come from the document are bounded like others", () => {
    const { found } = applied({ l: [{ s: "a".repeat(30), p: "((a{99}){99}){99}" }] }, [
      { target: "$.l[?search(@.s, @.p)]", update: { x: 1 } },
    ]);
    expect(found).toEqual(AT_TARGET);
  });
});

describe("overlays that make a definition too large", () => {
  it("stop at the action that goes beyond the limit", () => {
    const doubling = Array.from({ length: 40 }, (_, index) => ({
      target: "$.l",
      copy: "$.l",
      description: `${index}`,
    }));
    const { found } = applied({ l: [1, 2] }, doubling);
    expect(found).toEqual([["overlay/grows-too-large", "/actions/17"]]);
  });

  it("leave out actions that nest too deep", () => {
    const actions = Array.from({ length: 9 }, () => ({ target: "$.a", copy: "$.b" }));
    const { found } = applied({ a: [], b: nested(495) }, actions.slice(0, 1));
    expect(found).toEqual([]);
    const inner = [{ target: "$.x.a", copy: "$.b" }];
    expect(applied({ x: { a: [] }, b: nested(498) }, inner).found).toEqual([["overlay/nests-too-deep", "/actions/0"]]);
  });
});

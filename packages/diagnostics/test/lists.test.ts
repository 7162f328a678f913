import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyRules,
  createCollector,
  type Diagnostic,
  nearest,
  type Severity,
  sortDiagnostics,
  summaryLine,
} from "../src/index.js";

function at(document: string, line: number, column: number, code = "a/b"): Diagnostic {
  return { code, severity: "warning", message: "m", location: { document, line, column } };
}
function found(severity: Severity, code = "a/b"): Diagnostic {
  return { code, severity, message: "m", location: { document: "a.yml", pointer: "/x/y" } };
}

describe("sorting", () => {
  it("goes by document, position and code, code units deciding", () => {
    const sorted = [
      { code: "z/z", severity: "note", message: "m" } as const,
      at("B.yml", 1, 1),
      at("a.yml", 2, 1),
      at("a.yml", 2, 10, "a/a"),
      at("a.yml", 2, 10, "a/b"),
      at("a.yml", 10, 1),
      at("é.yml", 1, 1),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (shuffled) => {
        expect(sortDiagnostics(shuffled)).toEqual(sorted);
      }),
    );
  });

  it("uses the positions of pointers where it can find them", () => {
    const first = { ...found("note"), location: { document: "a.yml", pointer: "/z" } };
    const second = { ...found("note"), location: { document: "a.yml", pointer: "/a" } };
    expect(sortDiagnostics([first, second])).toEqual([second, first]);
    const locate = (location: object) => ({
      line: "pointer" in location && location.pointer === "/z" ? 1 : 2,
      column: 1,
      lineText: "",
    });
    expect(sortDiagnostics([second, first], locate)).toEqual([first, second]);
  });
});

describe("the summary line", () => {
  it.each([
    [[], ""],
    [["error"], "1 error"],
    [["note", "error", "error", "warning"], "2 errors, 1 warning, 1 note"],
    [["warning", "warning"], "2 warnings"],
  ] as const)("%j", (severities, line) => {
    expect(summaryLine(severities.map((severity) => found(severity)))).toBe(line);
  });
});

describe("levels", () => {
  const reason = "known";

  it("raise and lower anything but errors", () => {
    const rules = [
      { code: "a/b", level: "error", reason },
      { code: "a/c", level: "note", reason },
      { code: "a/d", level: "note", reason },
    ] as const;
    const findings = [found("warning"), found("warning", "a/c"), found("error", "a/d"), found("note", "toString")];
    const { kept, unused } = applyRules(findings, rules);
    expect(kept.map(({ severity }) => severity)).toEqual(["error", "note", "error", "note"]);
    expect(unused).toEqual([rules[2]]);
  });

  it("lower an error that leaves the rest of an SDK sound, and switch it off", () => {
    const error: Diagnostic = { ...found("error"), recoverable: true };
    const rule = { code: "a/b", level: "warning", reason } as const;
    expect(applyRules([error], [rule]).kept).toEqual([{ ...error, severity: "warning" }]);
    expect(applyRules([error], [{ ...rule, level: "off" }]).suppressed).toEqual([{ diagnostic: error, reason }]);
  });

  it("take away what they cover, and keep the reason; never an error", () => {
    const warning = found("warning");
    const other = found("warning", "a/c");
    const rule = { code: "a/b", level: "off", reason } as const;
    expect(applyRules([warning, other], [rule])).toEqual({
      kept: [other],
      suppressed: [{ diagnostic: warning, reason }],
      unused: [],
    });
    expect(applyRules([found("error")], [rule])).toEqual({ kept: [found("error")], suppressed: [], unused: [rule] });
  });

  it("are those of the first rule that fits", () => {
    const rules = [
      { code: "a/b", level: "off", reason, document: "b.yml" },
      { code: "a/b", level: "note", reason },
      { code: "a/b", level: "error", reason },
    ] as const;
    const { kept, unused } = applyRules([found("warning")], rules);
    expect(kept.map(({ severity }) => severity)).toEqual(["note"]);
    expect(unused).toEqual([rules[0], rules[2]]);
  });

  it.each([
    [{ document: "a.yml" }, true],
    [{ document: "b.yml" }, false],
    [{ document: "a.yml", pointer: "/x" }, true],
    [{ pointer: "/x/y" }, true],
    [{ pointer: "/x/y/z" }, false],
    [{ pointer: "/x/yy" }, false],
    [{ document: "a.yml", pointer: "" }, true],
  ])("for %j cover: %s", (where, covered) => {
    const { suppressed } = applyRules([found("warning")], [{ code: "a/b", level: "off", reason, ...where }]);
    expect(suppressed.length === 1).toBe(covered);
  });
});

describe("the collector", () => {
  it("drops exact repeats and knows of errors", () => {
    const collector = createCollector();
    collector.report(found("warning"));
    collector.report(found("warning"));
    collector.report({ ...found("warning"), location: { document: "a.yml", pointer: "/other" } });
    expect(collector.list).toHaveLength(2);
    expect(collector.hasErrors()).toBe(false);
    collector.report(found("error", "a/c"));
    expect(collector.hasErrors()).toBe(true);
  });
});

describe("the nearest name", () => {
  const names = ["default-group", "groups", "generators", "auth-schemes", "max-retries"];
  it.each([
    ["group", "groups"],
    ["gorups", "groups"],
    ["defaultGroup", "default-group"],
    ["auth_schemes", "auth-schemes"],
    ["generatros", "generators"],
    ["MaxRetries", "max-retries"],
    ["whitelabel", undefined],
    ["x", undefined],
  ])("%s -> %s", (name, expected) => {
    expect(nearest(name, names)).toBe(expected);
  });

  it("is quick with long names", () => {
    expect(nearest("x".repeat(100_000), ["y".repeat(100_000)])).toBeUndefined();
  });
});

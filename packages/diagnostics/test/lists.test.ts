import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createCollector,
  type Diagnostic,
  nearest,
  relevel,
  type Severity,
  sortDiagnostics,
  summaryLine,
  suppress,
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
  it("raises and lowers anything but errors", () => {
    const levels = { "a/b": "error", "a/c": "note", "a/d": "note" } as const;
    const findings = [found("warning"), found("warning", "a/c"), found("error", "a/d"), found("note", "toString")];
    expect(relevel(findings, levels).map((diagnostic) => diagnostic.severity)).toEqual([
      "error",
      "note",
      "error",
      "note",
    ]);
  });
});

describe("suppressions", () => {
  const reason = "known";

  it("take away what they cover, and keep the reason", () => {
    const warning = found("warning");
    const other = found("warning", "a/c");
    const result = suppress([warning, other], [{ code: "a/b", reason }]);
    expect(result).toEqual({ kept: [other], suppressed: [{ diagnostic: warning, reason }], unused: [] });
  });

  it("never take away an error", () => {
    const suppression = { code: "a/b", reason };
    expect(suppress([found("error")], [suppression])).toEqual({
      kept: [found("error")],
      suppressed: [],
      unused: [suppression],
    });
  });

  it.each([
    [{ document: "a.yml" }, true],
    [{ document: "b.yml" }, false],
    [{ document: "a.yml", pointer: "/x" }, true],
    [{ document: "a.yml", pointer: "/x/y" }, true],
    [{ document: "a.yml", pointer: "/x/y/z" }, false],
    [{ document: "a.yml", pointer: "/x/yy" }, false],
    [{ document: "a.yml", pointer: "" }, true],
    [{ document: "a.yml", line: 1, column: 1 }, false],
  ])("at %j cover: %s", (location, covered) => {
    const { suppressed } = suppress([found("warning")], [{ code: "a/b", reason, location }]);
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

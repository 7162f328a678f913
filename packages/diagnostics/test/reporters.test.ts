import { describe, expect, it } from "vitest";
import {
  catalogueMarkdown,
  cataloguesMarkdown,
  type Diagnostic,
  defineCatalogue,
  entry,
  fixOf,
  formatCodeQuality,
  formatDiagnostic,
  formatJson,
  formatSarif,
  formatText,
  type Locator,
} from "../src/index.js";

const LINES: { readonly [document: string]: readonly string[] } = {
  "api.yml": ["openapi: 3.0.0", "paths:", "  /pets:", "    get: 日本 wrong"],
};

/** Pointers of these tests are `line:column:endColumn`. */
const locate: Locator = (location) => {
  if ("line" in location) {
    const lineText = LINES[location.document]?.[location.line - 1];
    return lineText === undefined ? undefined : { line: location.line, column: location.column, lineText };
  }
  if (!("pointer" in location)) return undefined;
  const [line = 0, column = 0, endColumn = 0] = location.pointer.split(":").map(Number);
  const lineText = LINES[location.document]?.[line - 1];
  return lineText === undefined ? undefined : { line, column, endColumn, lineText };
};

const WRONG: Diagnostic = {
  code: "demo/wrong",
  severity: "error",
  message: "This is wrong.",
  location: { document: "api.yml", pointer: "4:13:18" },
  related: [{ location: { document: "api.yml", pointer: "3:3:8" }, message: "The path is here." }],
  help: "Mend it.",
};
const DOCUMENT_WIDE: Diagnostic = {
  code: "demo/odd",
  severity: "warning",
  message: "Odd.",
  location: { document: "other file.yml" },
};
const PLACELESS: Diagnostic = { code: "demo/odd", severity: "note", message: "No place." };

const catalogue = defineCatalogue("demo", {
  wrong: entry<{ what: string }>({
    severity: "error",
    title: "Something wrong",
    cause: "Somebody erred.",
    fix: "Correct it.",
    message: ({ what }) => `${what} is wrong.`,
  }),
  odd: entry({ severity: "warning", title: "Odd", cause: "Chance.", fix: "Wait.", message: () => "Odd." }),
});

describe("secrets", () => {
  const lineText = "  - repo: https://user:hunter2@host/x.git?api_key=hunter3&page=2";
  const finding: Diagnostic = {
    code: "demo/wrong",
    severity: "error",
    message: "https://user:hun@ter2@host/x is wrong.",
    help: "Try https://host/?access_token=hunter3.",
    location: { document: "a.yml", line: 1, column: 11 },
  };
  const at: Locator = () => ({ line: 1, column: 11, endColumn: 16, lineText });

  it("are masked in every format", () => {
    const text = formatText([finding], { locate: at });
    const tool = { name: "t", version: "1" };
    const all = [text, formatJson([finding], at), formatSarif([finding], { locate: at, tool, catalogues: [] })];
    for (const report of all) expect(report).not.toMatch(/hunter|ter2/);
    expect(text).toContain("https://***@host/x is wrong.");
    expect(text).toContain("repo: https://************@host/x.git?api_key=*******&page=2");
  });

  it("have no excerpt where a line holds one", () => {
    expect(formatText([{ ...finding, secret: true }], { locate: at })).not.toContain("repo:");
  });

  it("are looked for in linear time", () => {
    const since = performance.now();
    for (const unit of ["a", "://", "?token", "&a", "://a@"])
      formatText([{ ...finding, message: unit.repeat(99_999) }], { locate: at });
    expect(performance.now() - since).toBeLessThan(3_000);
  });
});

describe("text", () => {
  it("shows place, code, message, excerpt, related places and help", () => {
    expect(formatDiagnostic(WRONG, { locate })).toBe(
      [
        "api.yml:4:13 error demo/wrong: This is wrong.",
        " 4 |     get: 日本 wrong",
        `   | ${" ".repeat(14)}^^^^^`,
        "  api.yml:3:3 note: The path is here.",
        "   3 |   /pets:",
        "     |   ^^^^^",
        "  help: Mend it.",
      ].join("\n"),
    );
  });

  it("does without excerpt and place where there is none", () => {
    expect(formatText([DOCUMENT_WIDE, PLACELESS], { locate })).toBe(
      "other file.yml warning demo/odd: Odd.\n\nnote demo/odd: No place.",
    );
  });

  it("shows line and column of a document that is not at hand", () => {
    const location = { document: "gone.yml", line: 7, column: 2 };
    expect(formatDiagnostic({ ...PLACELESS, location }, { locate })).toBe("gone.yml:7:2 note demo/odd: No place.");
  });

  it("falls back to the catalogue's fix", () => {
    expect(formatDiagnostic(PLACELESS, { locate, fixOf: fixOf([catalogue]) })).toBe(
      "note demo/odd: No place.\n  help: Wait.",
    );
  });

  it("colours only when asked", () => {
    const plain = formatDiagnostic(WRONG, { locate });
    const coloured = formatDiagnostic(WRONG, { locate, colour: true });
    expect(plain).not.toContain("\u001b");
    expect(coloured).toContain("\u001b[31merror\u001b[0m");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    expect(coloured.replaceAll(/\u001b\[\d+m/g, "")).toBe(plain);
  });

  it("lets no control character of a document reach the terminal", () => {
    const hostile: Diagnostic = {
      ...PLACELESS,
      message: "a\u001b[2Jb\u202ec",
      location: { document: "x\u0007.yml", line: 1, column: 1 },
    };
    const lineText = "\u001b]0;title\u0007\ttext";
    const output = formatDiagnostic(hostile, { locate: () => ({ line: 1, column: 1, lineText }) });
    expect(output).not.toMatch(/[^\P{C}\n]/u);
  });

  it("cuts long lines around the place", () => {
    const lineText = `${"a".repeat(5000)}HERE${"b".repeat(5000)}`;
    const place = { line: 1, column: 5001, endColumn: 5005, lineText };
    const location = { document: "min.json", pointer: "" };
    const [, source = "", carets = ""] = formatDiagnostic({ ...PLACELESS, location }, { locate: () => place }).split(
      "\n",
    );
    expect(source.length).toBeLessThan(180);
    expect(source.indexOf("HERE")).toBe(carets.indexOf("^^^^"));
  });

  it("marks the end of a line where something is missing", () => {
    const place = { line: 1, column: 6, lineText: "a: [1" };
    const location = { document: "a.yml", pointer: "" };
    expect(formatDiagnostic({ ...PLACELESS, location }, { locate: () => place })).toContain(" 1 | a: [1\n   |      ^");
  });
});

describe("JSON", () => {
  it("is one stable document", () => {
    expect(JSON.parse(formatJson([WRONG, DOCUMENT_WIDE, PLACELESS], locate))).toEqual({
      version: 1,
      counts: { error: 1, warning: 1, note: 1 },
      diagnostics: [
        {
          code: "demo/wrong",
          severity: "error",
          message: "This is wrong.",
          location: { document: "api.yml", line: 4, column: 13, pointer: "4:13:18" },
          related: [
            { location: { document: "api.yml", line: 3, column: 3, pointer: "3:3:8" }, message: "The path is here." },
          ],
          help: "Mend it.",
        },
        { code: "demo/odd", severity: "warning", message: "Odd.", location: { document: "other file.yml" } },
        { code: "demo/odd", severity: "note", message: "No place." },
      ],
    });
  });
});

describe("SARIF", () => {
  const tool = { name: "sdkwright", version: "1.2.3" };
  const log = JSON.parse(formatSarif([WRONG, DOCUMENT_WIDE, PLACELESS], { locate, tool, catalogues: [catalogue] }));

  it("names version, tool and the rules that were broken, once each", () => {
    expect(log.version).toBe("2.1.0");
    expect(log.runs[0].tool.driver).toMatchObject({ name: "sdkwright", version: "1.2.3" });
    expect(log.runs[0].tool.driver.rules).toEqual([
      {
        id: "demo/odd",
        shortDescription: { text: "Odd" },
        fullDescription: { text: "Chance." },
        help: { text: "Wait." },
        defaultConfiguration: { level: "warning" },
      },
      {
        id: "demo/wrong",
        shortDescription: { text: "Something wrong" },
        fullDescription: { text: "Somebody erred." },
        help: { text: "Correct it." },
        defaultConfiguration: { level: "error" },
      },
    ]);
  });

  it("gives each finding its rule, level, region and related places", () => {
    const [wrong, odd, placeless] = log.runs[0].results;
    expect(wrong).toMatchObject({
      ruleId: "demo/wrong",
      ruleIndex: 1,
      level: "error",
      message: { text: "This is wrong. Mend it." },
      relatedLocations: [{ message: { text: "The path is here." } }],
    });
    expect(wrong.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: "api.yml", uriBaseId: "WORKSPACE" },
      region: { startLine: 4, startColumn: 13, endColumn: 18 },
    });
    expect(odd.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: "other%20file.yml", uriBaseId: "WORKSPACE" },
    });
    expect(placeless).not.toHaveProperty("locations");
  });

  it("lists a rule that no catalogue has by its id alone", () => {
    const other = JSON.parse(formatSarif([PLACELESS], { locate, tool, catalogues: [] }));
    expect(other.runs[0].tool.driver.rules).toEqual([{ id: "demo/odd" }]);
  });
});

describe("Markdown of catalogues", () => {
  it("has a section per code, in the order of their names, with the example if there is one", () => {
    const exampleOf = (code: string) => (code === "demo/odd" ? "Example: chance." : undefined);
    expect(catalogueMarkdown(catalogue, exampleOf)).toBe(
      `${[
        "# Diagnostics: demo",
        "[All diagnostics](README.md), and what their levels mean.",
        '<a id="demo-odd"></a>',
        "## `demo/odd`",
        "**Odd** (warning)",
        "Cause: Chance.",
        "Fix: Wait.",
        "Example: chance.",
        '<a id="demo-wrong"></a>',
        "## `demo/wrong`",
        "**Something wrong** (error)",
        "Cause: Somebody erred.",
        "Fix: Correct it.",
      ].join("\n\n")}\n`,
    );
  });

  it("lists catalogues by name, and every code with its page", () => {
    const page = cataloguesMarkdown([catalogue, defineCatalogue("alpha", {})]);
    expect(page.indexOf("## [alpha](alpha.md)")).toBeGreaterThan(0);
    expect(page.indexOf("## [alpha]")).toBeLessThan(page.indexOf("## [demo](demo.md)"));
    expect(page).toContain("| [`demo/odd`](demo.md#demo-odd) | Odd | warning |\n");
    expect(page.endsWith(" |\n")).toBe(true);
  });
});

describe("a line of megabytes", () => {
  const lineText = `${"x".repeat(1_000_000)}"https://user:hunter2@host", here${"y".repeat(1_000_000)}`;
  const column = lineText.indexOf("here") + 1;
  const minified: Locator = () => ({ line: 1, column, endColumn: column + 4, lineText });
  const finding: Diagnostic = { ...WRONG, related: [] };

  it("is cut around the place, without the credentials there", () => {
    const [, line] = formatDiagnostic(finding, { locate: minified }).split("\n");
    expect(line).toContain('"https://************@host", hereyyy');
  });

  it("costs no pass over it for each finding", () => {
    const findings = Array.from({ length: 3000 }, () => finding);
    expect(formatText(findings, { locate: minified }).split("\n\n")).toHaveLength(3000);
  });
});

describe("the Code Quality report", () => {
  it("has a severity and a line of every finding, and fingerprints that lines do not change", () => {
    const moved = { ...WRONG, location: { document: "api.yml", pointer: "2:1:5" } };
    const entries = (findings: readonly Diagnostic[]) =>
      JSON.parse(formatCodeQuality(findings, { locate, main: "generators.yml", hash: (text) => `hash of ${text}` }));
    const [first, second, third] = entries([WRONG, WRONG, DOCUMENT_WIDE]);
    expect(first).toEqual({
      description: "This is wrong. Mend it.",
      check_name: "demo/wrong",
      fingerprint: expect.stringMatching(/^hash of /),
      severity: "critical",
      location: { path: "api.yml", lines: { begin: 4 } },
    });
    expect(second.fingerprint).not.toBe(first.fingerprint);
    expect(entries([moved])[0].fingerprint).toBe(first.fingerprint);
    expect(third.location.lines).toEqual({ begin: 1 });
  });
});

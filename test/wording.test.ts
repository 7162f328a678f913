import { readdirSync, readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../packages/cli/src/commands.js";
import { printCommandHelp, printOverview } from "../packages/cli/src/help.js";

/** Phrasings that readers have to read twice, and what to write. CONTRIBUTING.md has the rules behind them. */
const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b)\w+/i, "is not a ..."],
  [/\b(?:is|are|names) none (?:of|that)\b/, "is not one of ..."],
  [/\bleads? nowhere\b/i, "cannot be resolved"],
  [/\bmend(?:s|ed)?\b/i, "fix"],
  [/\b(?:means|says) nothing\b/, "has no meaning, no effect"],
  [/\bin spite of\b|\ball the same\b/, "despite, still"],
  [/\bnothing (?:needs|has) to be done\b/i, "No action is needed"],
  [/(?:^|[.;] )Else\b/m, "Otherwise"],
  [/\b(?:told|says?) otherwise\b/, "by default, other"],
  [/\bholds? (?:no|nothing)\b/, "contains no"],
  [/\bdisturbs?\b/, "suppress it"],
  [/\ba `(?!One)[AEIO]\w*Error`/, "an `Error`"],
];

const read = (path: string): string => readFileSync(ROOT + path, "utf8");

function filesBelow(folder: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" })
    .filter(wanted)
    .map((name) => `${folder}/${name}`);
}

/** What a text says that it should not, with the line. */
function faultsOf(text: string): string[] {
  return text.split("\n").flatMap((line) =>
    BANNED.flatMap(([phrase, instead]) => {
      const found = phrase.exec(line);
      return found ? [`"${found[0]}" (write: ${instead}) in: ${line.trim()}`] : [];
    }),
  );
}

/** The rules themselves show what they forbid. */
const withoutExamples = (text: string): string => text.replace(/\| instead of \| write \|\n(?:\|.*\n)*/, "");

/** Recorded from real definitions, whose texts are not ours. */
const OF_OTHERS = new Set(["docs/compatibility.md", "docs/corpus.md"]);

describe("wording", () => {
  const documents = ["README.md", "CONTRIBUTING.md", "packages/cli/npm-readme.md"];
  const pages = filesBelow("docs", (name) => name.endsWith(".md") && !name.startsWith("adr")).filter(
    (path) => !OF_OTHERS.has(path),
  );

  it.each([...documents, ...pages])("of %s is plain", (path) => {
    expect(faultsOf(withoutExamples(read(path)))).toEqual([]);
  });

  it("of the help is plain", () => {
    const help = [printOverview(COMMANDS, "1.0.0"), ...COMMANDS.map(printCommandHelp)];
    expect(help.flatMap(faultsOf)).toEqual([]);
  });

  it("of findings is plain", () => {
    const recorded = [
      ...filesBelow("test/diagnostics", (name) => name.endsWith("expected.txt")),
      ...filesBelow("test/golden", (name) => name.endsWith("diagnostics.txt")),
    ];
    expect(recorded.length).toBeGreaterThan(100);
    expect(recorded.flatMap((path) => faultsOf(read(path)))).toEqual([]);
  });

  it("of READMEs and references of SDKs is plain", () => {
    const recorded = filesBelow("test/golden", (name) => name.endsWith("documents.md"));
    expect(recorded.length).toBeGreaterThan(5);
    expect(recorded.flatMap((path) => faultsOf(read(path)))).toEqual([]);
  });

  it("tells a banned phrase from a usual one", () => {
    const bad = ["`x` is no type of a header.", "It is none of these.", "Mend it.", "It is a `OpenAIError`."];
    for (const text of bad) expect(faultsOf(text)).toHaveLength(1);
    const good = ["There is no group `x`.", "It is no longer generated.", "A `OneOfError` is one."];
    expect(good.flatMap(faultsOf)).toEqual([]);
  });
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../packages/cli/src/commands.js";
import { printCommandHelp, printOverview } from "../packages/cli/src/help.js";
import { commentsOf } from "./comments.js";

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
  [/\bgo(?:es)? without saying\b/, "is omitted, is the default"],
  [/\bput up with\b/, "tolerate"],
  [/\bbelongs? into\b/, "belongs in"],
  [/\bbusiness of\b|'s business\b/, "the SDK handles this"],
];

/** Nested clauses in a comment hide the thing itself, such as the request or the result. */
const BANNED_IN_COMMENTS: typeof BANNED = [
  ...BANNED,
  [/\bwhat\b[^.;@]*\bwhat\b/i, "the noun: request, result, options, ..."],
];

const read = (path: string): string => readFileSync(ROOT + path, "utf8");

function filesBelow(folder: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" })
    .filter(wanted)
    .map((name) => `${folder}/${name}`);
}

/** What a text says that it should not, with the line. */
function faultsOf(text: string, banned = BANNED): string[] {
  return text.split("\n").flatMap((line) =>
    banned.flatMap(([phrase, instead]) => {
      const found = phrase.exec(line);
      return found ? [`"${found[0]}" (write: ${instead}) in: ${line.trim()}`] : [];
    }),
  );
}

/** The rules themselves show what they forbid. */
const withoutExamples = (text: string): string => text.replace(/\| instead of \| write \|\n(?:\|.*\n)*/, "");

/** Recorded from real definitions, whose texts are not ours. */
const OF_OTHERS = new Set(["docs/compatibility.md"]);

const SOURCE = /\.(?:ts|mts|cs|go|java|php|py|rb|rbs|swift)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|build|target|bin|obj|\.venv)\//;

/** Folders of product sources; runtimes are published as parts of SDKs. */
function sourceFolders(): string[] {
  const inside = (parent: string, folder: string): string[] =>
    readdirSync(ROOT + parent)
      .map((name) => `${parent}/${name}/${folder}`)
      .filter((path) => existsSync(ROOT + path));
  return ["ir-schema/src", ...inside("packages", "src"), ...inside("plugins", "src"), ...inside("plugins", "runtime")];
}

describe("wording", () => {
  const documents = [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "packages/cli/CHANGELOG.md",
    "packages/cli/npm-readme.md",
  ];
  const pages = filesBelow("docs", (name) => name.endsWith(".md") && !name.startsWith("adr")).filter(
    (path) => !OF_OTHERS.has(path),
  );

  it.each([...documents, ...pages])("of %s is plain", (path) => {
    expect(faultsOf(withoutExamples(read(path)))).toEqual([]);
  });

  it("of the help is plain", () => {
    const help = [printOverview(COMMANDS, "1.0.0"), ...COMMANDS.map(printCommandHelp)];
    expect(help.flatMap((text) => faultsOf(text))).toEqual([]);
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

  it.each(sourceFolders())("of comments in %s is plain", (folder) => {
    const paths = filesBelow(folder, (name) => SOURCE.test(name) && !NOT_OURS.test(name));
    expect(paths.length).toBeGreaterThan(0);
    const faults = paths.flatMap((path) =>
      commentsOf(read(path), path.endsWith(".py")).flatMap(({ line, text }) =>
        faultsOf(text, BANNED_IN_COMMENTS).map((fault) => `${path}:${line}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it("reads comments of several lines as one text", () => {
    const source = '/**\n * A name that is\n * no type.\n */\nconst a = 1; // Mend it.\n"""It is\n no list."""\n';
    expect(commentsOf(source, true).map(({ line, text }) => [line, faultsOf(text).length])).toEqual([
      [1, 1],
      [5, 1],
      [6, 1],
    ]);
  });

  it("tells a banned phrase from a usual one", () => {
    const bad = ["`x` is no type of a header.", "It is none of these.", "Mend it.", "It is a `OpenAIError`."];
    for (const text of bad) expect(faultsOf(text)).toHaveLength(1);
    const good = ["There is no group `x`.", "It is no longer generated.", "A `OneOfError` is one."];
    expect(good.flatMap((text) => faultsOf(text))).toEqual([]);
  });
});

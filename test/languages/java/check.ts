import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { distinctSources } from "../../support/distinct.js";
import type { Emitted } from "../suite.js";
import { runProgram } from "./programs.js";
import { CLASS_PATH, complaintsOf, runFormatter } from "./toolchain.js";

/**
 * Every warning is an error, of comments too. What the class path has is left alone, and `module-info.java`: Jackson is a
 * module by another name where distributions have it.
 */
const STRICT = ["--release", "17", "-Xlint:all,-options", "-Werror", "-proc:none"];

/** Comments are read too. */
const COMMENTS = "-Xdoclint:all/protected";

/** Arguments of the compiler. */
export const compilerArguments: readonly string[] = [...STRICT, "-cp", CLASS_PATH];

/** Sources of an SDK that compile by themselves. */
export function sourcesOf(sdk: Files): Files {
  return new Map([...sdk].filter(([path]) => path.startsWith("src/main/java/") && !path.endsWith("module-info.java")));
}

/** What the compiler says of the sources of SDKs, each compiled by itself. */
export function compileJava(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    for (const [name, sdk] of emitted) {
      writeFolder(join(folder, name), sourcesOf(sdk));
    }
    return complaintsOf(await runProgram(folder, "Compile", [...compilerArguments, COMMENTS]));
  });
}

/** Whether a file is the same in every SDK but for names. */
export const isOfRuntime = (path: string): boolean => RUNTIME.test(path);

/** Packages of the runtime, which all SDKs have in common. */
const RUNTIME = /\/(?:core|json|internal)\//;

/** The shortest text that a pattern finds in the paths of an SDK's files; where none does, one that is no name. */
function shortest(sdk: Files, pattern: RegExp): string {
  const found = [...sdk.keys()].flatMap((path) => pattern.exec(path)?.[1] ?? []);
  return found.reduce((known, name) => (name.length < known.length ? name : known), found[0] ?? "~");
}

/** Puts marks for the API's names into texts of an SDK, as many as letters: the formatter lays texts with the same marks out alike. */
function maskOf(sdk: Files): (text: string) => string {
  const root = shortest(sdk, /^src\/main\/java\/(.+)\/ClientSpecs\.java$/).replaceAll("/", ".");
  const brand = shortest(sdk, /\/errors\/(\w+)CanceledException\.java$/);
  const branded = new RegExp(`\\b${brand}(?=(?:Connection|Timeout|Canceled)?Exception\\b)`, "g");
  const [ofRoot, ofBrand] = ["~".repeat(root.length), "~".repeat(brand.length)];
  return (text) => text.replaceAll(root, ofRoot).replace(branded, ofBrand);
}

/** The files of SDKs that Java reads, each text once: also those that differ in names of the same length. */
function distinctJava(emitted: Emitted): Files {
  const masks = new Map([...emitted.values()].map((sdk): [Files, (text: string) => string] => [sdk, maskOf(sdk)]));
  const runtimePath = (path: string, sdk: Files): string | undefined => {
    const [shared] = RUNTIME.exec(path) ?? [];
    return shared === undefined ? masks.get(sdk)?.(sdk.get(path) ?? "") : path.slice(path.indexOf(shared));
  };
  return distinctSources(emitted, { extension: ".java", runtimePath, isLongestSkipped: true });
}

/** Names that no line has room for beside anything else: the formatter breaks lines around them in ways of its own. */
const LONG_NAME = /\w{60}/;

/** Files that google-java-format would lay out in another way. Long strings stay whole. */
export function checkLayout(emitted: Emitted): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    const files = new Map([...distinctJava(emitted)].filter(([, content]) => !LONG_NAME.test(content)));
    writeFolder(folder, files);
    writeFileSync(join(folder, "files"), [...files.keys()].join("\n"));
    const said = await runFormatter(folder, ["--skip-reflowing-long-strings", "-n", "@files"]);
    return complaintsOf(said);
  });
}

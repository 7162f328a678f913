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

/** The files of SDKs that Java reads, each text once. */
function distinctJava(emitted: Emitted): Files {
  const runtimePath = (path: string): string | undefined => {
    const [shared] = RUNTIME.exec(path) ?? [];
    return shared === undefined ? undefined : path.slice(path.indexOf(shared));
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

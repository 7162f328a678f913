import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, inTemporaryFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { CLASS_PATH, complaintsOf } from "./toolchain.js";

const isSource = (path: string): boolean => path.startsWith("src/main/java/") && !path.endsWith("module-info.java");

/** What the compiler says of the sources of an SDK, with every warning an error. */
export async function compileSdk(folder: string, sdk: Files): Promise<string[]> {
  const sources = [...sdk.keys()].filter(isSource);
  writeFolder(folder, new Map([...sdk].filter(([path]) => isSource(path))));
  writeFileSync(join(folder, "sources"), sources.join("\n"));
  const strict = ["--release", "17", "-Xlint:all,-options", "-Werror", "-proc:none"];
  const args = [...strict, "-J-XX:+UseSerialGC", "-d", "classes", "-cp", CLASS_PATH, "@sources"];
  return complaintsOf(await runProcess("javac", args, { cwd: folder }));
}

/** What the compiler says of Java SDKs; nothing where all is well. */
export async function compileJava(emitted: Emitted): Promise<string[]> {
  for (const [name, sdk] of emitted) {
    const complaints = await inTemporaryFolder((folder) => compileSdk(folder, sdk));
    if (complaints.length > 0) return [`${name}:`, ...complaints];
  }
  return [];
}

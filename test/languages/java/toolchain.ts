import { spawnSync } from "node:child_process";
import type { ProcessResult } from "@sdkwright/testkit";
import type { Toolchain } from "../suite.js";

/** Where distributions have the libraries that SDKs and their tests need. */
const JARS = "/usr/share/java";

/** The libraries that SDKs need. */
export const CLASS_PATH = ["databind", "core", "annotations"].map((name) => `${JARS}/jackson-${name}.jar`).join(":");

/** What a program says of its version; undefined where it is not there. */
function versionOf(program: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 ? `${stdout}${stderr}`.trim() : undefined;
}

/** The compiler of Java. Jackson has to be where Debian has it. */
export function toolchain(): Toolchain {
  const version = versionOf("javac");
  if (version === undefined) return { kind: "missing", reason: "there is no javac on PATH" };
  return { kind: "found", version };
}

/** What every check of the row does that is still to be written: it fails, so that none can pass unseen. */
export function withoutToolchain(): Promise<never> {
  return Promise.reject(new Error("this check is not written yet"));
}

/** What a program printed, where it did not succeed in silence. */
export function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  return code === 0 && lines.length === 0 ? [] : [`exit code ${code}`, ...lines].slice(0, 40);
}

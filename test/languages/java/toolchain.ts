import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { type ProcessResult, ROOT, runProcess } from "@sdkwright/testkit";
import type { Toolchain } from "../suite.js";

/** Where distributions have the libraries that SDKs and their tests need. */
export const JARS = "/usr/share/java";

const pathOf = (names: readonly string[]): string => names.map((name) => `${JARS}/${name}.jar`).join(delimiter);

/** The libraries that SDKs need. */
export const CLASS_PATH = pathOf(["jackson-databind", "jackson-core", "jackson-annotations"]);

/** The libraries that their tests need beside them, to be compiled and to be run. */
export const TEST_PATH = pathOf([
  ...["junit-jupiter-api", "junit-jupiter-engine"],
  ...["junit-platform-commons", "junit-platform-engine", "junit-platform-launcher"],
  ...["opentest4j", "apiguardian-api"],
]);

/** The release of Java that the formatter needs; SDKs need 17. */
const FORMATTER_RELEASE = 21;

/** What runs tests of JUnit. */
export const RUNNER_PATH = pathOf([
  "junit-jupiter-engine",
  "junit-jupiter-params",
  "junit-platform-console",
  "junit-platform-engine",
  "junit-platform-launcher",
  "junit-platform-reporting",
  "picocli",
  "univocity-parsers",
]);

interface Java {
  /** The folder of its programs. */
  readonly folder: string;
  readonly version: string;
}

/** Modules of Java and of the libraries: what an SDK needs must be there. */
function probe(folder: string): Java | undefined {
  const program = join(folder, "java");
  if (!existsSync(program) || !existsSync(join(folder, "javac"))) return undefined;
  // Not the folder of the tests: some programs start in a system of their own.
  const { stdout } = spawnSync(program, ["-p", CLASS_PATH, "--list-modules"], { encoding: "utf8", cwd: tmpdir() });
  const version = /^jdk\.compiler@(\S+)$/m.exec(stdout ?? "")?.[1];
  const hasJackson = /^(?:com\.fasterxml\.)?jackson\.databind\b/m.test(stdout ?? "");
  return version !== undefined && Number.parseInt(version, 10) >= 17 && hasJackson ? { folder, version } : undefined;
}

let found: { readonly java: Java | undefined } | undefined;

/** The first Java on PATH that can compile SDKs, looked for once in a process. */
function java(): Java | undefined {
  const folders = [...new Set((process.env.PATH ?? "").split(delimiter).filter((part) => part !== ""))];
  found ??= { java: folders.reduce<Java | undefined>((known, folder) => known ?? probe(folder), undefined) };
  return found.java;
}

const MISSING = `there is no Java of at least 17 on PATH that finds Jackson in ${JARS}`;

/** A program of Java, such as `javac`. */
export function javaProgram(name: "java" | "javac" | "jar" | "javadoc"): string {
  const folder = java()?.folder;
  if (folder === undefined) throw new Error(MISSING);
  return join(folder, name);
}

/** For programs that end before faster code would pay: it takes half of their time to make. One thread collects garbage. */
export const QUICKLY: readonly string[] = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];

/** The same for the compiler, which hands it on. */
export const COMPILED_QUICKLY: readonly string[] = QUICKLY.map((option) => `-J${option}`);

/** Runs a program that lives for seconds, such as most of those in tests, in a folder. */
export function runJava(cwd: string, args: readonly string[], env = {}): Promise<ProcessResult> {
  return runProcess(javaProgram("java"), [...QUICKLY, ...args], { cwd, env });
}

/** A file that a program reads, copied to where it runs: programs may see no other folder. Its path there. */
export function toolIn(folder: string, file: string): string {
  const copy = `.tools/${basename(file)}`;
  mkdirSync(join(folder, ".tools"), { recursive: true });
  copyFileSync(file, join(folder, copy));
  return copy;
}

const FORMATTER = `${ROOT}test/node_modules/google-java-format`;

function formatterVersion(): string {
  const manifest = readFileSync(`${FORMATTER}/package.json`, "utf8");
  return `google-java-format ${(JSON.parse(manifest) as { readonly version: string }).version}`;
}

/** Packages of the compiler that the formatter reads sources by. */
const PARTS = ["api", "code", "file", "parser", "tree", "util"].map(
  (name) => `jdk.compiler/com.sun.tools.javac.${name}`,
);

/** Runs the formatter in a folder. What it allocates is soon gone: with more room for it, less has to be cleaned up. */
export function runFormatter(cwd: string, args: readonly string[]): Promise<ProcessResult> {
  const [jar = ""] = readdirSync(`${FORMATTER}/lib`);
  const copy = toolIn(cwd, `${FORMATTER}/lib/${jar}`);
  return runJava(cwd, ["-Xmn256m", ...PARTS.map((name) => `--add-exports=${name}=ALL-UNNAMED`), "-jar", copy, ...args]);
}

/** Why the formatter cannot run. */
export function formatterProblem(): string | undefined {
  const release = Number.parseInt(java()?.version ?? "0", 10);
  return release >= FORMATTER_RELEASE ? undefined : `google-java-format needs Java ${FORMATTER_RELEASE}`;
}

/** The compiler of Java, Jackson, and the formatter. */
export function toolchain(): Toolchain {
  const known = java();
  if (known === undefined) return { kind: "missing", reason: MISSING };
  return { kind: "found", version: `java ${known.version}\n${formatterVersion()}` };
}

/** What a program printed, where it did not succeed in silence. */
export function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  return code === 0 && lines.length === 0 ? [] : [`exit code ${code}`, ...lines].slice(0, 40);
}

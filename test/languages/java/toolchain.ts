import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { type ProcessResult, ROOT, runProcess } from "@sdkwright/testkit";
import type { Toolchain } from "../suite.js";

/** Where distributions have the libraries that SDKs and their tests need. */
export const JARS = "/usr/share/java";

const jarOf = (name: string): string => `${JARS}/${name}.jar`;
const pathOf = (names: readonly string[]): string => names.map(jarOf).join(delimiter);

const LIBRARIES = ["jackson-databind", "jackson-core", "jackson-annotations"];

const TEST_LIBRARIES = [
  ...["junit-jupiter-api", "junit-jupiter-engine"],
  ...["junit-platform-commons", "junit-platform-engine", "junit-platform-launcher"],
  ...["opentest4j", "apiguardian-api"],
];

const RUNNER = [
  "junit-jupiter-engine",
  "junit-jupiter-params",
  "junit-platform-console",
  "junit-platform-engine",
  "junit-platform-launcher",
  "junit-platform-reporting",
  "picocli",
  "univocity-parsers",
];

/** The libraries that SDKs need. */
export const CLASS_PATH = pathOf(LIBRARIES);

/** The libraries that their tests need beside them, to be compiled and to be run. */
export const TEST_PATH = pathOf(TEST_LIBRARIES);

/** What runs tests of JUnit. */
export const RUNNER_PATH = pathOf(RUNNER);

/** The release of Java that the formatter needs; SDKs need 17. */
const FORMATTER_RELEASE = 21;

interface Java {
  /** The folder of its programs. */
  readonly folder: string;
  readonly version: string;
  /** Libraries that it does not find: without one of these, no suite can run. */
  readonly lacks: readonly string[];
}

/** The release, and the libraries of SDKs and their tests, as Java lists its modules. */
function probe(folder: string): Java | undefined {
  const program = join(folder, "java");
  if (!existsSync(program) || !existsSync(join(folder, "javac"))) return undefined;
  const needed = [...new Set([...LIBRARIES, ...TEST_LIBRARIES, ...RUNNER])];
  // Not the folder of the tests: some programs start in a system of their own.
  const { stdout } = spawnSync(program, ["-p", pathOf(needed), "--list-modules"], { encoding: "utf8", cwd: tmpdir() });
  const version = /^jdk\.compiler@(\S+)$/m.exec(stdout ?? "")?.[1];
  if (version === undefined || Number.parseInt(version, 10) < 17) return undefined;
  return { folder, version, lacks: needed.filter((name) => !stdout.includes(jarOf(name))) };
}

let found: { readonly java: Java | undefined } | undefined;

/** The first Java on PATH that finds all libraries, or else the first that can compile; looked for once in a process. */
function java(): Java | undefined {
  found ??= { java: findJava() };
  return found.java;
}

function findJava(): Java | undefined {
  const folders = [...new Set((process.env.PATH ?? "").split(delimiter).filter((part) => part !== ""))];
  let first: Java | undefined;
  for (const folder of folders) {
    const one = probe(folder);
    if (one?.lacks.length === 0) return one;
    first ??= one;
  }
  return first;
}

const MISSING = "there is no Java compiler of at least 17 on PATH";

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
  const [lacked] = known.lacks;
  if (lacked !== undefined) return { kind: "missing", reason: `${JARS} has no ${lacked}` };
  return { kind: "found", version: `java ${known.version}\n${formatterVersion()}` };
}

/** What a program printed, where it did not succeed in silence. */
export function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  return code === 0 && lines.length === 0 ? [] : [`exit code ${code}`, ...lines].slice(0, 40);
}

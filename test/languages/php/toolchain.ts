import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { type ProcessResult, runProcess } from "@sdkwright/testkit";
import { npmVersion } from "../../support/npm-version.js";
import type { Toolchain } from "../suite.js";

/** Extensions that emitted SDKs and their tests need. */
const EXTENSIONS = ["curl", "json", "mbstring", "tokenizer", "openssl", "dom"];

/** Prints the version; fails where the interpreter cannot run SDKs. */
const PROBE = `
$lacked = array_filter(array_slice($argv, 1), static fn($name) => !extension_loaded($name));
echo PHP_VERSION, "\\n", implode(", ", $lacked), "\\n";
`;

interface Php {
  readonly version: string;
  /** Extensions that are missing. */
  readonly lacked: string;
  readonly phpunit: string | undefined;
}

/** What a program prints; undefined where it is not there, or does not succeed. */
function outputOf(program: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: "utf8", cwd: tmpdir() });
  return status === 0 ? stdout.trim() : undefined;
}

function findPhp(): Php | undefined {
  const [version, lacked = ""] = outputOf("php", ["-r", PROBE, "--", ...EXTENSIONS])?.split("\n") ?? [];
  if (version === undefined) return undefined;
  return { version, lacked, phpunit: outputOf("phpunit", ["--version"])?.split("\n")[0] };
}

let found: { readonly php: Php | undefined } | undefined;

/** PHP on PATH; looked for once in a process. */
function php(): Php | undefined {
  found ??= { php: findPhp() };
  return found.php;
}

/** SDKs need PHP 8.2. */
const OLDEST = /^(?:8\.[2-9]|8\.\d\d|9\.)/;

/** PHP with what SDKs need, and PHPUnit for the tests that they bring. */
export function toolchain(): Toolchain {
  const known = php();
  if (known === undefined) return { kind: "missing", reason: "there is no PHP on PATH" };
  if (!OLDEST.test(known.version)) return { kind: "missing", reason: `PHP ${known.version} is older than 8.2` };
  if (known.lacked !== "") return { kind: "missing", reason: `PHP has no extension ${known.lacked}` };
  if (known.phpunit === undefined) return { kind: "missing", reason: "there is no PHPUnit on PATH" };
  const judges = ["@php-wasm/universal", "@wasm-fmt/mago_fmt"].map(npmVersion);
  return { kind: "found", version: [`PHP ${known.version}`, known.phpunit, ...judges].join("\n") };
}

let composer: { readonly problem: string | undefined } | undefined;

/** Why packages cannot be installed. */
export function withoutComposer(): string | undefined {
  composer ??= {
    problem: outputOf("composer", ["--version"]) === undefined ? "there is no Composer on PATH" : undefined,
  };
  return composer.problem;
}

/** Every fault of PHP is reported, on standard error, and nothing is written beside the sources. */
export const STRICT = ["-d", "display_errors=stderr", "-d", "error_reporting=-1", "-d", "zend.assertions=1"] as const;

type Variables = { readonly [name: string]: string | undefined };

/** Runs PHP in a folder, with every notice reported. */
export function runPhp(cwd: string, args: readonly string[], env: Variables = {}): Promise<ProcessResult> {
  return runProcess("php", [...STRICT, ...args], { cwd, env });
}

/** Runs PHPUnit in a folder. */
export function runPhpunit(cwd: string, args: readonly string[], env: Variables = {}): Promise<ProcessResult> {
  return runProcess("phpunit", args, { cwd, env });
}

/** What a tool prints where it does not succeed in silence. */
export function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  return code === 0 ? [] : [`exit code ${code}`, ...lines].slice(0, 60);
}

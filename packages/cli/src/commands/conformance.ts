import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type ConformanceConfig, missingFiles, printTable, problemsOf, runSuite } from "@sdkwright/conformance";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io, TextStream } from "../io.js";
import { shownPath } from "../paths.js";
import { generate } from "./generate.js";

/** Runs the conformance suite on the SDKs of a generator. */
export async function conformance(args: Arguments, io: Io): Promise<ExitCode> {
  const file = resolve(io.cwd, args.value("config") ?? "conformance.config.mjs");
  const refuse = (reason: string): ExitCode => {
    io.err.write(`sdkwright: ${reason}\n`);
    return EXIT.errors;
  };
  if (!existsSync(file)) return refuse(`There is no ${shownPath(file, io.cwd)}.`);
  const loaded = await load(file);
  if ("problem" in loaded) return refuse(`${shownPath(file, io.cwd)} cannot be loaded: ${loaded.problem}`);
  const { config } = loaded;
  const wrong = problemsOf(config);
  const problems = wrong.length > 0 ? wrong : missingFiles(config as ConformanceConfig, dirname(file));
  if (problems.length > 0) return refuse(`${shownPath(file, io.cwd)}: ${problems.join(" ")}`);
  const pattern = patternOf(args.value("test-name-pattern"));
  if (pattern === null) return refuse(`${args.value("test-name-pattern")} is not a regular expression.`);
  const { title } = config as ConformanceConfig;
  const results = await runSuite(config as ConformanceConfig, {
    root: dirname(file),
    ...(pattern && { pattern }),
    keep: args.has("keep"),
    emit: (workspace) => generateIn(workspace, io),
    progress: (text) => void io.err.write(`${text}\n`),
  }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (typeof results === "string") return refuse(results);
  if (results.length === 0) return refuse("No scenario has such a name.");
  io.out.write(printTable(title, results));
  return results.some(({ verdict }) => verdict === "failed") ? EXIT.errors : EXIT.ok;
}

async function load(file: string): Promise<{ readonly config: unknown } | { readonly problem: string }> {
  try {
    const { default: config } = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
    return { config };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Undefined without a pattern, null for one that cannot be read. */
function patternOf(text: string | undefined): RegExp | undefined | null {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text, "i");
  } catch {
    return null;
  }
}

const NO_ARGUMENTS: Arguments = {
  positionals: [],
  flags: new Map(),
  has: () => false,
  value: () => undefined,
  values: () => [],
};

/** Runs `generate` in a workspace; rejects with what it printed where it fails. */
async function generateIn(workspace: string, io: Io): Promise<void> {
  const printed: string[] = [];
  const stream: TextStream = { isTerminal: false, write: (text) => void printed.push(text) };
  const code = await generate(NO_ARGUMENTS, { cwd: workspace, env: io.env, out: stream, err: stream });
  if (code !== EXIT.ok) throw new Error(`The SDK of the fixture could not be generated.\n${printed.join("")}`);
}

import {
  applyPlugin,
  type CompileResult,
  type Compiler,
  compile,
  createCompiler,
  openWorkspace,
  type Plugin,
} from "@sdkwright/compiler";
import type { Config } from "@sdkwright/config";
import { formatText } from "@sdkwright/diagnostics";
import { createLocator } from "@sdkwright/source";
import type { Files } from "@sdkwright/testkit";
import { BUILT_IN_FRONTENDS, BUILT_IN_GENERATORS } from "../../packages/cli/src/built-in.js";

const SPECIFIERS = [...new Set([...Object.values(BUILT_IN_FRONTENDS), ...Object.values(BUILT_IN_GENERATORS)])];

/** The plugins that come with the compiler: definitions of every kind in, SDKs of every language and documents out. */
export const PLUGINS: readonly Plugin[] = await Promise.all(
  SPECIFIERS.map(async (specifier) => ((await import(specifier)) as { readonly default: Plugin }).default),
);

/** A generator, and the options that it is given. */
export interface Generator {
  readonly name: string;
  readonly config?: object;
}

export interface CompileOptions {
  readonly file?: string;
  readonly plugins?: readonly Plugin[];
  readonly command?: "generate" | "check" | "ir";
  /** Emit what is sound of a faulty definition. */
  readonly keepGoing?: boolean;
  /** The generator to run in place of those that the configuration names; one of the same name keeps its options. */
  readonly generator?: Generator;
}

/** Compiles a project folder in this process. Nothing is written unless `command` is `generate`. */
export function compileFolder(folder: string, options: CompileOptions = {}): Promise<CompileResult> {
  const { file = "generators.yml", plugins = PLUGINS, command = "check", keepGoing = false } = options;
  const compiler = createCompiler();
  for (const plugin of plugins) applyPlugin(plugin, compiler);
  if (options.generator !== undefined) replaceGenerators(compiler, options.generator);
  const workspace = openWorkspace(folder, file);
  return compile({ compiler, workspace, command, keepGoing, version: "0.0.0-test" });
}

/** Has every generator of the configuration be another one, with options of its own. */
function replaceGenerators({ hooks }: Compiler, { name, config: options = {} }: Generator): void {
  hooks.configure.tap("generator", (value) => {
    const config = value as Config;
    const groups = Object.entries(config.groups).map(([group, { generators, ...rest }]) => {
      const replaced = generators.map((entry) => (entry.name === name ? entry : { ...entry, name, config: options }));
      return [group, { ...rest, generators: replaced }] as const;
    });
    return { ...config, groups: Object.fromEntries(groups) };
  });
}

/** What was emitted for the first target, by path; empty where nothing was. */
export function filesOf(result: CompileResult): Files {
  const entries = result.targets[0]?.emitted.tree.entries() ?? [];
  return new Map(entries.map(([path, { content }]) => [path, String(content)]));
}

/** The findings as a person sees them, without colours. */
export function reportOf(result: CompileResult): string {
  if (result.diagnostics.length === 0) return "";
  return `${formatText(result.diagnostics, { locate: createLocator(result.sources) })}\n`;
}

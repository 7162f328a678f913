import backend from "@sdkwright/backend-typescript";
import { type CompileResult, compile, createCompiler, openWorkspace, type Plugin } from "@sdkwright/compiler";
import { formatText } from "@sdkwright/diagnostics";
import asyncapi from "@sdkwright/frontend-asyncapi";
import conjure from "@sdkwright/frontend-conjure";
import frontend from "@sdkwright/frontend-openapi";
import openrpc from "@sdkwright/frontend-openrpc";
import proto from "@sdkwright/frontend-proto";
import { createLocator } from "@sdkwright/source";
import type { Files } from "@sdkwright/testkit";

/** The plugins that come with the compiler: definitions of every kind in, TypeScript out. */
export const PLUGINS: readonly Plugin[] = [frontend, asyncapi, conjure, openrpc, proto, backend];

export interface CompileOptions {
  readonly file?: string;
  readonly plugins?: readonly Plugin[];
  readonly command?: "generate" | "check" | "ir";
  /** Emit what is sound of a faulty definition. */
  readonly keepGoing?: boolean;
}

/** Compiles a project folder in this process. Nothing is written unless `command` is `generate`. */
export function compileFolder(folder: string, options: CompileOptions = {}): Promise<CompileResult> {
  const { file = "generators.yml", plugins = PLUGINS, command = "check", keepGoing = false } = options;
  const compiler = createCompiler();
  for (const plugin of plugins) plugin.apply(compiler);
  const workspace = openWorkspace(folder, file);
  return compile({ compiler, workspace, command, keepGoing, version: "0.0.0-test" });
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

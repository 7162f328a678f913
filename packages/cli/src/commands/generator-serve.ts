import { resolve } from "node:path";
import {
  type AnyBackend,
  type Api,
  applyPlugin,
  createCollector,
  createCompiler,
  IMAGE_FORMAT,
  type ImageSettings,
  type Plugin,
  serve,
} from "@sdkwright/compiler";
import { CONTRACT_FOLDER, serveFolder } from "@sdkwright/delivery";
import { BUILT_IN_BACKENDS } from "../built-in.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { importBuiltIn } from "../import-built-in.js";
import type { Io } from "../io.js";

/** Emits an SDK as a generator in an image does. Findings go to standard output, one on each line. */
export async function generatorServe(args: Arguments, io: Io): Promise<ExitCode> {
  const name = args.positionals[0] ?? "";
  const backend = await backendOf(name);
  if (backend === undefined) {
    return refuse(`Unknown generator \`${name}\`. Available: ${Object.keys(BUILT_IN_BACKENDS).join(", ")}.`, io);
  }
  const folder = serveFolder(resolve(io.cwd, args.value("folder") ?? CONTRACT_FOLDER));
  if (typeof folder === "string") return refuse(folder, io);
  const settings = folder.settings as ImageSettings;
  if (settings?.format !== IMAGE_FORMAT) {
    const found = JSON.stringify(settings?.format) ?? "none";
    return refuse(
      `config.json must have the format ${IMAGE_FORMAT}, but has ${found}. Use an image of this release.`,
      io,
    );
  }
  const { report, list } = createCollector();
  const { tree, snippets } = serve({ backend, api: folder.api as Api, settings, report });
  folder.write(tree.entries(), snippets);
  io.out.write(list.map((finding) => `${JSON.stringify(finding)}\n`).join(""));
  return list.some(({ severity }) => severity === "error") ? EXIT.errors : EXIT.ok;
}

async function backendOf(name: string): Promise<AnyBackend | undefined> {
  const specifier = Object.hasOwn(BUILT_IN_BACKENDS, name) ? BUILT_IN_BACKENDS[name] : undefined;
  if (specifier === undefined) return undefined;
  const compiler = createCompiler();
  const { default: plugin } = (await importBuiltIn(specifier)) as { readonly default: Plugin };
  applyPlugin(plugin, compiler);
  return compiler.hooks.backend.call(name);
}

function refuse(problem: string, io: Io): ExitCode {
  io.err.write(`sdkwright: ${problem}\n`);
  return EXIT.usage;
}

import { resolve } from "node:path";
import {
  createCollector,
  createSourceSet,
  type Diagnostic,
  diskFiles,
  type FileAccess,
  fetchDocument,
  isUrl,
  nearest,
  type Report,
  type SourceDocument,
  type SourceSet,
  type Workspace,
} from "@sdkwright/compiler";
import { generatorOf, LANGUAGES } from "./built-in.js";
import { cliCatalogue } from "./catalogue.js";
import type { Arguments } from "./command.js";
import { type DefinitionKind, kindOf } from "./find-definitions.js";
import type { Io } from "./io.js";
import { shownPath } from "./paths.js";
import { generatorsFor } from "./plugin-languages.js";
import type { Findings } from "./report.js";
import { configText, workspaceOf } from "./unwritten-config.js";

/** A definition that the command line names, and the format that it is written in. */
export interface NamedDefinition {
  readonly kind: DefinitionKind;
  readonly document: SourceDocument;
}

/** Downloads a definition. Undefined where it cannot be fetched or is none, which is reported. */
export async function fetchDefinition(url: string, report: Report): Promise<NamedDefinition | undefined> {
  const document = await fetchDocument(url, { report });
  return document && withKind(document, document.path, report);
}

function withKind(document: SourceDocument, place: string, report: Report): NamedDefinition | undefined {
  const kind = kindOf(document.data);
  // What could not be parsed has no value, and is reported already.
  if (!kind && document.data !== null) report(cliCatalogue.create("no-definition-found", { place }));
  return kind && { kind, document };
}

interface DefinitionRequest {
  readonly args: Arguments;
  readonly io: Io;
  /** What to read through. Default: the file system. */
  readonly files?: FileAccess | undefined;
}

/**
 * The workspace of a command line that names a definition and languages instead of a configuration: the current folder,
 * with a configuration that only exists in memory.
 */
export async function openDefinition(
  definition: string,
  { args, io, files = diskFiles }: DefinitionRequest,
): Promise<{ readonly workspace: Workspace } | Findings> {
  const diagnostics = createCollector();
  const { report } = diagnostics;
  const sources = createSourceSet({ root: io.cwd, report }, files);
  const languages = args.values("language");
  const plugins = args.values("plugin").map((name) => ({ name, folder: io.cwd }));
  const generators = await generatorsFor(languages, plugins, diagnostics.report);
  const known = [...generators.keys()];
  for (const language of languages) {
    if (!generators.has(language)) report(unknownLanguage(language, known));
  }
  const found = diagnostics.hasErrors() ? undefined : await openNamed(definition, sources, report);
  if (!found || diagnostics.hasErrors()) return { ok: false, diagnostics: diagnostics.list, sources };
  const { kind, document } = found;
  const folder = (language: string): string => folderOf(language, args);
  const isRemote = isUrl(document.path);
  const text = configText([{ [kind]: document.path }], [...new Set(languages)], {
    folderOf: folder,
    generatorOf: (language) => generators.get(language)?.name ?? generatorOf(language),
    ...(isRemote && { references: [new URL(document.path).origin] }),
  });
  return { workspace: workspaceOf(io.cwd, files, text, isRemote ? [document] : []) };
}

async function openNamed(definition: string, sources: SourceSet, report: Report): Promise<NamedDefinition | undefined> {
  if (isUrl(definition)) return fetchDefinition(definition, report);
  if (definition === "-") {
    report(cliCatalogue.create("standard-input", {}));
    return undefined;
  }
  const document = sources.read(shownPath(resolve(sources.root, definition), sources.root));
  return document && withKind(document, definition, report);
}

/** The finding about a language that no backend has. */
export function unknownLanguage(language: string, known = LANGUAGES): Diagnostic {
  const hint = nearest(language, known);
  return cliCatalogue.create("unknown-language", { language, known, nearest: hint });
}

/** Where an SDK goes: with several languages into a folder for each, also below `--output`. */
function folderOf(language: string, args: Arguments): string {
  const output = args.value("output");
  if (output === undefined) return `sdks/${language}`;
  return args.values("language").length > 1 ? `${output.replace(/[\\/]$/, "")}/${language}` : output;
}

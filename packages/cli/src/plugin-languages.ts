import type { AnyBackend, Report } from "@sdkwright/compiler";
import { DOCUMENTS, generatorOf, LANGUAGES } from "./built-in.js";
import { loadPlugins, type PluginName } from "./plugins.js";

/** The generator of a language, and its version: absent of a built-in one, whose version is that of the release. */
export interface LanguageGenerator {
  readonly name: string;
  readonly version?: string;
}

/**
 * The generators of languages: the built-in ones, and those of plugins, which are loaded only if a language is asked for that is
 * not built in.
 */
export async function generatorsFor(
  languages: readonly string[],
  plugins: readonly PluginName[],
  report: Report,
): Promise<ReadonlyMap<string, LanguageGenerator>> {
  const own = [...LANGUAGES, ...DOCUMENTS];
  const builtIn = own.map((language) => [language, { name: generatorOf(language) }] as const);
  if (languages.every((language) => own.includes(language))) return new Map(builtIn);
  const loaded = await loadPlugins(plugins, report);
  const backends = loaded.flatMap((plugin) => plugin.backends ?? []);
  return new Map<string, LanguageGenerator>([...backends.flatMap(entryOf), ...builtIn]);
}

function entryOf({ language, generators, version }: AnyBackend): [string, LanguageGenerator][] {
  const [name] = generators;
  return name === undefined ? [] : [[language.key, { name, version }]];
}

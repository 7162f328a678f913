import type {
  AnyCatalogue,
  Backend,
  BackendSearch,
  Compiler,
  Config,
  GeneratorConfig,
  Location,
  Plugin,
  Report,
} from "@sdkwright/compiler";
import { applyPlugin, isOfFamily, PLUGIN_API } from "@sdkwright/compiler";
import { BUILT_IN_DOCUMENTS, BUILT_IN_FRONTENDS, BUILT_IN_GENERATORS } from "./built-in.js";
import { cliCatalogue } from "./catalogue.js";
import { importBuiltIn } from "./import-built-in.js";
import { isPath, resolvePlugin, whatIsMissing } from "./resolve-plugin.js";
import { VERSION } from "./version.js";

/** What a run needs plugins for. */
export interface PluginRequest {
  readonly compiler: Compiler;
  readonly config: Config;
  /** Absolute folder of the configuration: names in it are resolved from there. */
  readonly root: string;
  /** Those whose backends are needed. */
  readonly generators: readonly GeneratorConfig[];
  /** Whether definitions are to be lowered: without, no frontend is loaded. */
  readonly lowers: boolean;
  /** Of the command line, resolved from `cwd`. */
  readonly further: readonly string[];
  readonly cwd: string;
  readonly report: Report;
}

/**
 * Loads and applies the plugins of a run: those of the command line and of `plugins`, then the backends of the selected
 * generators, then the frontends of the kinds that nobody has taken. The user's come first, so that they may take
 * over. What is not used is not loaded, and no plugin is applied twice.
 */
export async function applyPlugins(request: PluginRequest): Promise<AppliedPlugins> {
  const applied: Applied = new Map();
  const wanted = await wantedPlugins(request);
  await applyAll(wanted, applied, request);
  await applyAll(missingFrontends(request), applied, request);
  return {
    catalogues: [...applied.keys()].flatMap((plugin) => plugin.catalogues ?? []),
    areOwn: wanted.every(({ own }) => own),
    search: searchOf(wanted, applied, request),
  };
}

/** Each applied plugin with the functions that it asks for backends with. */
type Applied = Map<Plugin, readonly BackendFinder[]>;
type BackendFinder = (generator: string) => Backend | undefined;

/** What was tried for each generator that does not come with the compiler. */
function searchOf(wanted: readonly WantedPlugin[], applied: Applied, { generators }: PluginRequest): BackendSearch {
  const plugins = [...applied.keys()];
  const emitters = plugins.flatMap(({ backends = [], documents = [] }) => [...backends, ...documents]);
  const brought = emitters.flatMap(({ generators }) => generators);
  const known = [...new Set([...Object.keys(BUILT_IN_GENERATORS), ...brought])].sort();
  const loaded = new Set(wanted.map(({ generator }) => generator));
  const tried = generators
    .filter(({ name }) => !Object.hasOwn(BUILT_IN_GENERATORS, name))
    .map(({ name, writtenName }) => [name, triedFor(writtenName, loaded.has(name))] as const);
  return { known, tried: new Map(tried) };
}

function triedFor(name: string, isLoaded: boolean): string[] {
  const tried = ["it is not built in"];
  if (isLoaded) return [...tried, `the module of \`${name}\` was found, but has no backend with this name`];
  if (isPath(name)) return [...tried, `there is no module at \`${name}\``];
  if (isOfFamily(name)) return [...tried, "packages with this name are loaded only if `plugins` lists them"];
  tried.push(`no package \`${name}\` is installed beside generators.yml`);
  if (/[\\/]|\.[cm]?[jt]s$/.test(name)) tried.push(`as a path, it would begin with \`./\``);
  return tried;
}

export interface AppliedPlugins {
  /** What the plugins report from. */
  readonly catalogues: readonly AnyCatalogue[];
  /** Whether all of them come with the compiler. */
  readonly areOwn: boolean;
  readonly search: BackendSearch;
}

async function applyAll(
  plugins: readonly WantedPlugin[],
  applied: Applied,
  { compiler, report }: PluginRequest,
): Promise<void> {
  for (const wanted of plugins) {
    const plugin = await load(wanted, report);
    if (plugin === undefined) continue;
    try {
      const finders = applied.get(plugin) ?? applyOnce(plugin, wanted.own, compiler);
      applied.set(plugin, finders);
      if (wanted.generator !== undefined) askFirst(plugin, finders, wanted.generator, compiler);
    } catch (error) {
      reportFailure(wanted, error, report);
    }
  }
}

/** Applies a plugin, and gives what it has tapped to find backends. */
function applyOnce(plugin: Plugin, isBuiltIn: boolean, compiler: Compiler): readonly BackendFinder[] {
  const { backend } = compiler.hooks;
  const before = new Set(backend.taps);
  applyPlugin(plugin, compiler, { isBuiltIn });
  return backend.taps.filter((tap) => !before.has(tap)).map(({ fn }) => fn as BackendFinder);
}

/** Lets the plugin that a generator names find its backend before any other is asked, however the name is spelled. */
function askFirst(plugin: Plugin, finders: readonly BackendFinder[], generator: string, { hooks }: Compiler): void {
  const backends = plugin.backends ?? [];
  const [only] = backends.length === 1 ? backends : [];
  hooks.backend.tap({ name: plugin.name, stage: -1 }, (name) => {
    if (name !== generator) return undefined;
    const named = backends.find(({ generators }) => generators.includes(name)) ?? only;
    return finders.reduce<Backend | undefined>((found, find) => found ?? find(name), named);
  });
}

/** The built-in frontends of the kinds that no plugin has taken. */
function missingFrontends({ compiler, config, lowers }: PluginRequest): WantedPlugin[] {
  if (!lowers) return [];
  const kinds = config.api.specs
    .filter(({ kind, source }) => compiler.hooks.frontend.call({ kind, path: source.path }) === undefined)
    .map(({ kind }) => kind);
  return [...new Set(kinds)].flatMap((kind) => BUILT_IN_FRONTENDS[kind] ?? []).map(builtIn);
}

/** A plugin to load: its name as messages have it, and how to import its module. */
interface WantedPlugin {
  readonly name: string;
  readonly location: Location | undefined;
  readonly load: () => Promise<unknown>;
  /** The generator that names it, where it is of somebody else. */
  readonly generator?: string;
  /** Comes with the compiler: where it fails, that is a bug of ours and no finding. */
  readonly own: boolean;
}

async function wantedPlugins(request: PluginRequest): Promise<WantedPlugin[]> {
  const { config, root, cwd, further, report } = request;
  const wanted: WantedPlugin[] = [];
  for (const name of further) wanted.push(...(await named(name, cwd, undefined, report)));
  for (const { name, at } of config.plugins) {
    wanted.push(...(await named(name, root, { document: config.file, pointer: at }, report)));
  }
  for (const generator of request.generators) wanted.push(...(await backendOf(generator, request)));
  const collects = request.generators.some(({ output }) => output?.location === "collections-workspace");
  const collection = BUILT_IN_DOCUMENTS["gen-collection"];
  if (collects && collection !== undefined) wanted.push(builtIn(collection));
  return wanted;
}

/** A plugin by its name, and the folder from which that is resolved. */
export interface PluginName {
  readonly name: string;
  readonly folder: string;
  readonly location?: Location;
}

/** Loads plugins without applying them: what they have is asked for before a run. */
export async function loadPlugins(names: readonly PluginName[], report: Report): Promise<Plugin[]> {
  const plugins: Plugin[] = [];
  for (const { name, folder, location } of names) {
    for (const wanted of await named(name, folder, location, report)) {
      const plugin = await load(wanted, report);
      if (plugin) plugins.push(plugin);
    }
  }
  return plugins;
}

function builtIn(specifier: string): WantedPlugin {
  return { name: specifier, location: undefined, load: () => importBuiltIn(specifier), own: true };
}

async function named(
  name: string,
  folder: string,
  location: Location | undefined,
  report: Report,
): Promise<WantedPlugin[]> {
  const url = await resolvePlugin(name, folder);
  if (url !== undefined) return [{ name, location, load: () => import(url), own: false }];
  const missing = whatIsMissing(name, folder);
  report(cliCatalogue.create("plugin-not-found", { plugin: name, folder, missing }, { location }));
  return [];
}

/** A generator that nobody answers to is the compiler's finding: one of the other plugins may still answer to it. */
async function backendOf(generator: GeneratorConfig, { config, root, report }: PluginRequest): Promise<WantedPlugin[]> {
  const { name, writtenName, version, at } = generator;
  const specifier = Object.hasOwn(BUILT_IN_GENERATORS, name) ? BUILT_IN_GENERATORS[name] : undefined;
  const location: Location = { document: config.file, pointer: `${at}/name` };
  if (specifier === undefined && generator.image) return [];
  if (specifier === undefined) {
    // An original spelling names an image of another product, and no module. A package that has the name of one of the
    // specification's generators may be anybody's.
    const url = writtenName === name && !isOfFamily(name) ? await resolvePlugin(name, root) : undefined;
    if (url === undefined) return [];
    return [{ name: writtenName, location, generator: name, load: () => import(url), own: false }];
  }
  // An original spelling: its version counts the releases of another product, as the configuration has noted. That of an
  // image is a tag, and what comes with the compiler only tells states of the API apart.
  if (writtenName !== name || generator.image) return [builtIn(specifier)];
  if (await isOwnVersion(version)) return [builtIn(specifier)];
  const params = { generator: name, version, own: VERSION };
  const versionLocation: Location = { document: config.file, pointer: `${at}/version` };
  report(cliCatalogue.create("generator-version", params, { location: versionLocation }));
  return [];
}

async function isOwnVersion(range: string): Promise<boolean> {
  if (range === VERSION || range === "latest") return true;
  const { default: satisfies } = await import("semver/functions/satisfies.js");
  return satisfies(VERSION, range, { includePrerelease: true });
}

async function load(wanted: WantedPlugin, report: Report): Promise<Plugin | undefined> {
  let module: unknown;
  try {
    module = await wanted.load();
  } catch (error) {
    reportFailure(wanted, error, report);
    return undefined;
  }
  const candidates = exportsOf(module);
  const plugin = candidates.find(isPlugin);
  if (plugin !== undefined) return isOfThisApi(plugin, wanted, report) ? plugin : undefined;
  const names = Object.keys(module as object).filter((name) => name !== "module.exports");
  if (wanted.own) throw new Error(`${wanted.name} exports no plugin`);
  const found = names.length === 0 ? "it exports nothing" : `it exports ${names.join(", ")}`;
  report(cliCatalogue.create("plugin-invalid", { plugin: wanted.name, found }, { location: wanted.location }));
  return undefined;
}

/** Whether a plugin was written for what this release has; another one is reported. */
function isOfThisApi({ api = 1 }: Plugin, { name, location }: WantedPlugin, report: Report): boolean {
  if (api === PLUGIN_API) return true;
  report(cliCatalogue.create("plugin-api", { plugin: name, api, own: PLUGIN_API }, { location }));
  return false;
}

/** `default` and `plugin`; of a CommonJS module also those of what it exports. */
function exportsOf(module: unknown): unknown[] {
  const { default: main, plugin } = module as { default?: unknown; plugin?: unknown };
  const inner = typeof main === "object" && main !== null ? (main as { default?: unknown; plugin?: unknown }) : {};
  return [main, plugin, inner.default, inner.plugin];
}

function isPlugin(value: unknown): value is Plugin {
  const { name, apply, backends, documents } = (value ?? {}) as Partial<Plugin>;
  const brings = [backends, documents].some(Array.isArray);
  return typeof name === "string" && (typeof apply === "function" || brings);
}

function reportFailure({ name, location, own }: WantedPlugin, error: unknown, report: Report): void {
  if (own) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  report(cliCatalogue.create("plugin-failed", { plugin: name, reason }, { location }));
}

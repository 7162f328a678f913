import {
  type Api,
  emptyApi,
  type FrontendContext,
  makeName,
  openResourceTree,
  type SourceDocument,
  splitWords,
} from "@sdkwright/plugin-api";
import type { NamespaceBase, ReflectionObject, Root, Service } from "protobufjs";
import { type Context, fullName, type Input } from "./context.js";
import { type ParsedRoot, parseFiles } from "./files.js";
import { checkImports } from "./imports.js";
import { readOverrides } from "./overrides.js";
import { nameByPackages } from "./package-names.js";
import { lowerHosts, lowerServices, servicesIn } from "./services.js";
import { declare, isEnum, isMessage } from "./types.js";

/** Types that describe definitions rather than APIs: they come in only where something uses them. */
const SUPPORT = /^(google\/(protobuf|api|rpc|type)|protoc-gen-openapiv2|buf\/validate|validate|gogoproto)\//;

/** Lowers the files that a root lists as its value, with all that they import. */
export async function lowerRoot(entry: SourceDocument, frontend: FrontendContext): Promise<Api> {
  const targets = (Array.isArray(entry.data) ? entry.data : []).map(String);
  const { sources, origins, report } = frontend;
  const all = sources.folder(entry.path, ".proto")?.data;
  const below = new Set(Array.isArray(all) ? all.map(String) : targets);
  const input: Input = { sources, origins, report, folder: entry.path, targets, exists: (path) => below.has(path) };
  const parsed = await parseFiles(input);
  const context = createContext(input, frontend, parsed);
  const origin = origins.document(entry.path);
  const tree = openResourceTree(frontend.namespace, origin);
  const isTarget = (symbol: ReflectionObject): boolean => targets.includes(fileOf(symbol) ?? "");
  const services = servicesIn(parsed.root).filter(isTarget);
  declareAll(context, parsed.root, (symbol) => isTarget(symbol) && !SUPPORT.test(fileOf(symbol) ?? ""));
  lowerServices(context, services, tree);
  const symbols = symbolsIn(parsed.root);
  checkImports(context, symbols);
  const types = nameByPackages(context, symbols, isTarget);
  return {
    ...emptyApi(frontend, origin),
    name: nameOf(parsed, services, targets, entry.path),
    environments: lowerHosts(context, services),
    types: Object.fromEntries(types.map((type) => [type.id, type])),
    operations: Object.fromEntries(context.operations.map((operation) => [operation.id, operation])),
    resources: tree.finish(),
  };
}

function createContext(input: Input, frontend: FrontendContext, parsed: ParsedRoot): Context {
  const isDeclared = (name: string): boolean => parsed.root.lookup(name) !== null;
  const known = (): string[] => symbolsIn(parsed.root).map(fullName);
  const overrides = readOverrides(frontend.overrides ?? [], isDeclared, known, frontend.report);
  return { ...input, frontend, parsed, overrides, types: new Map(), operations: [] };
}

function symbolsIn(space: NamespaceBase): ReflectionObject[] {
  return space.nestedArray.flatMap((symbol) => {
    if ("methodsArray" in symbol)
      return [symbol, ...(symbol as unknown as { methodsArray: ReflectionObject[] }).methodsArray];
    if (isMessage(symbol)) return [symbol, ...symbol.fieldsArray, ...symbolsIn(symbol)];
    return "nestedArray" in symbol ? [symbol, ...symbolsIn(symbol as NamespaceBase)] : [symbol];
  });
}

/** The file that declares a symbol. */
function fileOf(symbol: ReflectionObject): string | undefined {
  for (let current: ReflectionObject | null = symbol; current; current = current.parent) {
    if (current.filename) return current.filename;
  }
  return undefined;
}

/** Every message and enum of the files that were asked for, used or not. */
function declareAll(context: Context, root: Root, isWanted: (symbol: ReflectionObject) => boolean): void {
  const walk = (space: NamespaceBase): void => {
    for (const symbol of space.nestedArray) {
      const isType = isMessage(symbol) || isEnum(symbol);
      const isLeftOut = context.overrides.get(fullName(symbol))?.ignore === true;
      if (isType && isWanted(symbol) && !isLeftOut) declare(context, symbol);
      if ("nestedArray" in symbol && !("methodsArray" in symbol)) walk(symbol as NamespaceBase);
    }
  };
  walk(root);
}

/**
 * After the package whose services have most methods, else of the first file, without its version: `acme.pets.v1` is
 * pets of acme. Packages of types alone help those of services, and small services stand beside the one that matters.
 */
function nameOf({ files }: ParsedRoot, services: readonly Service[], targets: readonly string[], folder: string) {
  const methods = new Map<string, number>();
  for (const service of services) {
    const space = files.get(fileOf(service) ?? "")?.package;
    if (space) methods.set(space, (methods.get(space) ?? 0) + service.methodsArray.length);
  }
  const [serving] = [...methods].sort(([, a], [, b]) => b - a)[0] ?? [];
  const own = targets.filter((path) => !SUPPORT.test(path));
  const text = serving ?? own.flatMap((path) => files.get(path)?.package || [])[0] ?? folder.replace(/^.*\//, "");
  const parts = text.split(".").filter((part) => !/^v\d/.test(part));
  return makeName(parts.join(" "), { words: parts.flatMap((part) => splitWords(part)), explicit: true });
}

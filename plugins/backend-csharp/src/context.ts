import { posix } from "node:path";
import { runtimeHelpers } from "@sdkwright/docs-kit";
import type { Part, PlannedFile, Sym, TargetContext } from "@sdkwright/plugin-api";
import { oncePerText } from "@sdkwright/plugin-api";
import { memberNames } from "./names.js";
import type { Options } from "./options.js";
import { brandOf, namespaceOf } from "./package.js";

/** The state of a run: what emitting code needs besides the node at hand. */
export interface Context extends TargetContext<Options> {
  readonly files: readonly PlannedFile[];
  /** The namespace of everything that the API declares. */
  readonly namespace: string;
  /** The class of the root client. */
  readonly client: string;
  /** The API's name in the names of types. */
  readonly brand: string;
  /** Optional parts of the runtime that the SDK has. */
  readonly helpers: ReadonlySet<string>;
  /** A type of the platform by its namespace and name. Types of the API may have its name. */
  symbol(namespace: string, name: string): Part;
  /** A type of the API. */
  declared(name: string): Sym;
  /** A type of the runtime that users name. */
  core(name: string): Sym;
  /** A type of the runtime that only the SDK names. Types of the API may have its name. */
  internal(name: string): Part;
}

/** Each type is one object. */
function symbols(): (namespace: string, name: string) => Sym {
  const made = oncePerText((module) => oncePerText((name): Sym => ({ part: "sym", name, module, external: true })));
  return (module, name) => made(module)(name);
}

/** The file of each type that the SDK declares: it is called as the type. */
function pathsOf(files: readonly PlannedFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ path }) => [posix.basename(path, ".cs"), path]));
}

/** Everything that emitting one SDK needs, made from nothing but the target and its files. */
export function contextOf(target: TargetContext<Options>, files: readonly PlannedFile[]): Context {
  const namespace = namespaceOf(target);
  const imported = symbols();
  const paths = pathsOf(files);
  const symbol = (module: string, name: string): Part =>
    paths.has(name) ? `global::${module}.${name}` : imported(module, name);
  return {
    ...target,
    names: memberNames(target.names, target.sdk),
    files,
    namespace,
    client: target.names.client(target.api.root),
    brand: brandOf(target),
    helpers: runtimeHelpers(target),
    symbol,
    declared: oncePerText((name): Sym => {
      const module = paths.get(name);
      return module === undefined ? imported(namespace, name) : { part: "sym", name, module };
    }),
    core: (name) => imported(`${namespace}.Core`, name),
    internal: (name) => symbol(`${namespace}.Internal`, name),
  };
}
